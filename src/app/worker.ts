/// <reference lib="webworker" />
import { READER_COOKIE } from '#domain/readerCookie';

import { paths } from '../paths';
import { deleteCachedPages, PAGES } from '../store/persistence/offlinePages';

import { PAGE_UPDATED, type ServiceWorkerMessage } from './workerMessages';

declare const __webpack_hash__: string;
declare const self: ServiceWorkerGlobalScope;

/**
 * Static routing (Service Workers, section 4.5): requests that need not wait for the worker to
 * start.
 */
interface Routing {
  addRoutes?: (rules: { condition: object; source: string }[]) => Promise<void>;
}

const VERSION = __webpack_hash__.slice(0, 8);
const PROGRAM = `/assets/app.${VERSION}.js`;
/** The page without a screen, which works for any URL. */
const SHELL = `/shell?${VERSION}`;

/** Identifies a server-rendered page, by its embedded data. */
const RENDERED_MARK = ' id="page"';

/** File names contain a content hash, so files of two versions can coexist. */
const FILES = 'files';
const MAX_FILES = 300;
const MAX_PAGES = 30;

/** Ignores Vary: what pages vary by is part of their cache's name. */
const ANY_HEADERS = { ignoreVary: true };

const CALLS = ['/api/*', '/search/*', '/images/*', '/files/*'];
const NAMED_BY_CONTENT = /^\/assets\//;
const PICTURES = /^\/(icon\.svg$|badges\/)/;

/** Forms on the way to an account, some with a secret in the URL; never cached. */
const NEVER_CACHED: readonly string[] = [
  paths.signIn,
  paths.register,
  paths.accountRegistration,
  paths.success,
  paths.applicationStatus,
  paths.forgotPassword,
  paths.resetPassword,
  paths.firstPassword,
];
/** Names of the desk's lazy parts. */
const STAFF = /staff/i;
const NOT_SCREENS = /^\/(staff|api|search|images|files)(\/|$)/;
const mayCache = (path: string): boolean => !NEVER_CACHED.includes(path) && !NOT_SCREENS.test(path);

self.addEventListener('install', (event) => {
  const routing = (event as Routing).addRoutes?.([
    ...CALLS.map((pathname) => ({ condition: { urlPattern: { pathname } }, source: 'network' })),
    { condition: { requestMode: 'navigate' }, source: 'race-network-and-fetch-handler' },
  ]);
  event.waitUntil(Promise.all([routing, cacheFiles([SHELL, PROGRAM])]));
});

/** Pages of another version refer to files that may be gone. */
self.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([deleteCachedPages(), self.clients.claim()])),
);

self.addEventListener('message', (event) => {
  const {
    takeOver = false,
    files = [],
    hasParts = false,
    page,
  } = event.data as ServiceWorkerMessage;
  if (takeOver) void self.skipWaiting();
  event.waitUntil(
    Promise.all([
      cacheFiles(files),
      hasParts && cacheParts(),
      page && cachePage(page, event.source),
    ]),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== self.location.origin || request.method !== 'GET') return;
  if (request.mode === 'navigate') {
    if (mayCache(pathname)) event.respondWith(openPage(request));
  } else if (NAMED_BY_CONTENT.test(pathname)) event.respondWith(openFile(event));
  else if (PICTURES.test(pathname)) event.respondWith(openPicture(event));
});

/** Pages are rendered for a language, a country, and either visitors or customers. */
async function pagesOfReader(): Promise<Cache> {
  const cookie = await self.cookieStore?.get(READER_COOKIE);
  return caches.open(PAGES + (cookie?.value ?? ''));
}

/** Stale-while-revalidate for files without a content hash in their name. */
async function openPicture(event: FetchEvent): Promise<Response> {
  const files = await caches.open(FILES);
  const cached = await files.match(event.request);
  const renewed = fetch(event.request).then((response) => {
    cacheFile(event, files, response);
    return response;
  });
  event.waitUntil(renewed.catch(() => {}));
  return cached ?? renewed;
}

/** Opens the cached page if it is known for whom it was rendered; otherwise only when offline. */
async function openPage(request: Request): Promise<Response> {
  const pages = await pagesOfReader();
  const cached = await pages.match(request, ANY_HEADERS);
  if (cached && 'cookieStore' in self) return cached;
  try {
    return await fetch(request);
  } catch (failure) {
    const shell = cached ?? (await caches.match(SHELL));
    if (shell) return shell;
    throw failure;
  }
}

/**
 * Caches the current version of a page, and notifies a client that may have been shown an older
 * one.
 */
async function cachePage(address: string, reader: ExtendableMessageEvent['source']): Promise<void> {
  if (!mayCache(new URL(address).pathname)) return;
  const pages = await pagesOfReader();
  const response = await fetch(address, { headers: { accept: 'text/html' } });
  const html = await response.clone().text();
  if (!response.ok || !html.includes(PROGRAM) || !html.includes(RENDERED_MARK)) return;
  const before = await pages.match(address, ANY_HEADERS);
  if ((await before?.text()) === html) return;
  await pages.put(address, response);
  await trim(pages, MAX_PAGES);
  if (before) reader?.postMessage(PAGE_UPDATED);
}

async function openFile(event: FetchEvent): Promise<Response> {
  const files = await caches.open(FILES);
  const cached = await files.match(event.request);
  if (cached) return cached;
  const response = await fetch(event.request);
  cacheFile(event, files, response);
  return response;
}

/** Caches a file without delaying it; if the storage is full, it is fetched again next time. */
function cacheFile(event: FetchEvent, files: Cache, response: Response): void {
  if (response.ok) event.waitUntil(files.put(event.request, response.clone()).catch(() => {}));
}

/** Caches files that are not cached yet. */
async function cacheFiles(addresses: readonly string[]): Promise<void> {
  const files = await caches.open(FILES);
  await Promise.all(
    addresses.map(async (address) => {
      if (!(await files.match(address))) await files.add(address);
    }),
  );
  await trim(files, MAX_FILES);
}

/** Caches the files of the shop's lazy parts, if the server has them in this version. */
async function cacheParts(): Promise<void> {
  const response = await fetch('/parts.json');
  const filesOf = (await response.json()) as Record<string, readonly string[]>;
  const files = Object.entries(filesOf).flatMap(([name, own]) => (STAFF.test(name) ? [] : own));
  const ofVersion = files.filter((file) => file.includes(VERSION)).map((file) => `/${file}`);
  await cacheFiles([...new Set(ofVersion)]);
}

/** Deletes the oldest entries first. */
async function trim(cache: Cache, max: number): Promise<void> {
  const cached = await cache.keys();
  await Promise.all(cached.slice(0, -max).map((request) => cache.delete(request)));
}
