import { Type, type TSchema } from 'typebox';

import { CategoryRow } from '#contract/v1/categories';
import { CustomerRow } from '#contract/v1/customerRow';
import { CustomerUserRow } from '#contract/v1/customerUsers';
import { InvoiceRow } from '#contract/v1/invoices';
import { Acknowledgement } from '#contract/v1/orders';
import { PriceListPriceRow, PriceListRow } from '#contract/v1/priceLists';
import { PriceRow } from '#contract/v1/prices';
import { ProductChange } from '#contract/v1/products';
import { StockRow } from '#contract/v1/stock';

import { addressHeadings, headingsOf, type HeadingName } from './headings';
import { LineProgress, ShipmentRow } from './orderRows';

/** A kind of file of rows. */
export interface FileKind {
  name: string;
  /** Schema of its rows. */
  shape: TSchema;
  /** Headings by the field they denote; a field's own name is always recognised. */
  headings: Readonly<Record<string, readonly string[]>>;
  /** Columns without which no row can be read. */
  needed: readonly string[];
  /** Columns of which one is needed too. */
  neededOne?: readonly string[];
}

/** Column index of each field. */
export type Columns = Partial<Record<string, number>>;

/** Fields that apply to the whole file, given in every row or in the first. */
export const WHOLE_FILE_FIELDS = ['as_of', 'cursor', 'orders_file'] as const;

/** Whether a field is a day. */
export const isDayField = (field: string): boolean => field.endsWith('_on');

/** Whether a field is a moment. */
export const isTimeField = (field: string): boolean => field.endsWith('_at') || field === 'as_of';

/** Suffix of a field for the United States, in a file whose rows name no country. */
export const IN_US = '_us';

/** Returns the field that a column fills, regardless of country. */
export const fieldOf = (name: string): string =>
  name.endsWith(IN_US) ? name.slice(0, -IN_US.length) : name;

const propertiesOf = (shape: TSchema) =>
  (shape as { properties?: Record<string, TSchema> }).properties ?? {};

/** Returns the type of a field in a row; '' if the row has no such field. */
export function typeOf(shape: TSchema, field: string): string {
  const { type, anyOf } = (propertiesOf(shape)[field] ?? {}) as {
    type?: string;
    anyOf?: TSchema[];
  };
  return (anyOf?.[0] as { type?: string } | undefined)?.type ?? type ?? '';
}

/** Fields that the dictionary calls by the same name. */
const named = (...fields: readonly HeadingName[]) =>
  Object.fromEntries(fields.map((field) => [field, headingsOf(field)]));

/** Fields whose own name is their only heading. */
const unnamed = (...fields: readonly string[]) =>
  Object.fromEntries(fields.map((field) => [field, []]));

const PRODUCT_NAMES = ['name', 'name_fr', 'name_es'] as const;
const PRODUCT_TEXTS = [
  ...PRODUCT_NAMES,
  ...(['description', 'description_fr', 'description_es'] as const),
] as const;
const CATEGORY_NAMES = ['category', 'category_fr', 'category_es'] as const;
const PRODUCT_KIND = [
  ...CATEGORY_NAMES,
  ...(['brand', 'color', 'type', 'size', 'types', 'image'] as const),
] as const;
const ORDERED_PRODUCT = headingsOf('product_id', 'product');

/** Files that arrive together are processed in this order: dependencies first. */
export const FILE_KINDS: readonly FileKind[] = [
  {
    name: 'products',
    shape: ProductChange,
    needed: ['product_id'],
    headings: {
      ...named('product_id', ...PRODUCT_TEXTS),
      barcodes: headingsOf('barcode'),
      ...named('ship_pack', 'cat_code', ...PRODUCT_KIND, 'bin', 'withdrawn'),
    },
  },
  {
    name: 'prices',
    shape: PriceRow,
    needed: ['product_id'],
    headings: {
      ...named('product_id', 'country'),
      selling_price_us: headingsOf('price_us'),
      selling_price_2_us: headingsOf('sale_price_us'),
      ...named('retail_price_us', 'class_us'),
      selling_price_2: headingsOf('sale_price'),
      ...named('retail_price'),
      selling_price: headingsOf('price'),
      ...named('class', 'as_of'),
    },
  },
  {
    name: 'stock',
    shape: StockRow,
    needed: ['product_id'],
    headings: {
      ...named('product_id', 'country'),
      available_us: headingsOf('stock_us'),
      available: headingsOf('stock'),
      ...named('change', 'expected_on'),
      ...unnamed('if_available'),
      ...named('as_of'),
      ...unnamed('cursor'),
      ...named('orders_file'),
    },
  },
  {
    name: 'categories',
    shape: CategoryRow,
    needed: ['cat_code'],
    headings: unnamed(...Object.keys(propertiesOf(CategoryRow))),
  },
  {
    name: 'price-lists',
    shape: PriceListRow,
    needed: ['code'],
    headings: unnamed(...Object.keys(propertiesOf(PriceListRow))),
  },
  {
    name: 'price-list-prices',
    shape: PriceListPriceRow,
    needed: ['price_list', 'product_id', 'unit_price'],
    headings: {
      ...unnamed('price_list', 'quantity_from', 'unit_price'),
      ...named('product_id', 'as_of'),
    },
  },
  {
    name: 'customers',
    shape: CustomerRow,
    needed: ['customer_code'],
    headings: {
      customer_code: headingsOf('customer_code', 'record'),
      ...named('email'),
      owner_name: headingsOf('contact', 'person'),
      ...named('first_name', 'last_name'),
      company_name: headingsOf('company'),
      ...named('country'),
      lang: headingsOf('language'),
      ...named('phone', 'terms'),
      ...unnamed('order_hold', 'hold_reason', 'po_required', 'min_order', 'credit_limit'),
      ...unnamed('buyers_see', 'standing', 'invite', 'price_lists'),
      ...addressHeadings('bill'),
      ...addressHeadings('ship'),
    },
  },
  {
    name: 'customer-users',
    shape: CustomerUserRow,
    needed: ['customer_code', 'email', 'role'],
    headings: {
      customer_code: headingsOf('customer_code', 'record'),
      ...named('email'),
      name: headingsOf('contact', 'person'),
      lang: headingsOf('language'),
      ...unnamed('role', 'ship_to_codes', 'standing', 'invite'),
      ...unnamed('order_limit', 'month_limit', 'approve_limit', 'approver'),
    },
  },
  {
    name: 'invoices',
    shape: InvoiceRow,
    needed: ['number'],
    headings: {
      number: headingsOf('invoice'),
      customer_code: headingsOf('customer_code'),
      ...unnamed('kind', 'removed'),
      issued_on: headingsOf('order_date'),
      ...named('due_on'),
      total: headingsOf('amount'),
      open: headingsOf('balance'),
      po_reference: headingsOf('purchase_order'),
      order_id: headingsOf('order'),
    },
  },
  {
    name: 'acknowledgements',
    shape: Acknowledgement,
    needed: ['order_id', 'external_id'],
    headings: { order_id: headingsOf('order'), external_id: headingsOf('sales_order') },
  },
  {
    name: 'shipments',
    shape: ShipmentRow,
    needed: ['order_id'],
    headings: {
      order_id: headingsOf('order'),
      external_id: headingsOf('shipment'),
      ...named('shipped_at', 'carrier', 'service', 'tracking', 'parcels'),
      invoice_number: headingsOf('invoice'),
      ...named('line'),
      product_id: ORDERED_PRODUCT,
      units: headingsOf('shipped_units'),
      quantity: headingsOf('shipped_packs'),
    },
  },
  {
    name: 'order-status',
    shape: LineProgress,
    needed: ['order_id'],
    headings: {
      order_id: headingsOf('order'),
      ...named('line'),
      product_id: ORDERED_PRODUCT,
      ...named('shipped', 'back_ordered', 'expected_on', 'cancelled', 'reason'),
      ...unnamed('restock'),
      ...named('as_of', 'carrier', 'service', 'tracking'),
    },
  },
];

export const isOrderKind = ({ needed }: FileKind): boolean =>
  needed.includes('order_id') || needed.includes('order');

const typed = (type: TSchema, ...fields: readonly string[]) =>
  Object.fromEntries(fields.map((field) => [field, type]));

/** The file of a whole catalogue: products with their prices and stock in one row. */
const CATALOGUE = {
  name: 'catalogue',
  shape: Type.Object({
    ...typed(Type.String(), 'product_id', ...PRODUCT_TEXTS, ...PRODUCT_KIND, 'class'),
    ...typed(Type.Number(), 'price', 'sale_price', 'retail_price'),
    ...typed(Type.Integer(), 'stock', 'ship_pack', 'popularity'),
    ...typed(Type.Array(Type.String()), 'barcode'),
  }),
  headings: named(
    ...(['product_id', ...PRODUCT_TEXTS, 'price', 'price_us', 'sale_price'] as const),
    ...(['sale_price_us', 'retail_price', 'retail_price_us', 'barcode', 'ship_pack'] as const),
    ...(['stock', 'stock_us', 'class', 'class_us', ...PRODUCT_KIND, 'popularity'] as const),
  ),
};

export const catalogueKind = (isUpdate: boolean): FileKind => ({
  ...CATALOGUE,
  needed: isUpdate ? ['product_id'] : ['product_id', 'name', 'price'],
});

/** The file of past orders, with one order line per row. */
export const HISTORY: FileKind = {
  name: 'history',
  shape: Type.Object({
    ...typed(Type.String(), 'order', 'at', 'email', 'customer', 'name', 'country', 'product_id'),
    ...typed(Type.Integer(), 'quantity'),
    ...typed(Type.Number(), 'price'),
  }),
  needed: ['order', 'at', 'product_id', 'quantity', 'price'],
  neededOne: ['customer', 'email', 'name'],
  headings: {
    /** Exports of shops call the number of an order its name. */
    order: ['name', ...headingsOf('order'), 'sales order', ...headingsOf('invoice')],
    at: headingsOf('order_date'),
    ...named('email'),
    customer: headingsOf('customer_code'),
    name: headingsOf('company', 'buyer'),
    country: headingsOf('country', 'order_country'),
    quantity: headingsOf('ordered'),
    ...named('price', 'product_id'),
  },
};
