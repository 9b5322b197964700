/*
 * On a phone that a driver has called their own: keeps the driver's two pages, to open them without a network, and shows
 * notifications. Only answers with the header `own-device` are kept. The name in it changes with the driver.
 */

importScripts('/push-worker.js');

const kept = 'own-phone';
const ownerHeader = 'own-device';
const pages = ['/driver-preferences', '/driver-vacation'];
/** Where a driver's day begins: the home screen, the site's link, a bookmark. */
const starts = /^\/(driver-login|s\/[^/]+\/[^/]+)?$/;

const minuteMs = 60_000;
/** With one bar of signal, the copy is shown after this time. */
const slowMs = 4_000;
/** The other page is read again if its copy is older. */
const staleMs = 60 * minuteMs;
const longestMs = 30 * 24 * 60 * minuteMs;

const getOwner = (answer) => answer.headers.get(ownerHeader);
const getAge = (copy) => Date.now() - Number(copy.headers.get('kept-at'));
const findAssets = (html) => new Set(html.match(/\/assets\/[\w.-]+/g));
/** Names the release that made a page. */
const findManifest = (html) => /\/assets\/manifest-[\w-]+\.js/.exec(html)?.[0];

/** Opens and deletes the cache one after the other: a cache that is opened after its deletion comes back. */
let lastTurn = Promise.resolve();
const inTurn = (act) => (lastTurn = lastTurn.then(act, act));

/** What was asked for before an erasure must not be kept after it. */
let erasures = 0;
const erase = () => {
  erasures += 1;
  return inTurn(() => caches.delete(kept));
};

/** Undefined if nothing is kept. */
const openKept = () =>
  inTurn(async () => ((await caches.has(kept)) ? caches.open(kept) : undefined));

const findCopy = async (path) => {
  const copy = await (await openKept())?.match(path);
  if (!copy || getAge(copy) < longestMs) return copy;
  await erase();
  return undefined;
};

const keepAssets = async (cache, paths) => {
  for (const path of paths) {
    if (await cache.match(path)) continue;
    const answer = await fetch(path).catch(() => undefined);
    if (answer?.ok) await cache.put(path, answer);
  }
};

/** Keeps the files of a page first, so that a kept page is complete. */
const keepPage = async (cache, path, answer) => {
  const html = await answer.text();
  await keepAssets(cache, findAssets(html));
  const headers = new Headers(answer.headers);
  // The text is no longer compressed.
  headers.delete('content-encoding');
  headers.delete('content-length');
  headers.set('kept-at', String(Date.now()));
  await cache.put(path, new Response(html, { headers }));
  return html;
};

const readPage = async (path) => {
  const answer = await fetch(path, { headers: { accept: 'text/html' }, redirect: 'manual' });
  return answer.ok && getOwner(answer) ? answer : undefined;
};

/** The files that open pages have loaded, some of which no document names. */
const loaded = new Set();

/** Drops those of the files that no page uses. Files that came meanwhile belong to the page that is open. */
const dropOldAssets = async (cache, earlier) => {
  const used = new Set();
  for (const path of pages) {
    const copy = await cache.match(path);
    for (const asset of copy ? findAssets(await copy.text()) : []) used.add(asset);
  }
  for (const { url } of earlier) {
    const { pathname } = new URL(url);
    const isUsed = used.has(pathname) || loaded.has(pathname);
    if (pathname.startsWith('/assets/') && !isUsed) await cache.delete(url);
  }
};

/** Keeps an answer of the server and, if its copy is missing or old, the driver's other page. */
const keep = async (path, answer, erasedBefore) => {
  const owner = getOwner(answer);
  const [other] = pages.filter((page) => page !== path);
  const before = await Promise.all([path, other].map(findCopy));
  if (erasedBefore !== erasures) return;
  const isOfOther = before.some((copy) => copy && getOwner(copy) !== owner);
  if (isOfOther) await erase();
  const erasedByNow = isOfOther ? erasedBefore + 1 : erasedBefore;
  const cache = await inTurn(() => (erasedByNow === erasures ? caches.open(kept) : undefined));
  if (!cache) return;
  const earlier = await cache.keys();
  const html = await keepPage(cache, path, answer);
  const otherCopy = await cache.match(other);
  const otherHtml = otherCopy && (await otherCopy.clone().text());
  const isSameRelease = otherHtml && findManifest(otherHtml) === findManifest(html);
  if (isSameRelease && getAge(otherCopy) < staleMs) return;
  const read = await readPage(other).catch(() => undefined);
  // Without it, the other page keeps its copy with the files of its own release.
  if (!read || getOwner(read) !== owner) return;
  await keepPage(cache, other, read);
  if (!isSameRelease) await dropOldAssets(cache, earlier);
};

/** A page that is not of the phone's owner erases everything. An ended session or a failure does not. */
const keepOrErase = async (path, answer, erasedBefore) => {
  if (!answer.ok || !(answer.headers.get('content-type') ?? '').startsWith('text/html')) return;
  await (getOwner(answer) ? keep(path, answer, erasedBefore) : erase());
};

/** Tells the page that it is a copy, and from when. */
const restore = async (copy) => {
  const html = await copy.text();
  const at = copy.headers.get('kept-at');
  return new Response(html.replace('<html', `<html data-kept-at="${at}"`), {
    headers: copy.headers,
  });
};

const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const askNetwork = async ({ request, preloadResponse }) =>
  (await preloadResponse) ?? fetch(request);

/** Undefined if the network fails. */
const answerAtLast = (asked) => asked.catch(() => undefined);

/** Undefined if the network fails or is slow. */
const answerSoon = (asked) =>
  Promise.race([answerAtLast(asked), wait(slowMs).then(() => undefined)]);

const answerPage = async (event, path) => {
  const erasedBefore = erasures;
  const asked = askNetwork(event);
  event.waitUntil(
    asked.then(
      (answer) => keepOrErase(path, answer.clone(), erasedBefore),
      () => undefined,
    ),
  );
  const copy = await findCopy(path);
  if (!copy) return asked;
  return (await answerSoon(asked)) ?? restore(copy);
};

/** However slow the network is, the way to the login stays open. */
const answerStart = async (event) => {
  const asked = askNetwork(event);
  if (!(await findCopy(pages[0]))) return asked;
  return (await answerAtLast(asked)) ?? Response.redirect(pages[0]);
};

/** Makes Remix load the page as a document, for which there is a copy. This is its `redirectDocument`, encoded. */
const openAsDocument = (path) => {
  const redirect = [
    ...[['SingleFetchRedirect', 1], { _2: 3, _4: 5, _6: 7, _8: 9, _10: 9 }],
    ...['redirect', path, 'status', 302, 'revalidate', false, 'reload', true, 'replace'],
  ];
  return new Response(`${JSON.stringify(redirect)}\n`, {
    status: 202,
    headers: { 'content-type': 'text/x-script', 'cache-control': 'no-store' },
  });
};

/** The data of a page, for the links between the two pages and to read a page again. */
const answerData = async (request, path) => {
  const copy = await findCopy(path);
  const isOpen = new URL(request.referrer || self.location.href).pathname === path;
  const asked = fetch(request);
  const answer = await (copy && !isOpen ? answerSoon(asked) : asked);
  if (!answer) return openAsDocument(path);
  // A part of the data does not tell whose page it is.
  const isWhole = !new URL(request.url).searchParams.has('_routes');
  if (isWhole && answer.status === 200 && !getOwner(answer)) await erase();
  return answer;
};

const answerAsset = async (event) => {
  const cache = await openKept();
  const copy = await cache?.match(event.request.url);
  if (copy) return copy;
  const answer = await fetch(event.request);
  if (cache && answer.ok) event.waitUntil(cache.put(event.request.url, answer.clone()));
  return answer;
};

/**
 * Whether the product's own page sent the request. Another site's page sends no referrer, and must not be able to erase what
 * waits here.
 */
const isFromOwnPage = ({ referrer }) =>
  referrer !== '' && new URL(referrer).origin === self.location.origin;

/** Signing out erases everything, also in browsers that ignore Clear-Site-Data. */
const leave = async () => {
  await erase();
  await self.registration.unregister();
};

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  // The request for a page begins while the worker starts, so that the worker delays no page.
  const preload = self.registration.navigationPreload?.enable();
  event.waitUntil(Promise.all([preload, self.clients.claim()]));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname, search } = new URL(request.url);
  if (origin !== self.location.origin) return;
  const isLeaving = request.method === 'POST' && pathname === '/logout' && search !== '?as=admin';
  if (isLeaving && isFromOwnPage(request)) event.waitUntil(leave());
  if (request.method !== 'GET') return;
  const [page, suffix = ''] = pathname.split('.data');
  if (request.mode === 'navigate') {
    if (pages.includes(pathname)) event.respondWith(answerPage(event, pathname));
    else event.respondWith(starts.test(pathname) ? answerStart(event) : askNetwork(event));
  } else if (pathname.startsWith('/assets/')) {
    event.respondWith(answerAsset(event));
  } else if (pathname.endsWith('.data') && suffix === '' && pages.includes(page)) {
    event.respondWith(answerData(request, page));
  }
});

const keepFromPage = async ({ path, assets }) => {
  const erasedBefore = erasures;
  const own = assets.filter((asset) => asset.startsWith('/assets/'));
  own.forEach((asset) => loaded.add(asset));
  const answer = pages.includes(path) ? await readPage(path).catch(() => undefined) : undefined;
  if (answer) await keep(path, answer, erasedBefore);
  const cache = await openKept();
  if (cache) await keepAssets(cache, own);
};

self.addEventListener('message', (event) => {
  const { data } = event;
  if (data === 'erase') event.waitUntil(erase());
  else if (Array.isArray(data?.assets)) event.waitUntil(keepFromPage(data));
});
