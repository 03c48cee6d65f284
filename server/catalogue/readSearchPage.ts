import type { SearchPage } from '#contract/search';
import type { Facet } from '#domain/facetNames';
import type { Sort } from '#domain/sorting';

import type { Db } from '../db/client';
import type { ReadScope } from '../db/products';

import type { Catalogue } from './catalogue';
import { readPage } from './readPage';

interface SearchPageQuery {
  text: string;
  facets: Record<Facet, string[]>;
  sort?: Sort | undefined;
  page?: number | undefined;
  pagination?: number | undefined;
}

/** Reads a page of search results as they may be shown in this scope. */
export async function readSearchPage(
  { db, catalogue }: { db: Db; catalogue: Pick<Catalogue, 'view'> },
  { text, facets, sort, page, pagination }: SearchPageQuery,
  scope: ReadScope,
): Promise<SearchPage> {
  const { view } = catalogue;
  const { country, language } = scope;
  const found = await view.search(db, { text, country, language });
  const list = found.list.within({ ...facets, country });
  const sorted = await list.sorted(db, sort, scope);
  const result = await readPage(db, view, sorted, { page, pagination }, scope);
  return {
    products: result.products,
    total: result.total,
    page: result.page,
    page_size: result.pagination,
    sorts: await list.sorts(db, scope),
    ...(found.corrected !== undefined && { corrected: found.corrected }),
    ...(found.matched !== undefined && { matched: found.matched }),
    ...(found.unmatched !== undefined && { unmatched: found.unmatched }),
  };
}
