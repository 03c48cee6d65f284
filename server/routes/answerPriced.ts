import type { FastifyReply, FastifyRequest } from 'fastify';

import type { Product } from '#contract/product';

import { cacheOf } from '../catalogue/cache';
import { pricesAsText } from '../catalogue/readProducts';
import type { View } from '../catalogue/view';
import { pricesIn, readPriceText, type ReadScope } from '../db/products';
import type { Reads } from '../db/reads';
import { encodingOf, packQuickly, WORTH_PACKING, type Encoding } from '../plugins/packing';

/** An answer to customers: what stands before, between and behind the prices of its products. */
interface Kept {
  productIds: readonly string[];
  pieces: readonly string[];
  /** What it said last, so that what says the same is not packed again. */
  last: Said;
}

interface Said {
  /** The prices as they were read. */
  prices: string;
  text: string;
  packed: Map<Encoding, Buffer>;
}

/** What the answers that are kept take in all, in bytes. */
const MOST = 8_000_000;

const answersOf = cacheOf<View, Kept>(
  () => MOST,
  ({ last }) => 3 * last.text.length,
);

const PRICES =
  /"available":-?\d+,"selling_price":[\d.e+-]+,"selling_price_2":(?:null|[\d.e+-]+),"retail_price":[\d.e+-]+/;

interface Asked<Answer> {
  view: View;
  reads: Reads;
  scope: ReadScope;
  /** The products of an answer, in its order. */
  productsOf: (answer: Answer) => readonly Product[];
  /** False where prices decide more than themselves. */
  isKept?: boolean;
}

/**
 * Answers with products. What does not change between two views of the catalogue is put together once for
 * all customers of a country; their prices and stock are read as they are now and set in. Visitors are
 * answered by `make` alone.
 */
export async function answerPriced<Answer extends object>(
  request: FastifyRequest,
  reply: FastifyReply,
  { view, reads, scope, productsOf, isKept = true }: Asked<Answer>,
  make: () => Promise<Answer>,
): Promise<Answer> {
  const { customer } = request;
  if (!customer || !isKept) return make();
  const answers = answersOf(view);
  const name = `${scope.country} ${scope.language} ${request.url}`;
  const kept = answers.get(name);
  if (kept) {
    const { productIds } = kept;
    const prices = await reads.read(
      (db) => readPriceText(db, productIds, scope.country),
      customer.id,
    );
    const said = kept.last.prices === prices ? kept.last : saying(kept, prices);
    if (said) {
      kept.last = said;
      return packed(request, reply, said) as unknown as Answer;
    }
  }

  const answer = await make();
  const text = String(reply.serialize(answer));
  const made = {
    productIds: productsOf(answer).map(({ product_id }) => product_id),
    pieces: text.split(PRICES),
    last: { prices: '', text, packed: new Map<Encoding, Buffer>() },
  };
  if (made.pieces.length === made.productIds.length + 1) answers.keep(name, made);
  return packed(request, reply, made.last) as unknown as Answer;
}

/** Nothing where a product has no price any more: then the answer is another one. */
function saying({ productIds, pieces, last }: Kept, prices: string): Said | undefined {
  const priceOf = pricesIn(prices);
  let text = pieces[0]!;
  for (let at = 0; at < productIds.length; at += 1) {
    const found = priceOf.get(productIds[at]!);
    if (!found) return undefined;
    text += pricesAsText(found) + pieces[at + 1]!;
  }
  return text === last.text ? { ...last, prices } : { prices, text, packed: new Map() };
}

/** Text and bytes of a known type are sent as they are. */
function packed(request: FastifyRequest, reply: FastifyReply, { text, packed: known }: Said) {
  const encoding = encodingOf(request);
  reply.header('content-type', 'application/json; charset=utf-8');
  if (encoding === '' || text.length < WORTH_PACKING) return text;
  const bytes = known.get(encoding) ?? packQuickly(text, encoding);
  known.set(encoding, bytes);
  reply.header('content-encoding', encoding);
  return bytes;
}
