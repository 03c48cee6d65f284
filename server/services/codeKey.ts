import { toGtin14 } from '#domain/barcodes';
import { bareProductId, spokenProductId } from '#domain/productIds';

/** How a remembered code is compared: a barcode in its 14 digits, else whatever its case, spaces, dashes and leading zeros. */
export const codeKey = (code: string): string =>
  toGtin14(code) ?? (bareProductId(code) || spokenProductId(code)).toLowerCase();
