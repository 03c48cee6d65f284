import { toGtin14 } from '#domain/barcodes';
import { bareProductId, compactProductId } from '#domain/productIds';

/**
 * Normalises a remembered code for comparison: a barcode to its 14 digits; any other code without
 * regard to case, spaces, dashes and leading zeros.
 */
export const codeKey = (code: string): string =>
  toGtin14(code) ?? (bareProductId(code) || compactProductId(code)).toLowerCase();
