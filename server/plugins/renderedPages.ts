import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

import type { FastifyInstance, FastifyRequest } from 'fastify';

import type { RenderedPage, RenderPage, OpenScreens } from '#contract/renderedPage';
import type { Settings } from '#contract/settings';

import { cachePerOwner } from '../catalogue/cache';
import { tagFor } from '../files/tagFor';

import { copyOutOfPool } from './compression';
import { pageVariantOf, parsePageVariant } from './pageVariant';
import { RenderingBudget } from './renderingBudget';
import { screenAddressOf } from './screenAddress';

interface RenderingOptions {
  /** If undefined, all rendering is left to the browser. */
  screens: OpenScreens | undefined;
  client: Settings;
  publicUrl: string;
  /** Changes with any change of the catalogue or content that is visible to visitors. */
  version: () => object;
  now: () => Date;
  /** Milliseconds until rendering is left to the browser. */
  timeoutMs: number;
  /** Processor time of renderings in milliseconds per minute; 0 is no limit. */
  budgetMs: number;
}

/** A complete server-rendered page, ready to be sent. */
export interface ReadyPage {
  status: 200 | 404;
  /** Whether it lacks a response that the next visitor may have. */
  isPartial: boolean;
  etag: string;
  /** Compressed with brotli. */
  bytes: Buffer;
}

/** Inserts a rendered screen into the page template, at its canonical address. */
type Compose = (rendered: RenderedPage, address: string) => string;

/** Renders a page for a visitor; resolves to undefined if the browser has to render it. */
export type RenderForVisitor = (
  request: FastifyRequest,
  compose: Compose,
) => Promise<ReadyPage | undefined>;

interface Entry {
  page: Promise<ReadyPage | undefined>;
  /** The page once it is rendered, so that later requests need not wait. */
  rendered?: ReadyPage;
  until: number;
}

/** Maximum age of a cached page in milliseconds. */
const MAX_AGE_MS = 60_000;
/** Delay in milliseconds before an incomplete rendering is retried, and a failure logged again. */
const RETRY_DELAY_MS = 5_000;
/** Maximum size of the cached pages, and of one while it is rendered, in bytes. */
const MAX_CACHE_BYTES = 12_000_000;
const PAGE_BYTES = 20_000;
/** Maximum number of concurrent renderings, beyond which rendering is left to the browser. */
const MAX_CONCURRENT = 4;

/** Quality 9 takes nine times as long for 0.5 % fewer bytes; the window holds a whole page. */
const COMPRESSION = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_LGWIN]: 17 },
};
const compress = promisify(brotliCompress);

/**
 * Renders pages on the server, once for all visitors who see the same; an address that has spent its
 * share gets the page without its parameters if there is one.
 */
export function openRenderedPages(
  app: FastifyInstance,
  options: RenderingOptions,
): RenderForVisitor {
  const { screens, client, publicUrl, version, now, timeoutMs, budgetMs } = options;
  // Requests to other hosts can only be made by the browser.
  if (!screens || client.apiHost || client.searchHost || client.adminHost) {
    return async () => undefined;
  }
  const budget = new RenderingBudget(budgetMs);
  const renderer = openRenderer(app, { openScreens: () => screens(client), publicUrl, budget });
  /** Gives up waiting after the timeout; rendering continues and is cached for the next request. */
  const withTimeout = <Page>(page: Promise<Page>): Promise<Page | undefined> =>
    Promise.race([page, setTimeout(timeoutMs, undefined, { ref: false })]);

  const pagesOf = cachePerOwner<object, Entry>(
    () => MAX_CACHE_BYTES,
    () => PAGE_BYTES,
  );
  return async (request, compose) => {
    const cachedPages = pagesOf(version());
    const address = screenAddressOf(request.url);
    const keyOf = (shown: string) => `${pageVariantOf(request)} ${shown}`;
    const key = keyOf(address);
    const cachedEntry = cachedPages.get(key);
    const time = now().getTime();
    if (cachedEntry && cachedEntry.until > time)
      return cachedEntry.rendered ?? withTimeout(cachedEntry.page);
    if (renderer.isBusy()) return undefined;
    if (!budget.allows(request.ip, performance.now())) {
      request.cacheResponse = null;
      const [path = ''] = address.split('?', 1);
      return cachedPages.get(keyOf(path))?.rendered;
    }

    const page = renderer.render(request, address, compose);
    const entry: Entry = cachedPages.set(key, { page, until: time + MAX_AGE_MS });
    void page.then((rendered) => {
      if (rendered) entry.rendered = rendered;
      if (!rendered || rendered.isPartial) entry.until = time + RETRY_DELAY_MS;
    });
    return withTimeout(page);
  };
}

/** Renders pages; the screens are opened once, when the server listens. */
function openRenderer(
  app: FastifyInstance,
  {
    openScreens,
    publicUrl,
    budget,
  }: { openScreens: () => Promise<RenderPage>; publicUrl: string; budget: RenderingBudget },
) {
  let opening: Promise<RenderPage> | undefined;
  const open = () =>
    (opening ??= openScreens().catch((error: unknown) => {
      opening = undefined;
      throw error;
    }));
  app.addHook('onListen', async () => {
    open().catch((error: unknown) => app.log.error(error, 'The screens cannot be loaded.'));
  });

  let activeRenders = 0;
  const render = async (request: FastifyRequest, address: string, compose: Compose) => {
    activeRenders += 1;
    try {
      const renderPage = await open();
      const before = process.cpuUsage();
      const rendered = await renderPage({
        address,
        publicUrl,
        ...parsePageVariant(request),
        fetch: fetchLocally(app, request),
      });
      const { user, system } = process.cpuUsage(before);
      budget.spend(request.ip, (user + system) / 1000 / activeRenders);
      return rendered && (await toReadyPage(rendered, compose(rendered, address)));
    } catch (error) {
      request.log.error(error, 'Rendering a page failed.');
      return undefined;
    } finally {
      activeRenders -= 1;
    }
  };
  return { render, isBusy: () => activeRenders >= MAX_CONCURRENT };
}

async function toReadyPage(rendered: RenderedPage, html: string): Promise<ReadyPage> {
  return {
    status: rendered.isMissing ? 404 : 200,
    isPartial: rendered.isPartial,
    etag: `"${tagFor([html])}"`,
    bytes: copyOutOfPool(await compress(html, COMPRESSION)),
  };
}

/** Calls this server with the visitor's IP address, so that the visitor's rate limits apply. */
const fetchLocally =
  (app: FastifyInstance, { ip }: FastifyRequest) =>
  async ({ url, headers }: Request): Promise<Response> => {
    const { pathname, search } = new URL(url);
    const { statusCode, rawPayload } = await app.inject({
      url: pathname + search,
      headers: Object.fromEntries(headers),
      remoteAddress: ip,
    });
    return new Response(new Uint8Array(rawPayload), {
      status: statusCode,
      headers: { 'content-type': 'application/json' },
    });
  };
