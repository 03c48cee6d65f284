import { isClassFlag } from '#domain/classCodes';
import { currencyOf } from '#domain/countries';

import { BadRow } from './badRow';
import type { Field } from './fields';
import {
  ambiguityMessage,
  formatCents,
  isAmbiguous,
  isForeign,
  parseAmount,
  parseCents,
  parseInteger,
  type DecimalMark,
} from './numbers';
import { omitUndefined } from './omitUndefined';
import type { RowCells } from './rowCells';

/** Values for one country in a file; undefined if not given, null if explicitly none. */
interface ImportedOffer {
  price?: number;
  sale?: number | null;
  retail?: number | null;
  stock?: number;
  class?: string;
}

export interface ImportedOffers {
  CA: ImportedOffer;
  US: ImportedOffer;
}

/** Columns specific to the US. */
const US_COLUMNS: Record<keyof ImportedOffer, Field> = {
  price: 'price_us',
  sale: 'sale_price_us',
  retail: 'retail_price_us',
  stock: 'stock_us',
  class: 'class_us',
};

/**
 * A value is Canada's alone if the heading of one of these columns says so; amounts are in the
 * currency of the price.
 */
const SHARED_COLUMNS: Record<keyof ImportedOffer, readonly Field[]> = {
  price: ['price'],
  sale: ['sale_price', 'price'],
  retail: ['retail_price', 'price'],
  stock: ['stock'],
  class: ['class'],
};

/**
 * A column without a country applies to both; in an update, only if the US has no column of its
 * own. One that names Canada applies to Canada.
 */
export function parseOffers(cells: RowCells, mark: DecimalMark | undefined): ImportedOffers {
  const { isUpdate } = cells.reading;
  const price = parsePrice(cells, 'price', mark);
  if (price === undefined && !isUpdate) throw new BadRow('the price is missing');
  const base = omitUndefined<ImportedOffer>({
    price,
    sale: parseSale(cells, 'sale_price', mark),
    retail: parseRetail(cells, 'retail_price', mark),
    stock: parseStock(cells.text('stock'), mark),
    class: parseClass(cells.of('class')),
  });
  const usOffer = omitUndefined<ImportedOffer>({
    price: parsePrice(cells, 'price_us', mark),
    sale: parseSale(cells, 'sale_price_us', mark),
    retail: parseRetail(cells, 'retail_price_us', mark),
    stock: parseStock(cells.text('stock_us'), mark),
    class: parseClass(cells.of('class_us')),
  });
  const shared = { ...base };
  for (const key of Object.keys(US_COLUMNS) as (keyof ImportedOffer)[]) {
    const isCanadian = SHARED_COLUMNS[key].some((field) => cells.ofCanada.has(field));
    if (isCanadian || (isUpdate && cells.has(US_COLUMNS[key]))) delete shared[key];
  }
  return { CA: base, US: { ...shared, ...usOffer } };
}

type Mark = DecimalMark | undefined;

const FIELD_LABELS = {
  price: 'price',
  price_us: 'US price',
  sale_price: 'sale price',
  sale_price_us: 'sale price',
  retail_price: 'retail price',
  retail_price_us: 'US retail price',
} as const;
type PriceField = keyof typeof FIELD_LABELS;

function parsePrice(cells: RowCells, field: PriceField, mark: Mark): number | undefined {
  const text = cells.of(field);
  if (!text) return undefined;
  const cents = parseRoundedCents(cells, { field, text, mark });
  if (cents === 0) throw new BadRow(`the ${FIELD_LABELS[field]} is zero`);
  return cents;
}

/** Parses a price in cents and adds a note if it was rounded. */
function parseRoundedCents(
  cells: RowCells,
  { field, text, mark }: { field: PriceField; text: string; mark: Mark },
): number {
  const what = FIELD_LABELS[field];
  const country = field.endsWith('_us') ? 'US' : 'CA';
  if (isForeign(text, country))
    throw new BadRow(`the ${what} "${text}" is not in ${currencyOf(country)}`);
  const cents = parseCents(text, mark);
  if (cents === undefined) {
    throw new BadRow(
      isAmbiguous(text, mark)
        ? ambiguityMessage(what, text)
        : `the ${what} "${text}" is not a price`,
    );
  }
  if (parseAmount(text, mark) !== cents / 100) {
    cells.notes.push(`the ${what} "${text}" was rounded to ${formatCents(cents)}`);
  }
  return cents;
}

const parseRetail = (cells: RowCells, field: PriceField, mark: Mark) =>
  cells.of(field) === null ? null : parsePrice(cells, field, mark);

/** An empty or zero sale price means none. */
function parseSale(cells: RowCells, field: PriceField, mark: Mark): number | null | undefined {
  const text = cells.of(field);
  if (text === undefined) return undefined;
  if (!text) return null;
  const cents = parseRoundedCents(cells, { field, text, mark });
  return cents === 0 ? null : cents;
}

function parseStock(text: string, mark: DecimalMark | undefined): number | undefined {
  if (!text) return undefined;
  const stock = parseInteger(text, mark);
  if (stock !== undefined) return stock;
  throw new BadRow(
    isAmbiguous(text, mark)
      ? ambiguityMessage('stock', text)
      : `the stock "${text}" is not a whole number`,
  );
}

function parseClass(text: string | null | undefined): string | undefined {
  if (text === undefined) return undefined;
  const code = (text ?? '').trim().toUpperCase();
  if (code === '' || isClassFlag(code)) return code;
  throw new BadRow(`the class "${text}" is not one of F, R, Y, N`);
}
