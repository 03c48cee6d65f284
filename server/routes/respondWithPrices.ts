import type { FastifyReply, FastifyRequest } from 'fastify';

import type { Product } from '#contract/product';

import { cachePerOwner } from '../catalogue/cache';
import { formatPrices } from '../catalogue/readProducts';
import type { View } from '../catalogue/view';
import { parsePrices, readPriceText } from '../db/prices';
import type { ReadScope } from '../db/products';
import type { ReadRouter } from '../db/readRouter';
import {
  encodingOf,
  compressQuickly,
  MIN_COMPRESSED_LENGTH,
  type ContentCoding,
} from '../plugins/compression';

/** A cached answer to customers: its text before, between and after the prices of its products. */
interface CachedResponse {
  productIds: readonly string[];
  pieces: readonly string[];
  /**
   * The last renderings, the newest first, so that an identical one is not compressed again. Each is
   * made from the pieces and the prices that were read for its customer, and from nothing else.
   */
  renderings: readonly RenderedResponse[];
  /** Size of so many renderings as it may have, in bytes. */
  bytes: number;
}

interface RenderedResponse {
  /** The prices as read from the database, with the customer's price lists. */
  prices: string;
  text: string;
  packed: Map<ContentCoding, Buffer>;
}

/** Maximum total size of the cached answers, in bytes. */
const MAX_CACHE_BYTES = 8_000_000;
/** Companies with price lists of their own may ask for the same answer in turn. */
const MAX_RENDERINGS = 4;

const cachedResponsesOf = cachePerOwner<View, CachedResponse>(
  () => MAX_CACHE_BYTES,
  ({ bytes }) => bytes,
);

const PRICE_FIELDS =
  /"available":-?\d+,"selling_price":[\d.e+-]+,"selling_price_2":(?:null|[\d.e+-]+),"retail_price":[\d.e+-]+(?:,"price_breaks":\[[^\]]*\])?(?:,"list_price":[\d.e+-]+)?(?:,"expected_on":"[\d-]+")?/;

interface PricedResponseOptions<Answer> {
  view: View;
  reads: ReadRouter;
  scope: ReadScope;
  /** Returns the products of an answer, in its order. */
  productsOf: (answer: Answer) => readonly Product[];
  /** False if prices affect more than their own values, such as the sort order. */
  isCacheable?: boolean;
}

/**
 * Answers with products. Everything that stays the same within one view of the catalogue is built
 * once for all customers of a country; current prices and stock are read and inserted. Visitors'
 * answers always come from `make`.
 */
export async function respondWithPrices<Answer extends object>(
  request: FastifyRequest,
  reply: FastifyReply,
  { view, reads, scope, productsOf, isCacheable = true }: PricedResponseOptions<Answer>,
  make: () => Promise<Answer>,
): Promise<Answer> {
  const { customer } = request;
  if (!customer || !isCacheable) return make();
  const answers = cachedResponsesOf(view);
  // What a list can be sorted by depends on whether the customer has price lists, but not on which.
  const hasLists = customer.priceLists.length > 0;
  const maxRenderings = hasLists ? MAX_RENDERINGS : 1;
  const name = `${scope.country} ${scope.language} ${hasLists} ${request.url}`;
  const cached = answers.get(name);
  if (cached) {
    const { productIds, renderings } = cached;
    const prices = await reads.read(
      (db) => readPriceText(db, productIds, scope.country, customer),
      customer.id,
    );
    const rendered =
      renderings.find((rendering) => rendering.prices === prices) ??
      renderWithPrices(cached, prices);
    if (rendered) {
      const others = cached.renderings.filter(({ text }) => text !== rendered.text);
      cached.renderings = [rendered, ...others].slice(0, maxRenderings);
      return encodeBody(request, reply, rendered) as unknown as Answer;
    }
  }

  const answer = await make();
  const text = String(reply.serialize(answer));
  const rendered = { prices: '', text, packed: new Map<ContentCoding, Buffer>() };
  const entry = {
    productIds: productsOf(answer).map(({ product_id }) => product_id),
    pieces: text.split(PRICE_FIELDS),
    renderings: [rendered],
    bytes: (1 + 2 * maxRenderings) * text.length,
  };
  if (entry.pieces.length === entry.productIds.length + 1) answers.set(name, entry);
  return encodeBody(request, reply, rendered) as unknown as Answer;
}

/**
 * Returns `undefined` if a product no longer has a price, because the whole answer then differs.
 */
function renderWithPrices(
  { productIds, pieces, renderings }: CachedResponse,
  prices: string,
): RenderedResponse | undefined {
  const priceOf = parsePrices(prices);
  let text = pieces[0]!;
  for (let index = 0; index < productIds.length; index += 1) {
    const found = priceOf.get(productIds[index]!);
    if (!found) return undefined;
    text += formatPrices(found) + pieces[index + 1]!;
  }
  const same = renderings.find((rendering) => rendering.text === text);
  return same ? { ...same, prices } : { prices, text, packed: new Map() };
}

/** Returns text or compressed bytes; with the content type set, Fastify sends either as it is. */
function encodeBody(
  request: FastifyRequest,
  reply: FastifyReply,
  { text, packed: compressed }: RenderedResponse,
) {
  const encoding = encodingOf(request);
  reply.header('content-type', 'application/json; charset=utf-8');
  if (encoding === '' || text.length < MIN_COMPRESSED_LENGTH) return text;
  const bytes = compressed.get(encoding) ?? compressQuickly(text, encoding);
  compressed.set(encoding, bytes);
  reply.header('content-encoding', encoding);
  return bytes;
}
