import { isClassFlag } from '#domain/classCodes';

import { BadRow } from './badRow';
import type { Field } from './fields';
import { ambiguous, isAmbiguous, readCents, readWhole, type DecimalMark } from './numbers';
import type { RowCells } from './rowCells';
import { said } from './said';

/** What a file says of a price, a stock or a class in one country; absent is not said, null is none. */
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

/** Where the US has a column of its own. */
const OWN_COLUMNS: Record<keyof ImportedOffer, Field> = {
  price: 'price_us',
  sale: 'sale_price_us',
  retail: 'retail_price_us',
  stock: 'stock_us',
  class: 'class_us',
};

/** A column without a country holds for both; in an update only where the US has none of its own. */
export function readOffers(cells: RowCells, mark: DecimalMark | undefined): ImportedOffers {
  const { isUpdate } = cells.reading;
  const price = readPrice(cells.of('price'), mark, 'price');
  if (price === undefined && !isUpdate) throw new BadRow('the price is missing');
  const base = said<ImportedOffer>({
    price,
    sale: readSale(cells.of('sale_price'), mark),
    retail: readRetail(cells.of('retail_price'), mark, 'retail price'),
    stock: readStock(cells.text('stock'), mark),
    class: readClass(cells.of('class')),
  });
  const own = said<ImportedOffer>({
    price: readPrice(cells.of('price_us'), mark, 'US price'),
    sale: readSale(cells.of('sale_price_us'), mark),
    retail: readRetail(cells.of('retail_price_us'), mark, 'US retail price'),
    stock: readStock(cells.text('stock_us'), mark),
    class: readClass(cells.of('class_us')),
  });
  const shared = { ...base };
  for (const key of Object.keys(OWN_COLUMNS) as (keyof ImportedOffer)[]) {
    if (isUpdate && cells.has(OWN_COLUMNS[key])) delete shared[key];
  }
  return { CA: base, US: { ...shared, ...own } };
}

function readPrice(
  text: string | null | undefined,
  mark: DecimalMark | undefined,
  what: string,
): number | undefined {
  if (!text) return undefined;
  const cents = centsIn(text, mark, what);
  if (cents === 0) throw new BadRow(`the ${what} is zero`);
  return cents;
}

function centsIn(text: string, mark: DecimalMark | undefined, what: string): number {
  const cents = readCents(text, mark);
  if (cents !== undefined) return cents;
  throw new BadRow(
    isAmbiguous(text, mark) ? ambiguous(what, text) : `the ${what} "${text}" is not a price`,
  );
}

const readRetail = (
  text: string | null | undefined,
  mark: DecimalMark | undefined,
  what: string,
) => (text === null ? null : readPrice(text, mark, what));

/** An empty or zero sale price says that there is none. */
function readSale(
  text: string | null | undefined,
  mark: DecimalMark | undefined,
): number | null | undefined {
  if (text === undefined) return undefined;
  if (!text) return null;
  const cents = centsIn(text, mark, 'sale price');
  return cents === 0 ? null : cents;
}

function readStock(text: string, mark: DecimalMark | undefined): number | undefined {
  if (!text) return undefined;
  const stock = readWhole(text, mark);
  if (stock !== undefined) return stock;
  throw new BadRow(
    isAmbiguous(text, mark)
      ? ambiguous('stock', text)
      : `the stock "${text}" is not a whole number`,
  );
}

function readClass(text: string | null | undefined): string | undefined {
  if (text === undefined) return undefined;
  const code = (text ?? '').trim().toUpperCase();
  if (code === '' || isClassFlag(code)) return code;
  throw new BadRow(`the class "${text}" is none of F, R, Y, N`);
}
