// The service worker: keeps every file of this build, so that the page works without a network. The build fills in
// the version and the list.
const CACHE = 'gridlock-__VERSION__';
const FILES = __FILES__;

addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES)).then(() => self.skipWaiting()));
});

addEventListener('activate', (event) => {
  const drop = (names) => Promise.all(names.filter((n) => n.startsWith('gridlock-') && n !== CACHE).map((n) => caches.delete(n)));
  event.waitUntil(caches.keys().then(drop).then(() => self.clients.claim()));
});

addEventListener('fetch', (event) => {
  if (event.request.method !== 'GET' || new URL(event.request.url).origin !== location.origin) return;
  event.respondWith(caches.match(event.request, { ignoreSearch: true, ignoreVary: true }).then((hit) => hit ?? fetch(event.request)));
});
