import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';

import files from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import type { Settings } from '#contract/settings';

import { Refusal } from '../services/refusal';
import type { ServedBanners } from '../services/showBanners';

import { declareAll } from './access';
import type { DrawFor, ReadyPage } from './drawnPages';
import { refuse } from './refusals';
import { openSitePage } from './sitePage';
import { takes } from './takes';

interface Site {
  siteDir: string;
  client: Settings;
  /** What the page brings along beside its settings, read anew for every page. */
  banners: () => Promise<ServedBanners>;
  /** Draws the first screen of a visitor. */
  draw: DrawFor;
}

/** Addresses of files: folders are none, their addresses are screens, or nothing. Nothing else is looked for on the disk. */
const FILE = /^(?!\/index\.html$)(\/[\w-][\w.-]*)+\.\w+$/;

/** Files named by their content may be kept for ever. */
const NAMED_BY_CONTENT = /\.[0-9a-f]{8,}\.\w+$/;

/** Addresses below these are calls and files, never screens. */
const NOT_SCREENS = /^\/(api|search|images|assets|files)(\/|$)/;

/** Addresses that programs ask for: hidden files, source maps, and files beside the page such as `/robots.txt`. */
const NO_PAGE = /^\/\.|\.map$|^\/[^/]*\.\w+$/;

/** In place of the service worker where it is switched off: takes itself away, with all that it kept. */
const NO_WORKER = `
addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(leave()));
async function leave() {
  for (const name of await caches.keys()) await caches.delete(name);
  await registration.unregister();
}
`;

const plain = promisify(brotliDecompress);

/** What decides which first screen a page is sent with. */
const SEEN_BY = 'cookie, sec-ch-ua-mobile, user-agent, accept-encoding';

/** The page opens without them where the database does not answer. */
const NO_BANNERS = {};

/** The staff's screens are nobody's to find, nor is the page that browsers keep to open any screen in. */
const UNDRAWN = /^\/(staff|shell)(\/|\?|$)/;

/** Serves the built storefront: its files as they are, and its one page for the address of any screen. */
export async function installSite(app: FastifyInstance, site: Site): Promise<void> {
  const { siteDir, client, banners, draw } = site;
  const page = openSitePage(siteDir, client);

  app.setNotFoundHandler(async (request, reply) => {
    const hasSlashTooMany = pathOf(request.url).includes('//');
    if (hasSlashTooMany || !isScreen(request) || !page.exists()) {
      return refuse(request, reply, new Refusal(404, 'request.unknownAddress'));
    }
    if (UNDRAWN.test(request.url)) reply.header('x-robots-tag', 'noindex');
    else {
      const drawn = await draw(request, page.drawn);
      if (drawn) return sendDrawn(request, reply, drawn);
    }
    const served = await banners().catch(() => NO_BANNERS);
    return sendPage(reply.code(200), page.undrawn(served));
  });

  if (!existsSync(siteDir)) return;
  await app.register(async (site) => {
    declareAll(site, 'public', 'file');
    if (!client.serviceWorker) {
      site.get('/worker.js', (_request, reply) =>
        reply.header('cache-control', 'no-cache').type('text/javascript').send(NO_WORKER),
      );
    }
    await site.register(files, {
      root: siteDir,
      serve: false,
      index: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        const keeps = NAMED_BY_CONTENT.test(path.replace(/\.(br|gz)$/, ''));
        reply.header('cache-control', keeps ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
    site.get('/*', ({ url }, reply) => {
      const path = pathOf(url);
      return FILE.test(path) ? reply.sendFile(path) : reply.callNotFound();
    });
  });
}

const pathOf = (url: string): string => url.split('?', 1)[0] ?? '';

/** What a browser opens as a page: never a picture or a script that is missing. */
const isScreen = ({ method, url, headers: { accept = '' } }: FastifyRequest): boolean => {
  const path = pathOf(url);
  if ((method !== 'GET' && method !== 'HEAD') || NOT_SCREENS.test(path)) return false;
  if (NO_PAGE.test(path)) return false;
  return accept.includes('text/html') || (/^(\*\/\*)?$/.test(accept) && !/\.\w+$/.test(path));
};

/** A screen's address in which somebody typed a bare `%`, as it was meant; `undefined` where it is none. */
export function screenAddress(request: FastifyRequest): string | undefined {
  // One slash in front: two would name another host.
  const path = `/${request.url.replace(/^[/\\]+/, '')}`;
  const mended = path.replace(/%(?![0-9a-f]{2})/gi, '%25');
  return isScreen(request) && isDecodable(mended) ? mended : undefined;
}

function isDecodable(address: string): boolean {
  try {
    decodeURIComponent(address);
    return true;
  } catch {
    return false;
  }
}

const sendPage = (reply: FastifyReply, page: string | Buffer) =>
  reply
    .header('cache-control', 'no-cache')
    .header('vary', SEEN_BY)
    .type('text/html; charset=utf-8')
    .send(page);

async function sendDrawn({ headers }: FastifyRequest, reply: FastifyReply, page: ReadyPage) {
  const { status, etag, bytes } = page;
  reply.header('etag', etag);
  if (headers['if-none-match']?.includes(etag)) return sendPage(reply.code(304), '');
  reply.code(status);
  if (!takes(headers['accept-encoding'], 'br')) return sendPage(reply, await plain(bytes));
  return sendPage(reply.header('content-encoding', 'br'), bytes);
}
