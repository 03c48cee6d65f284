import { cleanCode } from './cleanCode';
import { isShortened, shortenedMessage } from './isShortened';

export interface Barcode {
  barcode: string;
  gtin14: string;
}

/** Parses the barcodes of a product, and reports invalid ones; undefined if none of them is valid. */
export function parseBarcodes(
  written: readonly string[],
  gtinOf: (code: string) => string | undefined,
  report: (reason: string) => void,
): Barcode[] | undefined {
  const codes = written.flatMap((each) => {
    const code = parseBarcode(each, gtinOf);
    if (typeof code !== 'string') return [code];
    report(`${code}; the product was imported without it`);
    return [];
  });
  if (written.length > 0 && codes.length === 0) return undefined;
  return [...new Map(codes.map((code) => [code.gtin14, code])).values()];
}

/** Splits a cell that may contain several barcodes. */
export const splitBarcodes = (text: string): string[] => text.split(/[\s,;|/]+/).filter(Boolean);

const digitsOf = (written: string): string =>
  cleanCode(written).replace(/\.0$/, '').replace(/-/g, '');

/** Restores the leading zeros of a UPC that a spreadsheet has dropped. */
const padded = (digits: string): string =>
  digits.length >= 9 && digits.length < 12 ? digits.padStart(12, '0') : digits;

/** Removes what is around the digits of a barcode; text without digits alone is left as it is. */
export function tidyBarcode(written: string): string {
  const digits = digitsOf(written);
  return /^\d+$/.test(digits) ? padded(digits) : written;
}

/** Parses a UPC or EAN; returns the reason if it is invalid. */
function parseBarcode(
  written: string,
  gtinOf: (code: string) => string | undefined,
): Barcode | string {
  const digits = digitsOf(written);
  if (!/^\d+$/.test(digits)) {
    return isShortened(written)
      ? shortenedMessage('barcode', written)
      : `the barcode "${written}" is not a number`;
  }
  const barcode = padded(digits);
  const gtin14 = gtinOf(barcode);
  if (gtin14) return { barcode, gtin14 };
  return ![8, 12, 13, 14].includes(barcode.length)
    ? `the barcode ${written} has ${digits.length} digits; a UPC has 12, an EAN 13 or 8, a case code 14`
    : `the check digit of the barcode ${written} is wrong`;
}
