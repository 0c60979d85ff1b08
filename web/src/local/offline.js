// The service worker: keeps every file of one version of the site, and serves them with or without a network.
// The build fills in the version and the files.

// Other sites of the same host have caches beside this one, as two projects on one host of pages.
const SITE = ` ${self.registration.scope}`;
const NAME = `won-%version%${SITE}`;
const FILES = [
  /* files */
];

self.addEventListener("install", (event) =>
  event.waitUntil(caches.open(NAME).then((cache) => cache.addAll(FILES.map(asked)))),
);

self.addEventListener("activate", (event) => event.waitUntil(forgetOthers().then(() => self.clients.claim())));

self.addEventListener("message", (event) => {
  if (event.data === "take over") self.skipWaiting();
});

self.addEventListener("fetch", (event) => {
  if (event.request.method === "GET" && new URL(event.request.url).origin === location.origin)
    event.respondWith(answer(event.request));
});

/** A file in a folder has another name whenever it changes; of the others the browser may still have the last one. */
function asked(file) {
  return new Request(file, { cache: /^\w.*\//.test(file) ? "default" : "no-cache" });
}

async function forgetOthers() {
  const names = await caches.keys();
  await Promise.all(
    names
      .filter((name) => name.startsWith("won-") && name.endsWith(SITE) && name !== NAME)
      .map((name) => caches.delete(name)),
  );
}

async function answer(request) {
  const cache = await caches.open(NAME);
  return (await cache.match(request, { ignoreSearch: true })) ?? fetch(request);
}
