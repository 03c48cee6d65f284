import { ProductChange } from '#contract/v1/products';
import { gtinReader, toGtin14 } from '#domain/barcodes';
import { CATEGORY_LEVELS, categoryLevels, normaliseCategoryCode } from '#domain/categories';
import { COUNTRIES } from '#domain/countries';
import { plainName } from '#domain/plainName';
import { trimProductId } from '#domain/productIds';

import { compareRows } from '../../catalogue-writing/compareRows';
import { openCategories, type Categories } from '../../catalogue-writing/importedCategories';
import { writeCatalogue } from '../../catalogue-writing/writeCatalogue';
import type { Db } from '../../db/client';
import { lockOrAddProducts } from '../../db/productLocks';
import { filterActiveProducts, highestPosition } from '../../db/products';
import { formatSource } from '../../db/sources';
import { cleanName } from '../../table-files/cleanText';
import { omitUndefined } from '../../table-files/omitUndefined';
import { cleanTexts, isPictureSource, type ImportedProduct } from '../../table-files/readRow';
import type { Reason, KeyedOutcome } from '../actions/outcomes';
import { shortenedNumbers } from '../actions/shortenedNumbers';

import { emptyEstimate } from './confirmationQuestion';
import { outcomeOf, type DataKind, type BatchOptions, type KeyedRow } from './dataKind';
import { toRowOutcome } from './toRowOutcome';

type KeyedProduct = KeyedRow<ProductChange>;

/** Products, except for their prices and stock. */
export const products: DataKind<ProductChange> = {
  name: 'products',
  event: 'catalogue.changed',
  shape: ProductChange,
  keyOf: ({ product_id }) => trimProductId(String(product_id ?? '')),
  estimateImpact: async (tx, rows, _options, { impact, examples }) => {
    const withdrawnIds = rows.filter(({ content }) => content.withdrawn).map(({ key }) => key);
    const active = await filterActiveProducts(tx, withdrawnIds);
    impact.withdrawals.count += active.length;
    examples.push(...active);
  },
  take: async ({ tx, actor, at }, rows, { leavesOut = false, reportsChanges }) => {
    const categories = await openCategories(tx);
    const gtinOf = leavesOut ? gtinReader(barcodesIn(rows)) : toGtin14;
    const isBad = (code: string) => gtinOf(code) === undefined;
    const outcomes: KeyedOutcome[] = [];
    const applied: KeyedProduct[] = [];
    for (const row of rows) {
      const hasBadCode = !leavesOut && row.content.barcodes?.some(isBad);
      const fault = hasBadCode ? BARCODE : fieldFault(row.content, categories);
      if (fault) outcomes.push({ ...outcomeOf(row, 'error'), ...fault });
      else applied.push(row);
    }
    await lockOrAddProducts(tx, applied.map(({ key }) => key).sort());
    const products = applied.map((row) => toImportedProduct(row, gtinOf));
    const compared = await compareProducts(tx, products, { categories, reportsChanges });
    await writeCatalogue(tx, compared, formatSource(actor, at.toISOString()));
    const rowOutcomes = applied.map((row, at) => ({
      ...omissionReason(row.content, isBad, categories),
      ...toRowOutcome(row, compared.results[at] ?? { outcome: 'unchanged' }, NO_NAME),
    }));
    return { outcomes: [...outcomes, ...rowOutcomes], seen: compared.seen };
  },
};

/** Returns why values of a row are not stored, though the row is. */
function omissionReason(
  { barcodes, category }: ProductChange,
  isBad: (code: string) => boolean,
  categories: Categories,
): Reason {
  const codes = barcodes?.filter(isBad) ?? [];
  if (codes.length > 0)
    return {
      code: 'exchange.barcodeLeftOut',
      field: 'barcodes',
      params: { codes: codes.join(', ') },
    };
  const isCode = categories.has(normaliseCategoryCode(category ?? ''));
  const names = isCode ? [] : categoryLevels(category).slice(CATEGORY_LEVELS);
  if (names.length === 0) return {};
  const params = { levels: CATEGORY_LEVELS, names: names.join(' > ') };
  return { code: 'exchange.categoryCut', field: 'category', params };
}

function* barcodesIn(rows: readonly KeyedProduct[]): Generator<string> {
  for (const { content } of rows) yield* content.barcodes ?? [];
}

const BARCODE = { code: 'exchange.barcode', field: 'barcodes' } as const;
const NO_NAME = { code: 'field.missing', field: 'name' } as const;

/** Checks what the schema of a row cannot express. */
function fieldFault(
  { product_id, name, image, cat_code }: ProductChange,
  categories: Categories,
): Reason | undefined {
  const id = trimProductId(product_id);
  if (id === '') return { code: 'field.missing', field: 'product_id' };
  if (/\p{Cc}/u.test(id)) return { code: 'field.form', field: 'product_id' };
  const [shortened] = shortenedNumbers({ product_id: id }, ['product_id']);
  if (shortened) return shortened;
  if (name !== undefined && plainName(cleanName(name)).trim() === '') return NO_NAME;
  if (image && !isPictureSource(image)) return { code: 'field.form', field: 'image' };
  if (cat_code !== undefined && !categories.has(normaliseCategoryCode(cat_code))) {
    return { code: 'exchange.noCategory', field: 'cat_code' };
  }
  return undefined;
}

const compareProducts = async (
  tx: Db,
  products: readonly ImportedProduct[],
  { categories, reportsChanges }: { categories: Categories } & Pick<BatchOptions, 'reportsChanges'>,
) =>
  compareRows(tx, products, {
    options: {
      stock: 0,
      countries: COUNTRIES,
      confirmed: {},
      reportsChanges,
      isUpdate: true,
      opensCountries: true,
      takesUnpriced: true,
    },
    impact: emptyEstimate().impact,
    categories,
    position: await highestPosition(tx),
  });

type GtinOf = (code: string) => string | undefined;

function toImportedProduct({ row, key, content }: KeyedProduct, gtinOf: GtinOf): ImportedProduct {
  const { ship_pack, barcodes, withdrawn, cat_code } = content;
  return omitUndefined<ImportedProduct>({
    ...cleanTexts(content),
    ...(cat_code && { category: cat_code }),
    line: row,
    product_id: key,
    ship_pac: ship_pack,
    active: withdrawn === undefined ? undefined : Number(!withdrawn),
    barcodes: barcodes === undefined ? undefined : barcodesOf(barcodes ?? [], gtinOf),
    offers: { CA: {}, US: {} },
  });
}

/** Returns the valid barcodes; `undefined` if there are none among those given. */
function barcodesOf(codes: readonly string[], gtinOf: GtinOf): ImportedProduct['barcodes'] {
  const valid = codes.flatMap((code) => {
    const gtin14 = gtinOf(code);
    return gtin14 === undefined ? [] : [{ barcode: code.replace(/[\s-]/g, ''), gtin14 }];
  });
  if (codes.length > 0 && valid.length === 0) return undefined;
  return [...new Map(valid.map((code) => [code.gtin14, code])).values()];
}
