/// <reference lib="webworker" />
import { READER_COOKIE } from '#domain/readerCookie';

import { paths } from '../paths';
import { forgetPages, PAGES } from '../store/persistence/offlinePages';

import { RENEWED, type ToWorker } from './workerMessages';

declare const __webpack_hash__: string;
declare const self: ServiceWorkerGlobalScope;

/** Static routing (Service Workers, section 4.5): what need not wait until this program has started. */
interface Routing {
  addRoutes?: (rules: { condition: object; source: string }[]) => Promise<void>;
}

const VERSION = __webpack_hash__.slice(0, 8);
const PROGRAM = `/assets/app.${VERSION}.js`;
/** The page without a screen in it, which opens at any address. */
const SHELL = `/shell?${VERSION}`;

/** What a page carries along that a server has drawn. */
const DRAWN = ' id="page"';

/** Named by their content: those of two versions lie side by side. */
const FILES = 'files';
const MOST_FILES = 300;
const MOST_PAGES = 30;

/** Pages vary by what the name of their cache says. */
const ANY_HEADERS = { ignoreVary: true };

const CALLS = ['/api/*', '/search/*', '/images/*', '/files/*'];
const NAMED_BY_CONTENT = /^\/assets\//;
const PICTURES = /^\/(icon\.svg$|badges\/)/;

/** Screens that somebody fills in on the way into an account, some with a secret in the address. */
const NEVER_KEPT: readonly string[] = [
  paths.signIn,
  paths.register,
  paths.accountRegistration,
  paths.success,
  paths.applicationStatus,
  paths.forgotPassword,
  paths.resetPassword,
  paths.firstPassword,
];
const NOT_SCREENS = /^\/(staff|api|search|images|files)(\/|$)/;
const mayKeep = (path: string): boolean => !NEVER_KEPT.includes(path) && !NOT_SCREENS.test(path);

self.addEventListener('install', (event) => {
  const routing = (event as Routing).addRoutes?.([
    ...CALLS.map((pathname) => ({ condition: { urlPattern: { pathname } }, source: 'network' })),
    { condition: { requestMode: 'navigate' }, source: 'race-network-and-fetch-handler' },
  ]);
  event.waitUntil(Promise.all([routing, keepFiles([SHELL, PROGRAM])]));
});

/** Pages of another version name files that may be gone. */
self.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([forgetPages(), self.clients.claim()])),
);

self.addEventListener('message', (event) => {
  const { takeOver = false, files = [], page } = event.data as ToWorker;
  if (takeOver) void self.skipWaiting();
  event.waitUntil(Promise.all([keepFiles(files), page && keepPage(page, event.source)]));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== self.location.origin || request.method !== 'GET') return;
  if (request.mode === 'navigate') {
    if (mayKeep(pathname)) event.respondWith(openPage(request));
  } else if (NAMED_BY_CONTENT.test(pathname)) event.respondWith(openFile(request));
  else if (PICTURES.test(pathname)) event.respondWith(openPicture(event));
});

/** Pages are drawn for a language, a country, and a visitor or a customer. */
async function pagesOfReader(): Promise<Cache> {
  const cookie = await self.cookieStore?.get(READER_COOKIE);
  return caches.open(PAGES + (cookie?.value ?? ''));
}

/** What is named by its place: as it was, and from then on as it is. */
async function openPicture(event: FetchEvent): Promise<Response> {
  const files = await caches.open(FILES);
  const kept = await files.match(event.request);
  const renewed = fetch(event.request).then(async (answer) => {
    if (answer.ok) await files.put(event.request, answer.clone());
    return answer;
  });
  event.waitUntil(renewed.catch(() => {}));
  return kept ?? renewed;
}

/** As it was at the last visit, where it is known who reads; without a connection, in any case. */
async function openPage(request: Request): Promise<Response> {
  const pages = await pagesOfReader();
  const kept = await pages.match(request, ANY_HEADERS);
  if (kept && 'cookieStore' in self) return kept;
  try {
    return await fetch(request);
  } catch (failure) {
    const shell = kept ?? (await caches.match(SHELL));
    if (shell) return shell;
    throw failure;
  }
}

/** Keeps a page as it is by now, and tells who may have been shown another. */
async function keepPage(address: string, reader: ExtendableMessageEvent['source']): Promise<void> {
  if (!mayKeep(new URL(address).pathname)) return;
  const pages = await pagesOfReader();
  const answer = await fetch(address, { headers: { accept: 'text/html' } });
  const html = await answer.clone().text();
  if (!answer.ok || !html.includes(PROGRAM) || !html.includes(DRAWN)) return;
  const before = await pages.match(address, ANY_HEADERS);
  if ((await before?.text()) === html) return;
  await pages.put(address, answer);
  await trim(pages, MOST_PAGES);
  if (before) reader?.postMessage(RENEWED);
}

async function openFile(request: Request): Promise<Response> {
  const files = await caches.open(FILES);
  const kept = await files.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await files.put(request, answer.clone());
  return answer;
}

/** Those that stand already are not asked for again. */
async function keepFiles(addresses: readonly string[]): Promise<void> {
  const files = await caches.open(FILES);
  await Promise.all(
    addresses.map(async (address) => {
      if (!(await files.match(address))) await files.add(address);
    }),
  );
  await trim(files, MOST_FILES);
}

/** The oldest go first. */
async function trim(cache: Cache, most: number): Promise<void> {
  const kept = await cache.keys();
  await Promise.all(kept.slice(0, -most).map((request) => cache.delete(request)));
}
