// The service worker: keeps the files of this build, so that the page works without a network. What is large and not
// needed to play is fetched when it is first used, or else at the second visit. The build fills in version and lists.
const CACHE = 'gridlock-__VERSION__';
const FILES = __FILES__;
const LATER = __LATER__;

const opened = () => caches.open(CACHE);

async function addMissing() {
  const cache = await opened();
  for (const file of LATER) if (!(await cache.match(file))) await cache.add(file);
}

async function answer(request) {
  const hit = await caches.match(request, { ignoreSearch: true, ignoreVary: true });
  if (hit) return hit;
  const response = await fetch(request);
  const large = LATER.some((file) => new URL(file, location.href).href === request.url);
  if (large && response.ok) await (await opened()).put(request, response.clone());
  return response;
}

addEventListener('install', (event) => {
  event.waitUntil(opened().then((cache) => cache.addAll(FILES)).then(() => self.skipWaiting()));
});

addEventListener('activate', (event) => {
  const drop = (names) => Promise.all(names.filter((n) => n.startsWith('gridlock-') && n !== CACHE).map((n) => caches.delete(n)));
  event.waitUntil(caches.keys().then(drop).then(() => self.clients.claim()));
});

addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || new URL(request.url).origin !== location.origin) return;
  event.respondWith(answer(request));
  if (request.mode === 'navigate') event.waitUntil(addMissing().catch(() => {}));
});
