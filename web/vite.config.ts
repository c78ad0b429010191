// Builds the page into dist/, with a service worker that knows every file of the build.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { defineConfig, runnerImport, type Plugin } from 'vite';

// Writes sw.js: src/sw.js with the lists of files and a version that changes when any of them does.
function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    enforce: 'post', // when the page itself is finished, and with it the list of files
    generateBundle(_, bundle) {
      const files = Object.keys(bundle)
        .filter((name) => !name.endsWith('.map'))
        .sort();
      const hash = createHash('sha256');
      for (const name of files) {
        const item = bundle[name];
        hash.update(name).update(item.type === 'chunk' ? item.code : item.source);
      }
      const assets = files.filter((name) => name !== 'index.html').map((name) => `./${name}`);
      const later = assets.filter((name) => name.includes('workshop'));
      const first = ['./', ...assets.filter((name) => !later.includes(name)), './manifest.webmanifest'];
      const source = readFileSync(new URL('./src/sw.js', import.meta.url), 'utf8')
        .replace('__VERSION__', hash.digest('hex').slice(0, 12))
        .replace('__FILES__', JSON.stringify(first))
        .replace('__LATER__', JSON.stringify(later));
      this.emitFile({ type: 'asset', fileName: 'sw.js', source });
    },
  };
}

// As zopfli makes it, which takes a second and saves a twentieth; without it, as Node does.
function gzip(path: string): Buffer {
  try {
    return execFileSync('zopfli', ['-c', path], { maxBuffer: 1 << 26 });
  } catch {
    return gzipSync(readFileSync(path), { level: 9 });
  }
}

// Beside each file its compressed forms, for servers that hand them out as they are.
function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    enforce: 'post',
    writeBundle({ dir }, bundle) {
      for (const name of Object.keys(bundle)) {
        if (!/\.(js|css|html|wasm)$/.test(name)) continue;
        const path = `${dir}/${name}`;
        writeFileSync(`${path}.gz`, gzip(path));
        writeFileSync(`${path}.br`, brotliCompressSync(readFileSync(path)));
      }
    },
  };
}

// The drawing module is wanted first of all, so the page asks for it before its script does.
function preload(): Plugin {
  return {
    name: 'preload',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((name) => name.includes('gridlock_draw'))
          .map((name) => ({
            tag: 'link',
            attrs: { rel: 'preload', href: `./${name}`, as: 'fetch', type: 'application/wasm', crossorigin: '' },
            injectTo: 'head' as const,
          })),
    },
  };
}

// On a slow connection every file that has to come first costs most of a second. So the styles are part of the page, and
// so is a picture of the first puzzle, which the script replaces by the puzzle itself.
function firstSight(): Plugin {
  return {
    name: 'first-sight',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        const link = /<link rel="stylesheet"[^>]*href="\.\/(assets\/index-[^"]+\.css)"[^>]*>/.exec(html);
        const css = link && bundle?.[link[1]];
        if (!css || css.type !== 'asset') throw new Error('the styles of the page are not where they were');
        delete bundle[link[1]];
        return html
          .replace(link[0], () => `<style>${String(css.source).trim()}</style>`)
          .replace('<!--first board-->', await firstBoard());
      },
    },
  };
}

async function firstBoard(): Promise<string> {
  const file = (path: string) => new URL(path, import.meta.url);
  const fetched = globalThis.fetch;
  globalThis.fetch = async () => new Response(readFileSync(file('./generated/gridlock_draw.wasm')));
  const load = async <T>(path: string) =>
    (await runnerImport<T>(fileURLToPath(file(path)), { configFile: false, logLevel: 'error' })).module;
  const { firstSight } = await load<typeof import('./src/draw/first_sight')>('./src/draw/first_sight.ts');
  globalThis.fetch = fetched;
  return firstSight();
}

// What the script of the page needs at once comes in one file: a slow connection waits for every one of them, and for most
// of a second more when there are more than six.
const inFirstFile = (() => {
  const known = new Set<string>();
  return (id: string, build: { getModuleInfo(id: string): { importedIds: string[] } | null }) => {
    if (known.size === 0) {
      const found = [fileURLToPath(new URL('./src/main.tsx', import.meta.url))];
      for (let next = found.pop(); next; next = found.pop()) {
        if (known.has(next)) continue;
        known.add(next);
        found.push(...(build.getModuleInfo(next)?.importedIds ?? []));
      }
    }
    return known.has(id) ? 'first' : null;
  };
})();

export default defineConfig({
  base: './',
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: inFirstFile }] } } },
  },
  worker: { format: 'es' },
  plugins: [preload(), firstSight(), compressed(), serviceWorker()],
  test: { include: ['test/**/*.test.ts'], setupFiles: ['test/files.ts'], testTimeout: 900_000, hookTimeout: 900_000 },
} as never);
