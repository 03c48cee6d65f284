import type { ClassFlag } from '#domain/classCodes';
import type { Country } from '#domain/countries';
import { csvRow } from '#domain/csv';
import { fromCents, toCents } from '#domain/money';
import type { UploadKind } from '#domain/uploads';

import type { DeskListedProduct } from '../../api/staffProducts';

/** One change of many products; prices are list prices in whole cents, per unit. */
export type BulkChange =
  | { what: 'price'; country: Country; cents: number }
  | { what: 'percent'; country: Country; percent: number }
  | { what: 'class'; country: Country; flag: ClassFlag | '' }
  | { what: 'status'; withdrawn: boolean };

interface BulkFile {
  kind: UploadKind;
  /** CSV, as a person could have written it. */
  text: string;
  /** Number of products in it. */
  count: number;
}

const DIALECT = { separator: ',', decimal: '.' } as const;

/**
 * Writes a change of many products as the file that says the same, so that it is checked and
 * applied like any other. Prices and classes are those of products sold in the country.
 */
export function bulkFile(products: readonly DeskListedProduct[], change: BulkChange): BulkFile {
  const code = ({ product_id }: DeskListedProduct) => ({ code: product_id });
  if (change.what === 'status') {
    const rows = products.map((product) => [code(product), String(change.withdrawn)]);
    return fileOf('products', ['product_id', 'withdrawn'], rows);
  }
  const { country } = change;
  const rows = products.flatMap((product) => {
    const offer = product.offers.find((candidate) => candidate.country === country);
    if (!offer) return [];
    return [[code(product), country, valueOf(change, toCents(offer.selling_price))]];
  });
  const column = change.what === 'class' ? 'class' : 'selling_price';
  return fileOf('prices', ['product_id', 'country', column], rows);
}

function valueOf(change: Exclude<BulkChange, { what: 'status' }>, cents: number) {
  if (change.what === 'class') return change.flag;
  if (change.what === 'price') return fromCents(change.cents);
  return fromCents(Math.round((cents * (100 + change.percent)) / 100));
}

const fileOf = (
  kind: UploadKind,
  head: string[],
  rows: Parameters<typeof csvRow>[0][],
): BulkFile => ({
  kind,
  text: [head, ...rows].map((row) => csvRow(row, DIALECT)).join(''),
  count: rows.length,
});
