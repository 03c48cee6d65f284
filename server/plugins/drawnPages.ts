import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

import type { FastifyInstance, FastifyRequest } from 'fastify';

import type { DrawnPage, DrawPage, OpenScreens } from '#contract/drawnPage';
import type { Settings } from '#contract/settings';
import { readReader } from '#domain/readerCookie';

import { cacheOf } from '../catalogue/cache';
import { tagFor } from '../files/tagFor';

import { alone } from './packing';

interface Drawing {
  /** A server without them leaves all drawing to the browser. */
  screens: OpenScreens | undefined;
  client: Settings;
  /** Changes with everything that a visitor sees of the catalogue and of the content. */
  version: () => object;
  now: () => Date;
  /** Milliseconds that a drawing may take. */
  patience: number;
}

/** A whole page with its first screen, ready to be sent. */
export interface ReadyPage {
  status: 200 | 404;
  etag: string;
  /** Compressed by brotli. */
  bytes: Buffer;
}

/** Puts a screen into the page around it. */
type Compose = (drawn: DrawnPage) => string;

/** The first screen of a visitor; undefined where the browser draws it itself. */
export type DrawFor = (request: FastifyRequest, compose: Compose) => Promise<ReadyPage | undefined>;

interface Entry {
  page: Promise<ReadyPage | undefined>;
  /** The page once it is there: whoever asks then need not wait for it. */
  drawn?: ReadyPage;
  until: number;
}

/** Milliseconds that a drawn page is sent again. */
const FRESH = 60_000;
/** Milliseconds until what could not be drawn is tried again, and logged again. */
const NEXT_TRY = 5_000;
/** Pages that are held, and bytes that one takes. */
const MOST_HELD = 1_000;
const PAGE = 20_000;
/** Pages drawn at the same time: past that the browser draws. */
const MOST_DRAWN = 4;

const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
const compress = promisify(brotliCompress);

/** Draws first screens, each once for everybody who sees the same. */
export function openDrawnPages(app: FastifyInstance, drawing: Drawing): DrawFor {
  const { screens, client, version, now, patience } = drawing;
  // Calls to other hosts are the browser's own.
  if (!screens || client.apiHost || client.searchHost || client.adminHost) {
    return async () => undefined;
  }
  let opening: Promise<DrawPage> | undefined;
  const open = () => (opening ??= screens(client));
  app.addHook('onListen', async () => void open());

  /** Nobody waits long for a drawing: it is there for the next who asks. */
  const inTime = <Page>(page: Promise<Page>): Promise<Page | undefined> =>
    Promise.race([page, setTimeout(patience, undefined, { ref: false })]);

  let beingDrawn = 0;
  const draw = async (request: FastifyRequest, compose: Compose) => {
    beingDrawn += 1;
    try {
      const drawPage = await open();
      const drawn = await drawPage({ ...whatIsAsked(request), fetch: asking(app, request) });
      return drawn && (await readied(drawn, compose));
    } catch (error) {
      request.log.error(error, 'A page was not drawn.');
      return undefined;
    } finally {
      beingDrawn -= 1;
    }
  };

  const pagesOf = cacheOf<object, Entry>(
    () => MOST_HELD * PAGE,
    () => PAGE,
  );
  return async (request, compose) => {
    const held = pagesOf(version());
    const key = JSON.stringify(whatIsAsked(request));
    const known = held.get(key);
    const time = now().getTime();
    if (known && known.until > time) return known.drawn ?? inTime(known.page);
    if (beingDrawn >= MOST_DRAWN) return undefined;

    const page = draw(request, compose);
    const entry: Entry = held.keep(key, { page, until: time + FRESH });
    void page.then((drawn) => {
      if (drawn) entry.drawn = drawn;
      else entry.until = time + NEXT_TRY;
    });
    return inTime(page);
  };
}

async function readied(drawn: DrawnPage, compose: Compose): Promise<ReadyPage> {
  const html = compose(drawn);
  return {
    status: drawn.isMissing ? 404 : 200,
    etag: `"${tagFor([html])}"`,
    bytes: alone(await compress(html, QUALITY)),
  };
}

function whatIsAsked({ url, headers }: FastifyRequest) {
  const reader = readReader(headers.cookie ?? '');
  return { address: url, ...reader, isPhone: isPhone(headers) };
}

const isPhone = (headers: FastifyRequest['headers']): boolean =>
  headers['sec-ch-ua-mobile'] === '?1' || /\bMobi/.test(headers['user-agent'] ?? '');

/** Asks this server as the visitor would, against whose limits it counts. */
const asking =
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
