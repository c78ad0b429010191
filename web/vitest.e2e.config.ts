// The end-to-end tests: the built page in a real browser.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['e2e/**/*.e2e.ts'],
    globalSetup: ['e2e/server.ts'],
    setupFiles: ['e2e/setup.ts'],
    isolate: false, // files that run in one process share their browser
    // A busy machine must not matter.
    testTimeout: 900_000,
    hookTimeout: 900_000,
    expect: { poll: { timeout: Number(process.env.PATIENCE ?? 300_000) } },
    maxWorkers: 2, // much of a test is waiting
  },
});
