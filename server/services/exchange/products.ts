import { ProductChange } from '#contract/v1/products';
import { toGtin14 } from '#domain/barcodes';
import { tidyCategoryCode } from '#domain/categories';
import { COUNTRIES } from '#domain/countries';
import { trimProductId } from '#domain/productIds';

import type { Db } from '../../db/client';
import { activeAmong, lastPosition, lockProducts } from '../../db/products';
import { writeSource } from '../../db/sources';
import { cleanDescription, cleanName, plainText, textOf } from '../../import/cleanText';
import { compareRows } from '../../import/compareRows';
import { openCategories, type Categories } from '../../import/importedCategories';
import { omitUndefined } from '../../import/omitUndefined';
import type { ImportedProduct } from '../../import/readRow';
import { writeCatalogue } from '../../import/writeCatalogue';

import { outcomeOf, type DataKind, type BatchOptions, type Placed } from './dataKind';
import { noForesight } from './foresight';
import type { RowOutcome } from './outcomes';
import { toRowOutcome } from './toRowOutcome';

type PlacedProduct = Placed<ProductChange>;

/** Products, except for their prices and stock. */
export const products: DataKind<ProductChange> = {
  name: 'products',
  event: 'catalogue.changed',
  shape: ProductChange,
  keyOf: ({ product_id }) => trimProductId(String(product_id ?? '')),
  estimateImpact: async (tx, rows, _manner, { impact, examples }) => {
    const leaving = rows.filter(({ content }) => content.withdrawn).map(({ key }) => key);
    const active = await activeAmong(tx, leaving);
    impact.withdrawals.count += active.length;
    examples.push(...active);
  },
  take: async ({ tx, actor, at }, rows, { tellsChanges }) => {
    const categories = await openCategories(tx);
    const outcomes: RowOutcome[] = [];
    const taken: PlacedProduct[] = [];
    for (const row of rows) {
      const wrong = wrongField(row.content, categories);
      if (wrong) outcomes.push({ ...outcomeOf(row, 'error'), ...wrong });
      else taken.push(row);
    }
    await lockProducts(tx, taken.map(({ key }) => key).sort());
    const compared = await compareProducts(tx, taken, { categories, tellsChanges });
    await writeCatalogue(tx, compared, writeSource(actor, at.toISOString()));
    const told = taken.map((row, at) =>
      toRowOutcome(row, compared.told[at] ?? { outcome: 'unchanged' }, NO_NAME),
    );
    return { outcomes: [...outcomes, ...told], seen: compared.seen };
  },
};

const NO_NAME = { code: 'field.missing', field: 'name' } as const;
const PICTURE = /^(https:\/\/\S+|[\w.-]+\.(jpe?g|png|webp|gif))$/i;

/** Checks what the schema of a row cannot express. */
function wrongField(
  { product_id, name, image, cat_code, barcodes }: ProductChange,
  categories: Categories,
): Pick<RowOutcome, 'code' | 'field'> | undefined {
  const id = trimProductId(product_id);
  if (id === '') return { code: 'field.missing', field: 'product_id' };
  if (/\p{Cc}/u.test(id)) return { code: 'field.form', field: 'product_id' };
  if (name !== undefined && textOf(cleanName(name)) === '') return NO_NAME;
  if (image && !PICTURE.test(image)) return { code: 'field.form', field: 'image' };
  if (cat_code !== undefined && !categories.has(tidyCategoryCode(cat_code))) {
    return { code: 'exchange.noCategory', field: 'cat_code' };
  }
  const isBarcode = (barcodes ?? []).every((code) => toGtin14(code) !== undefined);
  return isBarcode ? undefined : { code: 'exchange.barcode', field: 'barcodes' };
}

const compareProducts = async (
  tx: Db,
  rows: readonly PlacedProduct[],
  { categories, tellsChanges }: { categories: Categories } & Pick<BatchOptions, 'tellsChanges'>,
) =>
  compareRows(tx, rows.map(imported), {
    manner: {
      stock: 0,
      countries: COUNTRIES,
      confirmed: {},
      tellsChanges,
      isUpdate: true,
      opensCountries: true,
      takesUnpriced: true,
    },
    impact: noForesight().impact,
    categories,
    position: await lastPosition(tx),
  });

type Text = string | null | undefined;

const cleared = (text: Text, clean: (text: string) => string): string | undefined =>
  text === undefined ? undefined : clean(text ?? '');

function imported({ row, key, content }: PlacedProduct): ImportedProduct {
  const { ship_pack, barcodes, withdrawn, cat_code } = content;
  const name = (text: Text) => cleared(text, cleanName);
  const long = (text: Text) => cleared(text, cleanDescription);
  const short = (text: Text) => cleared(text, plainText);
  return omitUndefined<ImportedProduct>({
    line: row,
    product_id: key,
    name: name(content.name),
    name_fr: name(content.name_fr),
    name_es: name(content.name_es),
    description: long(content.description),
    description_fr: long(content.description_fr),
    description_es: long(content.description_es),
    brand: short(content.brand),
    color: short(content.color),
    type: short(content.type),
    size: short(content.size),
    types: short(content.types),
    image: cleared(content.image, (text) => text),
    bin: short(content.bin),
    ship_pac: ship_pack,
    active: withdrawn === undefined ? undefined : Number(!withdrawn),
    category: (cat_code ?? short(content.category)) || undefined,
    category_fr: short(content.category_fr) || undefined,
    category_es: short(content.category_es) || undefined,
    barcodes: barcodes === undefined ? undefined : barcodesOf(barcodes ?? []),
    offers: { CA: {}, US: {} },
  });
}

const barcodesOf = (codes: readonly string[]) => [
  ...new Map(
    codes.map((barcode) => {
      const gtin14 = toGtin14(barcode) ?? barcode;
      return [gtin14, { barcode: barcode.replace(/[\s-]/g, ''), gtin14 }] as const;
    }),
  ).values(),
];
