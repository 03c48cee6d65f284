import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';

import files from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import type { Settings } from '#contract/settings';

import { Refusal } from '../services/actions/refusal';
import type { ServedBanners } from '../services/content/showBanners';

import { declareAccess } from './access';
import { encodingOf } from './compression';
import { keepBuild } from './keptBuilds';
import { isNotModified } from './notModified';
import { isOpenedDirectly, parsePageVariant } from './pageVariant';
import { refuse } from './refusals';
import type { RenderForVisitor, ReadyPage } from './renderedPages';
import { openSitePage } from './sitePage';

interface SiteOptions {
  siteDir: string;
  dataDir: string;
  client: Settings;
  publicUrl: string;
  /** Banners embedded in the page, read for every request. */
  banners: () => Promise<ServedBanners>;
  /** Renders a visitor's page. */
  render: RenderForVisitor;
}

/**
 * URL paths of files; only these are looked up on disk. Folders do not match: their URLs are
 * screens or nothing.
 */
const FILE_PATH = /^(?!\/index\.html$)(\/[\w-][\w.-]*)+\.\w+$/;

/** Files with a content hash in their name can be cached forever. */
const NAMED_BY_CONTENT = /\.[0-9a-f]{8,}\.\w+$/;

/** URL paths below these are API calls and files, never screens. */
const NOT_SCREENS = /^\/(api|search|images|assets|files)(\/|$)/;

/**
 * URL paths requested by programs: hidden files, source maps, and files beside the page such as
 * `/robots.txt`.
 */
const PROGRAM_PATH = /^\/\.|\.map$|^\/[^/]*\.\w+$/;

/** Replaces the service worker if it is disabled: unregisters itself and deletes its caches. */
const UNREGISTER_WORKER = `
addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(leave()));
async function leave() {
  for (const name of await caches.keys()) await caches.delete(name);
  await registration.unregister();
}
`;

const decompress = promisify(brotliDecompress);

/** Request headers that determine how a page is rendered and sent. */
const VARY = 'cookie, sec-ch-ua-mobile, user-agent, sec-fetch-site, accept-encoding';

/** The page works without banners if the database is unavailable. */
const NO_BANNERS = {};

/**
 * Neither the staff's screens nor the offline shell, in which the service worker opens any screen,
 * are rendered or indexed.
 */
const NOT_RENDERED = /^\/(staff|shell)(\/|\?|$)/;

/** Serves the built storefront: its files, and its single page for the URL of any screen. */
export async function installSite(app: FastifyInstance, site: SiteOptions): Promise<void> {
  const { siteDir, dataDir, client, publicUrl, banners, render } = site;
  const page = openSitePage(siteDir, { client, publicUrl });

  app.setNotFoundHandler(async (request, reply) => {
    const hasDoubleSlash = pathOf(request.url).includes('//');
    if (hasDoubleSlash || !isScreen(request) || !page.exists()) {
      return refuse(request, reply, new Refusal(404, 'request.unknownAddress'));
    }
    // Browsers would start a second process for it once the page has arrived (decision 0046).
    if (isOpenedDirectly(request)) reply.removeHeader('cross-origin-opener-policy');
    if (NOT_RENDERED.test(request.url)) reply.header('x-robots-tag', 'noindex');
    else {
      const rendered = await render(request, page.serverRendered);
      if (rendered) return sendRendered(request, reply, rendered);
    }
    const served = await banners().catch(() => NO_BANNERS);
    return reply
      .code(200)
      .headers(PAGE_HEADERS)
      .send(page.clientRendered(served, parsePageVariant(request).language));
  });

  if (!existsSync(siteDir)) return;
  const buildsBefore = await keepBuild(siteDir, dataDir).catch((failure: unknown) => {
    app.log.warn(failure, 'The files of this build could not be kept for the next one.');
    return [];
  });
  await app.register(async (site) => {
    declareAccess(site, 'public', 'file');
    if (!client.serviceWorker) {
      site.get('/worker.js', (_request, reply) =>
        reply.header('cache-control', 'no-cache').type('text/javascript').send(UNREGISTER_WORKER),
      );
    }
    await site.register(files, {
      root: [siteDir, ...buildsBefore],
      serve: false,
      index: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        const isImmutable = NAMED_BY_CONTENT.test(path.replace(/\.(br|gz)$/, ''));
        reply.header(
          'cache-control',
          isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache',
        );
      },
    });
    site.get('/*', ({ url }, reply) => {
      const path = pathOf(url);
      return FILE_PATH.test(path) ? reply.sendFile(path) : reply.callNotFound();
    });
  });
}

const pathOf = (url: string): string => url.split('?', 1)[0] ?? '';

/** Whether a browser navigates to a page, as opposed to requesting a missing picture or script. */
const isScreen = ({ method, url, headers: { accept = '' } }: FastifyRequest): boolean => {
  const path = pathOf(url);
  if ((method !== 'GET' && method !== 'HEAD') || NOT_SCREENS.test(path)) return false;
  if (PROGRAM_PATH.test(path)) return false;
  return accept.includes('text/html') || (/^(\*\/\*)?$/.test(accept) && !/\.\w+$/.test(path));
};

/** Repairs a screen's URL with an unescaped `%`; `undefined` if it is not a screen. */
export function repairScreenUrl(request: FastifyRequest): string | undefined {
  // Exactly one leading slash: two would denote another host.
  const path = `/${request.url.replace(/^[/\\]+/, '')}`;
  const repaired = path.replace(/%(?![0-9a-f]{2})/gi, '%25');
  return isScreen(request) && isDecodable(repaired) ? repaired : undefined;
}

function isDecodable(address: string): boolean {
  try {
    decodeURIComponent(address);
    return true;
  } catch {
    return false;
  }
}

const PAGE_HEADERS = {
  'cache-control': 'no-cache',
  'content-type': 'text/html; charset=utf-8',
  vary: VARY,
};

async function sendRendered(request: FastifyRequest, reply: FastifyReply, page: ReadyPage) {
  const { status, etag, bytes } = page;
  reply.headers({ ...PAGE_HEADERS, etag });
  if (isNotModified(request, etag)) return reply.code(304).send('');
  reply.code(status);
  if (encodingOf(request) !== 'br') return reply.send(await decompress(bytes));
  reply.header('content-encoding', 'br');
  if (status === 200) request.cacheResponse?.(reply, bytes);
  return reply.send(bytes);
}
