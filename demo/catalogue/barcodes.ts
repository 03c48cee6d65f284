import { checkDigit } from '#domain/barcodes';

import { chance } from './random';

export interface DemoBarcode {
  barcode: string;
  gtin14: string;
}

const withCheckDigit = (body: string): DemoBarcode => {
  const barcode = body + checkDigit(body);
  return { barcode, gtin14: barcode.padStart(14, '0') };
};

/**
 * Spreads consecutive numbers apart; 7,919 is coprime to ten million, so no number occurs twice.
 */
const scatter = (number: number): string =>
  String((number * 7919 + 1301) % 10_000_000).padStart(7, '0');

/**
 * Returns the barcodes of a product: UPC-A for most, EAN-13 for some, both for a few, plus a case
 * code for some, none for a few. Numbers begin with 4 or 29, which are never assigned to a company,
 * or with a zero that spreadsheets drop.
 */
export function barcodesOf(productId: string, family: number, number: number): DemoBarcode[] {
  const item = String(family).padStart(3, '0') + scatter(number);
  const upc = withCheckDigit(`${chance(`${productId} zero`) < 0.12 ? '0' : '4'}${item}`);
  const ean = withCheckDigit(`29${item}`);
  const roll = chance(`${productId} barcode`);
  const codes = roll < 0.03 ? [] : roll < 0.18 ? [ean] : roll < 0.22 ? [upc, ean] : [upc];
  const unit = codes[0];
  if (!unit || chance(`${productId} case`) >= 0.05) return codes;
  return [...codes, withCheckDigit(`1${unit.gtin14.slice(1, 13)}`)];
}
