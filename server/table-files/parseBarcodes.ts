import { toGtin14 } from '#domain/barcodes';

import { cleanCode } from './cleanCode';
import { isShortened, shortenedMessage } from './isShortened';

export interface Barcode {
  barcode: string;
  gtin14: string;
}

/**
 * Parses the barcodes in a cell, which may contain several, and reports invalid ones. Returns
 * undefined if none of them is valid.
 */
export function parseBarcodes(
  text: string,
  report: (reason: string) => void,
): Barcode[] | undefined {
  const written = text.split(/[\s,;|/]+/).filter(Boolean);
  const codes = written.flatMap((each) => {
    const code = parseBarcode(each);
    if (typeof code !== 'string') return [code];
    report(`${code}; the product was imported without it`);
    return [];
  });
  if (written.length > 0 && codes.length === 0) return undefined;
  return [...new Map(codes.map((code) => [code.gtin14, code])).values()];
}

/**
 * Parses a UPC or EAN, restoring leading zeros that a spreadsheet has dropped; returns the reason
 * if it is invalid.
 */
function parseBarcode(written: string): Barcode | string {
  const digits = cleanCode(written).replace(/\.0$/, '').replace(/-/g, '');
  if (!/^\d+$/.test(digits)) {
    return isShortened(written)
      ? shortenedMessage('barcode', written)
      : `the barcode "${written}" is not a number`;
  }
  const barcode = digits.length >= 9 && digits.length < 12 ? digits.padStart(12, '0') : digits;
  const gtin14 = toGtin14(barcode);
  if (gtin14) return { barcode, gtin14 };
  return ![8, 12, 13, 14].includes(barcode.length)
    ? `the barcode ${written} has ${digits.length} digits; a UPC has 12, an EAN 13 or 8, a case code 14`
    : `the check digit of the barcode ${written} is wrong`;
}
