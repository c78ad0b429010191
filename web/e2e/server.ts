// Serves the built page for all end-to-end tests of a run: by the program of this build, or by Vite where there is none.
import { spawn } from 'node:child_process';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    address: string;
  }
}

export default async function (project: TestProject): Promise<() => unknown> {
  const binary = process.env.GRIDLOCK_BINARY;
  if (!binary) {
    const { preview } = await import('vite');
    const server = await preview({ preview: { port: 0, host: '127.0.0.1' }, logLevel: 'silent' });
    project.provide('address', server.resolvedUrls!.local[0]);
    return () => server.close();
  }
  const server = spawn(binary, ['serve', '--port', '0', '--folder', 'dist', '-q'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  project.provide('address', await new Promise((resolve) => server.stdout.once('data', (d) => resolve(String(d).trim()))));
  return () => server.kill();
}
