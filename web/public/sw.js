// The worker of the application shell, with the root as its scope. It keeps the hashed files of its build and one page
// for times without a connection. Never an answer of /api, and never a page: each page has a nonce of its own.
const build = '__BUILD__'; // written by the build, so that another build is another worker
const cacheName = `giro-${build}`;
const offlinePage = '/offline.html';
const offlineFiles = [offlinePage, '/offline.css', '/offline.js', '/boot.js', '/icon.svg'];

addEventListener('install', (event) => event.waitUntil(keepOfflineFiles()));
addEventListener('activate', (event) => event.waitUntil(takeOver()));

// The page asks for it when its person agreed to load the new version.
addEventListener('message', ({ data }) => {
  if (data === 'take-over') void skipWaiting();
});

addEventListener('fetch', (event) => {
  const answer = answerTo(event.request);
  if (answer !== undefined) event.respondWith(answer);
});

async function keepOfflineFiles() {
  const cache = await caches.open(cacheName);
  await cache.addAll(offlineFiles.map((file) => new Request(file, { cache: 'reload' })));
}

async function takeOver() {
  const others = (await caches.keys()).filter((name) => name.startsWith('giro-') && name !== cacheName);
  await Promise.all(others.map((name) => caches.delete(name)));
  await clients.claim();
}

/** Undefined leaves the request to the browser. */
function answerTo(request) {
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || /^\/api(\/|$)/.test(pathname))
    return undefined;
  if (request.mode === 'navigate') return fetch(request).catch(() => kept(offlinePage));
  if (pathname.startsWith('/assets/')) return keptOrFetched(request);
  return offlineFiles.includes(pathname) ? fetch(request).catch(() => kept(pathname)) : undefined;
}

async function kept(file) {
  const cache = await caches.open(cacheName);
  return (await cache.match(file)) ?? Response.error();
}

/** A name below /assets/ carries the hash of its content, so what was kept under it is right. */
async function keptOrFetched(request) {
  const cache = await caches.open(cacheName);
  const known = await cache.match(request);
  if (known !== undefined) return known;
  const response = await fetch(request);
  if (response.ok) await cache.put(request, response.clone());
  return response;
}
