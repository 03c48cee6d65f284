/**
 * Column names of an order export: one row per order line, with the header of the order repeated.
 */
export const EXPORT_FIELDS = [
  'order_id',
  'placed_on',
  'stage',
  'customer_code',
  'company_name',
  'po_reference',
  'order_comment',
  'ship_to_name',
  'street',
  'city',
  'region',
  'postal_code',
  'country',
  'currency',
  'line',
  'product_id',
  'name',
  'barcode',
  'bin',
  'quantity',
  'ship_pack',
  'units',
  'unit_price',
  'line_total',
  'shipped',
  'back_ordered',
  'cancelled',
  'open',
  'expected_on',
  'placed_at',
  'released_at',
  'email',
  'phone',
  'terms',
  'language',
  'ship_to_code',
  'ship_to_phone',
  'bill_to_code',
  'bill_to_name',
  'bill_to_street',
  'bill_to_city',
  'bill_to_region',
  'bill_to_postal_code',
  'bill_to_country',
] as const;
export type ExportField = (typeof EXPORT_FIELDS)[number];

/** Returns the name of an order file in the outgoing exchange folder. */
export const orderFileName = (number: number): string =>
  `orders-${String(number).padStart(6, '0')}.csv`;
