// The page in Firefox, where there is one. Nothing drives it: a page of the test shows the built one in a frame, looks
// whether it plays, solves, reads and prints, and sends what it saw.
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';

const FIREFOX = process.env.FIREFOX ?? '/usr/bin/firefox-esr';
const DIST = fileURLToPath(new URL('../dist', import.meta.url));
const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.wasm': 'application/wasm',
  '.svg': 'image/svg+xml',
};

// Runs in Firefox. Each look waits until what it looks for is there.
async function looks(frame: HTMLIFrameElement): Promise<Record<string, string>> {
  const page = () => frame.contentDocument!;
  const until = async <T>(find: () => T | null | undefined | '' | false): Promise<T> => {
    for (;;) {
      const found = find();
      if (found) return found;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  const text = (selector: string) => page().querySelector(selector)?.textContent ?? '';
  const distance = () => /To go(\d+)/.exec(text('#numbers'))?.[1];
  // There are hints as soon as the library knows a solution.
  const proven = () => page().querySelector('#hint:not([aria-disabled])') && distance();
  const show = (hash: string) => void (frame.contentWindow!.location.hash = hash);
  const seen: Record<string, string> = {};
  seen.rushhour = await until(proven);
  show('#/play/hut-1');
  await until(() => page().querySelector('.me') && text('#title') === 'Crate');
  seen.sokoban = await until(proven);
  show('#/library');
  await until(() => page().querySelector('.pcard'));
  show('#/print/hut');
  seen.printed = String(await until(() => /^\d+ puzzles ready$/.exec(text('#print-state'))?.[0]));
  seen.boards = String(page().querySelectorAll('.paperboard svg').length);
  return seen;
}

const SMOKE = `<!doctype html><iframe src="./index.html#/play/6x6-6" width="1200" height="800"></iframe><script type="module">
  const send = (said) => fetch('/said', { method: 'POST', body: JSON.stringify(said) });
  const frame = document.querySelector('iframe');
  frame.contentWindow.addEventListener('error', (event) => send({ error: String(event.message) }));
  ${looks}
  looks(frame).then(send, (error) => send({ error: String(error) }));
</script>`;

const profile = mkdtempSync(join(tmpdir(), 'gridlock-firefox-'));
let server: Server;
let firefox: ChildProcess;
afterAll(() => {
  firefox?.kill();
  server?.close();
  rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
});

it.skipIf(!existsSync(FIREFOX))('plays, solves and prints in Firefox', async () => {
  const said = new Promise<Record<string, string>>((resolve) => {
    server = createServer((request, response) => {
      const path = new URL(request.url!, 'http://here').pathname.replace(/\/$/, '/index.html');
      if (path === '/said') {
        let body = '';
        request.on('data', (part) => (body += part));
        request.on('end', () => resolve(JSON.parse(body)));
        return response.end();
      }
      const file = join(DIST, normalize(path));
      if (path !== '/smoke.html' && !existsSync(file)) return response.writeHead(404).end();
      response.writeHead(200, { 'Content-Type': TYPES[extname(path)] ?? 'application/octet-stream' });
      response.end(path === '/smoke.html' ? SMOKE : readFileSync(file));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const address = `http://127.0.0.1:${port}/smoke.html`;
  const env = { ...process.env, HOME: profile, MOZ_CRASHREPORTER_DISABLE: '1' };
  firefox = spawn(FIREFOX, ['--headless', '--no-remote', '--profile', profile, address], { env, stdio: 'ignore' });
  expect(await said).toEqual({ rushhour: '7', sokoban: '8', printed: '12 puzzles ready', boards: '12' });
});
