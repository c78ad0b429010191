// Lets tests fetch files of the project, as the page does from its server.
import { readFileSync } from 'node:fs';

globalThis.fetch = async (path) =>
  new Response(readFileSync(new URL(`..${path}`, import.meta.url)), {
    headers: { 'Content-Type': 'application/wasm' },
  });
