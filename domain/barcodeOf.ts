import { isGtin } from './barcodes';

/**
 * Returns the code to print for a product, which every upload reads: its retail barcode, EAN-13 or
 * UPC-A, or its product id if it has none. The code of a case would count a pack.
 */
export const barcodeOf = (product: { product_id: string; barcodes: readonly string[] }): string =>
  product.barcodes.find((code) => (code.length === 12 || code.length === 13) && isGtin(code)) ??
  product.product_id;
