import { readdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

it('is downloaded in less than a megabyte', () => {
  const folder = fileURLToPath(new URL('../dist', import.meta.url));
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => statSync(`${folder}/${name}`));
  const bytes = files.filter((file) => file.isFile()).reduce((sum, file) => sum + file.size, 0);
  expect(bytes).toBeGreaterThan(500_000);
  expect(bytes).toBeLessThan(1_000_000);
});
