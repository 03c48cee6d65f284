import type { CustomerId, UserId } from './ids';
import type { WithDefaults } from './withDefaults';

export interface OrderTables {
  orders: StoredOrderTable;
  order_lines: StoredOrderLineTable;
  ordered_products: OrderedProductTable;
  order_notes: OrderNoteTable;
  product_orders: ProductOrdersTable;
}

export interface OrderTable {
  /** The number that people use: a sequence, as text. */
  order_id: string;
  customer_id: CustomerId;
  placed_at: string;
  /** 'received', 'released' or 'cancelled', as the customer sees it. */
  status: string;
  order_comment: string;
  po_reference: string;
  lines: number;
  units: number;
  total_cents: number;
  /** `stageOf` of the order and its lines. */
  stage: string;
  /** Incremented with every change. */
  version: number;
  /** The country it was placed for, even if the customer's has changed; '' if unknown. */
  country: string;
  lang: string;
  /** 'shop', 'desk' or 'import'; imported orders are history and never handed over. */
  origin: string;
  /** The staff member who entered the order. */
  placed_by: string | null;
  released_at: string | null;
  /** Number of its release event, which is its position in the feed. */
  released_seq: number | null;
  held_at: string | null;
  hold_reason: string;
  picking_at: string | null;
  /** Id of the order in the system that acknowledged it. */
  external_id: string | null;
  acknowledged_at: string | null;
  acknowledged_by: string | null;
  /** The colleague who placed it; '' for the owner, and for orders of staff or an import. */
  user_id: UserId;
  /** The person who approved it; '' if it needed no approval. */
  approved_by: UserId;
  /** JSON of the addresses at that time; null if unknown. */
  ship_to: string | null;
  bill_to: string | null;
}

export type StoredOrderTable = WithDefaults<
  OrderTable,
  Exclude<
    keyof OrderTable,
    | 'order_id'
    | 'customer_id'
    | 'placed_at'
    | 'status'
    | 'order_comment'
    | 'po_reference'
    | 'lines'
    | 'units'
    | 'total_cents'
  >
>;

/**
 * One line; quantities are in ship packs, and shipped, cancelled and back-ordered never exceed
 * ordered in total.
 */
export interface OrderLineTable {
  order_id: string;
  line: number;
  product_id: string;
  name: string;
  order_qty: number;
  ship_pack: number;
  unit_cents: number;
  /** If a price list made the price: the list price at that time, and the list's code; else ''. */
  list_cents: number | null;
  price_list: string;
  shipped_qty: number;
  cancelled_qty: number;
  backorder_qty: number;
  /** Packs taken from the available stock when the order was placed, and returned since. */
  stock_taken: number;
  restocked: number;
  /** YYYY-MM-DD, for back-ordered packs. */
  expected_on: string | null;
}

type LineDefaults =
  | 'list_cents'
  | 'price_list'
  | 'shipped_qty'
  | 'cancelled_qty'
  | 'backorder_qty'
  | 'stock_taken'
  | 'restocked'
  | 'expected_on';

/** The customer is repeated on each line, so that a customer's lines can be found by index. */
type StoredOrderLineTable = WithDefaults<OrderLineTable, LineDefaults> & {
  customer_id: CustomerId;
};

/** Products that a customer has ordered, with each name that they had at the time. */
interface OrderedProductTable {
  customer_id: CustomerId;
  product_id: string;
  name: string;
}

export interface OrderNoteTable {
  id: string;
  order_id: string;
  at: string;
  actor: string;
  to_customer: number;
  text: string;
}

/** How often a product has been ordered, cancelled orders included. */
interface ProductOrdersTable {
  product_id: string;
  orders: number;
}
