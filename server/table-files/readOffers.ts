import { isClassFlag } from '#domain/classCodes';
import { COUNTRIES, currencyOf, type Country } from '#domain/countries';

import { BadRow } from './badRow';
import type { Columns } from './fileKinds';
import { formatCents, isForeign, parseCents, refuseAmbiguous } from './numbers';
import { omitUndefined } from './omitUndefined';

/** Values for one country in a file; undefined if not given, null if explicitly none. */
export interface ImportedOffer {
  price?: number;
  sale?: number | null;
  retail?: number | null;
  stock?: number;
  class?: string;
}

/** How the offers of a file's rows are to be interpreted. */
export interface OfferOptions {
  columns: Columns;
  /** Whether rows update existing products; otherwise they are the complete catalogue. */
  isUpdate: boolean;
  /** The fields whose headings name Canada. */
  ofCanada: ReadonlySet<string>;
}

const UNPRICED = 'a new product is not for sale without one, and an existing one keeps its own';

/** The field of each value of an offer. */
const OFFER_FIELDS = {
  price: 'price',
  sale: 'sale_price',
  retail: 'retail_price',
  stock: 'stock',
  class: 'class',
} as const satisfies Record<keyof ImportedOffer, string>;

/** The cells of a row, and where to note values that are ignored. */
interface Cells {
  notes: string[];
  of: (field: string) => unknown;
}

/**
 * A column without a country applies to both; in an update, only if the US has no column of its
 * own. One that names Canada applies to Canada, and amounts are in the currency of the price.
 */
export function offersOf(
  cells: Cells,
  { columns, isUpdate, ofCanada }: OfferOptions,
): Record<Country, ImportedOffer> {
  const [base, own] = COUNTRIES.map((country) => offerOf(cells, country)) as [
    ImportedOffer,
    ImportedOffer,
  ];
  if (
    base.price === undefined &&
    !isUpdate &&
    'price' in columns &&
    cells.of('price') === undefined
  )
    cells.notes.push(`the price is missing; ${UNPRICED}`);
  const shared = { ...base };
  for (const key of Object.keys(OFFER_FIELDS) as (keyof ImportedOffer)[]) {
    const field = OFFER_FIELDS[key];
    const isCanadian =
      ofCanada.has(field) || (/price/.test(field) && ofCanada.has(OFFER_FIELDS.price));
    if (isCanadian || (isUpdate && columns[`${field}_us`] !== undefined)) delete shared[key];
  }
  return { CA: base, US: { ...shared, ...own } };
}

function offerOf({ of, notes }: Cells, country: Country): ImportedOffer {
  const suffix = country === 'US' ? '_us' : '';
  const [price, sale, retail] = (['price', 'sale_price', 'retail_price'] as const).map((name) => {
    const isNamed = country === 'US' && name !== 'sale_price';
    const what = `${isNamed ? 'US ' : ''}${name.replace('_', ' ')}`;
    const value = of(`${name}${suffix}`);
    if (name === 'price' && typeof value === 'string' && !/\d/.test(value)) {
      notes.push(`the ${what} "${value}" is not a price; ${UNPRICED}`);
      return undefined;
    }
    const cents = value == null ? value : centsOf(value, { what, country, notes });
    if (cents === 0 && name !== 'sale_price') throw new BadRow(`the ${what} is zero`);
    return cents;
  });
  const stock = of(`stock${suffix}`);
  refuseAmbiguous('stock', stock);
  if (stock != null && typeof stock !== 'number')
    throw new BadRow(`the stock "${String(stock)}" is not a whole number`);
  return omitUndefined<ImportedOffer>({
    price: price ?? undefined,
    // An empty or zero sale price means none.
    sale: sale === 0 ? null : sale,
    retail,
    stock: stock as number | undefined,
    class: classOf(of(`class${suffix}`)),
  });
}

/** Returns a price in cents, and notes that it was rounded. */
function centsOf(
  value: unknown,
  { what, country, notes }: { what: string; country: Country; notes: string[] },
): number {
  refuseAmbiguous(what, value);
  const text = String(value);
  if (isForeign(text, country))
    throw new BadRow(`the ${what} "${text}" is not in ${currencyOf(country)}`);
  const cents = typeof value === 'number' ? parseCents(text, '.') : undefined;
  if (cents === undefined) throw new BadRow(`the ${what} "${text}" is not a price`);
  if (value !== cents / 100) {
    notes.push(`the ${what} "${text}" was rounded to ${formatCents(cents)}`);
  }
  return cents;
}

function classOf(value: unknown): string | undefined {
  if (value === undefined) return undefined;
  const code = ((value as string | null) ?? '').trim().toUpperCase();
  if (code === '' || isClassFlag(code)) return code;
  throw new BadRow(`the class "${code}" is not one of F, R, Y, N`);
}
