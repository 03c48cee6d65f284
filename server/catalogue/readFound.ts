import type { SearchPage } from '#contract/search';
import type { Facet } from '#domain/facetNames';
import { sortsFor, type Sort } from '#domain/sorting';

import type { Db } from '../db/client';
import type { ReadScope } from '../db/products';

import type { Catalogue } from './catalogue';
import { readPage } from './readPage';

interface Asked {
  text: string;
  facets: Record<Facet, string[]>;
  sort?: Sort | undefined;
  page?: number | undefined;
  pagination?: number | undefined;
}

/** Reads a page of search results as they may be shown in this scope. */
export async function readFound(
  { db, catalogue }: { db: Db; catalogue: Pick<Catalogue, 'view'> },
  { text, facets, sort, page, pagination }: Asked,
  scope: ReadScope,
): Promise<SearchPage> {
  const { view } = catalogue;
  const { country, language } = scope;
  const found = await view.search(db, { text, country, language });
  const sorted = await found.list.within({ ...facets, country }).sorted(db, sort, scope);
  const shown = await readPage(db, view, sorted, { page, pagination }, scope);
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
