import { setImmediate } from 'node:timers/promises';

import type { Product } from '#contract/product';
import { isClassFlag } from '#domain/classCodes';
import type { Language } from '#domain/languages';
import { plainName } from '#domain/plainName';
import { formatStockCount } from '#domain/quantity';

import { findByCode, categoryPathOf, type CategoryTree } from '../../catalogue/categoryTree';
import { readProducts } from '../../catalogue/readProducts';
import type { OrderedProducts, View } from '../../catalogue/view';
import type { Db } from '../../db/client';
import type { ReadScope } from '../../db/products';
import { translate } from '../../messages/translate';
import type { Cell, ExportColumn, ExportTable } from '../../spreadsheets/sheet';

/** Products read at once; other requests are served in between. */
const BATCH_SIZE = 500;

const columnsIn = (language: Language): ExportColumn[] => [
  { title: translate(language, 'product.number'), kind: 'text', width: 14 },
  { title: translate(language, 'product.barcodes'), kind: 'text', width: 18 },
  { title: translate(language, 'product.name'), kind: 'text', width: 48 },
  { title: translate(language, 'product.brand'), kind: 'text', width: 18 },
  { title: translate(language, 'product.category'), kind: 'text', width: 36 },
  { title: translate(language, 'product.class'), kind: 'text', width: 14 },
  { title: translate(language, 'product.pack'), kind: 'number', width: 10 },
  { title: translate(language, 'product.listPrice'), kind: 'money', width: 12 },
  { title: translate(language, 'product.sale'), kind: 'money', width: 12 },
  { title: translate(language, 'product.retailPrice'), kind: 'money', width: 12 },
  { title: translate(language, 'product.availablePacks'), kind: 'number', width: 12 },
];

/**
 * The price and stock list of these products, in their order; products are read while the file is
 * written.
 */
export const productSheet = (
  db: Db,
  view: View,
  list: OrderedProducts,
  scope: ReadScope,
): ExportTable => ({
  name: translate(scope.language, 'products.title'),
  columns: columnsIn(scope.language),
  batches: batchesOf(db, view, list, scope),
});

async function* batchesOf(
  db: Db,
  { categories }: View,
  list: OrderedProducts,
  scope: ReadScope,
): AsyncGenerator<Cell[][]> {
  // Until nothing is left: a count of what is in stock may lag behind.
  for (let start = 0; ; start += BATCH_SIZE) {
    const productIds = await list.ids(db, start, BATCH_SIZE);
    if (productIds.length === 0) return;
    const products = await readProducts(db, { productIds, ...scope });
    yield products.map((product) => rowOf(product, categories, scope.language));
    await setImmediate();
  }
}

function rowOf(product: Product, categories: CategoryTree, language: Language): Cell[] {
  const { available = 0 } = product;
  const trail = categoryPathOf(findByCode(categories, product.cat_code));
  return [
    product.product_id,
    product.barcodes.join(' '),
    plainName(product.name),
    product.brand,
    trail.map(({ names }) => names[language]).join(' › ') || product.cat_code,
    isClassFlag(product.class) ? translate(language, `flag.${product.class}`) : product.class,
    product.ship_pac,
    product.selling_price ?? null,
    product.selling_price_2 ?? null,
    product.retail_price ?? null,
    available < 0 ? formatStockCount(available) : available,
  ];
}
