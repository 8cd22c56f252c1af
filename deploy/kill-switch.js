// Served as sw.js in the place of the build's own, it removes the service worker and what that keeps
// from every browser that asks for it. Pages then come from the host, as without a worker.
self.addEventListener('install', () => {
  void self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  event.waitUntil(removeAll());
});

async function removeAll() {
  const ownCaches = `jobtrail:${new URL(self.registration.scope).pathname}:`;
  for (const name of await caches.keys()) {
    if (name.startsWith(ownCaches)) await caches.delete(name);
  }
  await self.registration.unregister();
}
