import type { ProductPage } from '#contract/product';
import { DEFAULT_PAGE_SIZE } from '#domain/pages';

import type { Db } from '../db/client';
import type { ReadScope } from '../db/products';

import { readCachedProducts } from './readProducts';
import type { OrderedProducts, View } from './view';

interface PageQuery {
  page?: number;
  pagination?: number;
}

/** Reads one page of a list of products; a page past the last is empty. */
export async function readPage(
  db: Db,
  view: View,
  list: OrderedProducts,
  { page = 1, pagination = DEFAULT_PAGE_SIZE }: PageQuery,
  scope: ReadScope,
): Promise<ProductPage> {
  const first = (page - 1) * pagination;
  const productIds = await list.ids(db, first, pagination);
  const products = await readCachedProducts(db, view, { productIds, ...scope });
  return { products, total: await list.count(db), page, pagination };
}
