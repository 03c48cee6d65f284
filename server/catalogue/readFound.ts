import type { SearchPage } from '#contract/search';
import type { Facet } from '#domain/facetNames';
import { sortsFor, type Sort } from '#domain/sorting';

import type { Db } from '../db/client';
import type { ReadScope } from '../db/products';

import type { Catalogue } from './catalogue';
import { narrowFound } from './narrow';
import { readPage } from './readPage';
import { sortProducts } from './sortProducts';

interface Asked {
  text: string;
  facets: Record<Facet, string[]>;
  sort?: Sort | undefined;
  page?: number | undefined;
  pagination?: number | undefined;
}

/** A page of what a search finds, as whoever has the scope is shown it. */
export async function readFound(
  { db, catalogue }: { db: Db; catalogue: Pick<Catalogue, 'snapshot' | 'search'> },
  { text, facets, sort, page, pagination }: Asked,
  scope: ReadScope,
): Promise<SearchPage> {
  const { snapshot } = catalogue;
  const found = await catalogue.search(snapshot, { text, ...scope });
  const narrowed = narrowFound(snapshot, found.products, { ...facets, ...scope });
  const sorted = await sortProducts(db, snapshot, narrowed, sort, scope);
  const shown = await readPage(db, snapshot, sorted, { page, pagination }, scope);
  return {
    products: shown.products,
    total: shown.total,
    page: shown.page,
    page_size: shown.pagination,
    sorts: sortsFor(scope.isCustomer),
    ...(found.corrected !== undefined && { corrected: found.corrected }),
    ...(found.held !== undefined && { held: found.held }),
    ...(found.leftOut !== undefined && { left_out: found.leftOut }),
  };
}
