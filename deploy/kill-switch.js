// Served as sw.js in the place of the build's own, it removes the service worker, its caches and the
// answers that the installed app keeps from every browser that asks for it. Pages then come from the host, as without a worker.
self.addEventListener('install', () => {
  void self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  event.waitUntil(removeAll());
});

async function removeAll() {
  const build = `jobtrail:${new URL(self.registration.scope).pathname}`;
  const ownCaches = `${build}:`;
  for (const name of await caches.keys()) {
    if (name.startsWith(ownCaches)) await caches.delete(name);
  }
  indexedDB.deleteDatabase(build);
  await self.registration.unregister();
}
