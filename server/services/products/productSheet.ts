import { setImmediate } from 'node:timers/promises';

import type { Product } from '#contract/product';
import { isClassFlag } from '#domain/classCodes';
import type { Language } from '#domain/languages';
import { plainName } from '#domain/plainName';
import { formatStockCount } from '#domain/quantity';
import { unitPriceAt } from '#domain/unitPrice';

import { findByCode, categoryPathOf, type CategoryTree } from '../../catalogue/categoryTree';
import { readProducts } from '../../catalogue/readProducts';
import type { OrderedProducts, View } from '../../catalogue/view';
import type { Db } from '../../db/client';
import type { Buyer } from '../../db/prices';
import type { ReadScope } from '../../db/products';
import { currencyFormatter } from '../../messages/currencyFormatter';
import { translate } from '../../messages/translate';
import type { Cell, ExportColumn, ExportTable } from '../../spreadsheets/sheet';

/** Products read at once; other requests are served in between. */
const BATCH_SIZE = 500;

const columnsIn = ({ language, buyer }: ReadScope): ExportColumn[] => [
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
  ...(hasLists(buyer) ? ownColumns(language) : []),
  { title: translate(language, 'product.availablePacks'), kind: 'number', width: 12 },
];

const hasLists = (buyer: Buyer | null): boolean => (buyer?.priceLists.length ?? 0) > 0;

/** Only in the file of a customer with price lists. */
const ownColumns = (language: Language): ExportColumn[] => [
  { title: translate(language, 'productSheet.ownPrice'), kind: 'money', width: 12 },
  { title: translate(language, 'productSheet.breaks'), kind: 'text', width: 24 },
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
  columns: columnsIn(scope),
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
    yield products.map((product) => rowOf(product, categories, scope));
    await setImmediate();
  }
}

function rowOf(
  product: Product,
  categories: CategoryTree,
  { language, country, buyer }: ReadScope,
): Cell[] {
  const { available = 0, price_breaks = [] } = product;
  const money = currencyFormatter(language, country);
  const breaks = price_breaks.map(({ packs, price }) =>
    translate(language, 'productSheet.break', { packs, price: money.price(price) }),
  );
  const trail = categoryPathOf(findByCode(categories, product.cat_code));
  return [
    product.product_id,
    product.barcodes.join(' '),
    plainName(product.name),
    product.brand,
    trail.map(({ names }) => names[language]).join(' › ') || product.cat_code,
    isClassFlag(product.class) ? translate(language, `flag.${product.class}`) : product.class,
    product.ship_pac,
    product.list_price ?? product.selling_price ?? null,
    product.selling_price_2 ?? null,
    product.retail_price ?? null,
    ...(hasLists(buyer) ? [unitPriceAt(product, 1), breaks.join(' · ')] : []),
    available < 0 ? formatStockCount(available) : available,
  ];
}
