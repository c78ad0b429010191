// The end-to-end tests: the built page in a real browser.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { include: ['e2e/**/*.e2e.ts'], testTimeout: 30_000, hookTimeout: 30_000, fileParallelism: false },
});
