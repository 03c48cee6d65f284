import type { ProductPage } from '#contract/product';
import { DEFAULT_PAGE_SIZE } from '#domain/pages';

import type { Db } from '../db/client';
import type { ReadScope } from '../db/products';

import { readListed } from './readProducts';
import type { Numbers, Snapshot } from './snapshot';

interface Asked {
  page?: number;
  pagination?: number;
}

/** Reads one page of a list of products; a page past the last is empty. */
export async function readPage(
  db: Db,
  snapshot: Snapshot,
  numbers: Numbers,
  { page = 1, pagination = DEFAULT_PAGE_SIZE }: Asked,
  scope: ReadScope,
): Promise<ProductPage> {
  const first = (page - 1) * pagination;
  const productIds = Array.from(
    numbers.slice(first, first + pagination),
    (number) => snapshot.productIds[number]!,
  );
  const products = await readListed(db, snapshot, { productIds, ...scope });
  return { products, total: numbers.length, page, pagination };
}
