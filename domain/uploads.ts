import { MEBIBYTE } from './bytes';
import type { Role } from './roles';

/** Kinds of file that can be uploaded at the desk, and the staff role required to apply each. */
export const UPLOAD_ROLES = {
  products: 'catalogue',
  prices: 'catalogue',
  stock: 'catalogue',
  'price-lists': 'catalogue',
  'price-list-prices': 'catalogue',
  customers: 'accounts',
  'customer-users': 'accounts',
} as const satisfies Record<string, Role>;

export type UploadKind = keyof typeof UPLOAD_ROLES;
export const UPLOAD_KINDS = Object.keys(UPLOAD_ROLES) as UploadKind[];

/** Any one of these roles allows some upload. */
export const UPLOADING_ROLES: readonly Role[] = [...new Set(Object.values(UPLOAD_ROLES))];

/** Limits on a file of rows, at the desk, in the exchange folder and of a program. */
export const ROWS_FILE_LIMITS = { bytes: 32 * MEBIBYTE, megabytes: 32, rows: 100_000 } as const;

/** Maximum number of table columns whose meaning a person can change. */
export const MAX_UPLOAD_COLUMNS = 500;

/** Fields with a name on the screen: `upload.field.<field>`. */
const UPLOAD_FIELDS = [
  ...(['product_id', 'country', 'available', 'available_us', 'change', 'if_available'] as const),
  ...(['as_of', 'cursor', 'orders_file', 'selling_price', 'selling_price_us'] as const),
  ...(['selling_price_2', 'selling_price_2_us', 'retail_price', 'retail_price_us'] as const),
  ...(['class', 'class_us', 'name', 'name_fr', 'name_es', 'description'] as const),
  ...(['description_fr', 'description_es', 'barcodes', 'ship_pack', 'cat_code'] as const),
  ...(['category', 'category_fr', 'category_es', 'brand', 'color', 'type', 'size'] as const),
  ...(['types', 'image', 'bin', 'withdrawn', 'customer_code', 'email', 'owner_name'] as const),
  ...(['first_name', 'last_name'] as const),
  ...(['company_name', 'lang', 'phone', 'terms', 'order_hold', 'hold_reason'] as const),
  ...(['po_required', 'min_order', 'credit_limit', 'buyers_see'] as const),
  ...(['standing', 'addresses', 'invite', 'price_lists', 'price_list', 'code'] as const),
  ...(['percent_off', 'binding', 'public', 'starts_on', 'ends_on', 'removed'] as const),
  ...(['quantity_from', 'unit_price', 'role', 'ship_to_codes'] as const),
  ...(['order_limit', 'month_limit', 'approve_limit', 'approver'] as const),
  ...(['bill_to_code', 'bill_to_name', 'bill_to_street', 'bill_to_unit', 'bill_to_city'] as const),
  ...(['bill_to_region', 'bill_to_postal_code', 'bill_to_country', 'bill_to_phone'] as const),
  ...(['ship_to_code', 'ship_to_name', 'ship_to_street', 'ship_to_unit', 'ship_to_city'] as const),
  ...(['ship_to_region', 'ship_to_postal_code', 'ship_to_country', 'ship_to_phone'] as const),
] as const;
export type UploadField = (typeof UPLOAD_FIELDS)[number];

export const isUploadField = (name: string): name is UploadField =>
  (UPLOAD_FIELDS as readonly string[]).includes(name);
