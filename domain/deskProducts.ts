import { MEBIBYTE } from './bytes';

/** Filters of the desk's product list. */
export const PRODUCT_VIEWS = [
  'all',
  'sold',
  'out_of_stock',
  'no_picture',
  'no_barcode',
  'withdrawn',
] as const;
export type ProductView = (typeof PRODUCT_VIEWS)[number];

/**
 * Ways to enter stock: as the sellable quantity, as the counted quantity on the shelf, or as a
 * change.
 */
export const STOCK_ENTRY_MODES = ['sellable', 'counted', 'change'] as const;
export type StockEntryMode = (typeof STOCK_ENTRY_MODES)[number];

/** Reasons for a stock change by staff. */
export const STOCK_REASONS = [
  'counted',
  'received',
  'damaged',
  'lost',
  'mistake',
  'other',
] as const;
export type StockReason = (typeof STOCK_REASONS)[number];

/** Limits on an uploaded picture. */
export const PICTURE_LIMITS = {
  bytes: 15 * MEBIBYTE,
  megabytes: 15,
  /** Enough for a camera, too few for a decompression bomb. */
  pixels: 50_000_000,
  megapixels: 50,
  types: ['image/jpeg', 'image/png', 'image/webp'],
} as const;

/** By how many percent prices of many products can be changed at once. */
export const PERCENT_LIMITS = { least: -90, most: 900 } as const;
