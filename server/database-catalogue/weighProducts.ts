import { WEIGHTS } from '../catalogue/search/wordBook';
import type { Db } from '../db/client';

import type { Build } from './build';
import type { HolderScope } from './findHolders';
import { readPostingLookup } from './postingLookup';
import { forEachCommon, type SortedRanks } from './sortedRanks';
import { NAME_LENGTHS, SPAN_SIZE } from './tables/postings';

/** The words of so many products of a span are looked up in postings; fewer are read one by one. */
const MIN_PER_SPAN = 16;

type Visit = (product: number, weight: number) => void;

/** Products that are compared, numbered by popularity. */
export interface WeighedProducts {
  nameLength: Uint8Array;
  /** Visits those that contain a term. */
  forEachHolder: (term: number, visit: Visit) => void;
}

/** Looks up in which of these products, by ascending rank, these terms have which weight. */
export async function weighProducts(
  db: Db,
  build: Build,
  { language, reader }: HolderScope,
  terms: readonly number[],
  ranks: Uint32Array,
): Promise<WeighedProducts> {
  const spans = splitIntoSpans(ranks);
  const dense = spans.filter(({ local }) => local.length >= MIN_PER_SPAN);
  const sparse = spans.filter(({ local }) => local.length < MIN_PER_SPAN);
  const { posting } = await readPostingLookup(db, build, language, {
    terms: [NAME_LENGTHS, ...terms],
    spans: dense.map(({ span }) => span),
  });
  const readProducts = sparse.flatMap(({ first, local }) =>
    Array.from(local, (_, at) => first + at),
  );
  await reader.read(readProducts.map((product) => ranks[product]!));

  const nameLength = new Uint8Array(ranks.length);
  for (const { span, first, local } of dense) {
    const lengths = posting(NAME_LENGTHS, span).weights;
    local.forEach((rank, at) => (nameLength[first + at] = lengths[rank]!));
  }
  const entriesOf = new Map<number, number[]>(terms.map((term) => [term, []]));
  for (const product of readProducts) {
    const { length = 0, entries = [] } = reader.get(ranks[product]!) ?? {};
    nameLength[product] = length;
    for (const entry of entries)
      entriesOf.get(Math.floor(entry / WEIGHTS))?.push(product * WEIGHTS + (entry % WEIGHTS));
  }
  return {
    nameLength,
    forEachHolder: (term, visit) => {
      for (const { span, first, local } of dense) {
        const { ranks: others, weights } = posting(term, span);
        forEachCommon(local, others, (at, position) => visit(first + at, weights[position]!));
      }
      for (const entry of entriesOf.get(term) ?? [])
        visit(Math.floor(entry / WEIGHTS), entry % WEIGHTS);
    },
  };
}

/** The products of one span, as their ranks in it, and the first of them among all. */
interface ProductsOfSpan {
  span: number;
  first: number;
  local: SortedRanks;
}

function splitIntoSpans(ranks: Uint32Array): ProductsOfSpan[] {
  const spans: ProductsOfSpan[] = [];
  for (let first = 0; first < ranks.length;) {
    const span = Math.floor(ranks[first]! / SPAN_SIZE);
    let end = first;
    while (end < ranks.length && ranks[end]! < (span + 1) * SPAN_SIZE) end += 1;
    // Conversion to 16 bits leaves the rank within the span.
    spans.push({ span, first, local: Uint16Array.from(ranks.subarray(first, end)) });
    first = end;
  }
  return spans;
}
