/** What the desk's list of products can be narrowed to. */
export const PRODUCT_VIEWS = [
  'all',
  'sold',
  'out_of_stock',
  'no_picture',
  'no_barcode',
  'withdrawn',
] as const;
export type ProductView = (typeof PRODUCT_VIEWS)[number];

/** How the staff say what there is: what can be sold, what lies on the shelf, or by how much it changed. */
export const STOCK_WAYS = ['sellable', 'counted', 'change'] as const;
export type StockWay = (typeof STOCK_WAYS)[number];

/** Why the staff change stock. */
export const STOCK_REASONS = [
  'counted',
  'received',
  'damaged',
  'lost',
  'mistake',
  'other',
] as const;
export type StockReason = (typeof STOCK_REASONS)[number];

const MEGABYTE = 1024 * 1024;

/** A picture that is uploaded. */
export const PICTURE = {
  bytes: 15 * MEGABYTE,
  megabytes: 15,
  /** A camera's, not a bomb. */
  pixels: 50_000_000,
  megapixels: 50,
  types: ['image/jpeg', 'image/png', 'image/webp'],
} as const;
