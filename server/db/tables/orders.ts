import type { WithDefaults } from './withDefaults';

export interface OrderTables {
  orders: StoredOrderTable;
  order_lines: StoredOrderLineTable;
  ordered_products: OrderedProductTable;
  order_notes: OrderNoteTable;
}

export interface OrderTable {
  /** The number that people quote: a sequence, as text. */
  order_id: string;
  customer_id: string;
  placed_at: string;
  /** 'received', 'released' or 'cancelled': what the customer's `status` says. */
  status: string;
  order_comment: string;
  po_reference: string;
  lines: number;
  units: number;
  total_cents: number;
  /** `stageOf` of the order and its lines. */
  stage: string;
  /** Grows with every change. */
  version: number;
  /** Where it was placed for, whatever the customer's is today; '' where nobody knows. */
  country: string;
  lang: string;
  /** 'shop', 'desk' or 'import'; what was imported is history and is never handed over. */
  origin: string;
  /** The member of the staff who took the order down. */
  placed_by: string | null;
  released_at: string | null;
  /** Number of the event by which it was released, its place in the feed. */
  released_seq: number | null;
  held_at: string | null;
  hold_reason: string;
  picking_at: string | null;
  /** What the system that took the order over calls it. */
  external_id: string | null;
  acknowledged_at: string | null;
  acknowledged_by: string | null;
  /** Addresses as they were then, JSON; null where none is known. */
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

/** One line; quantities count ship packs, and shipped, cancelled and back-ordered are never more than ordered. */
export interface OrderLineTable {
  order_id: string;
  line: number;
  product_id: string;
  name: string;
  order_qty: number;
  ship_pack: number;
  unit_cents: number;
  shipped_qty: number;
  cancelled_qty: number;
  backorder_qty: number;
  /** Taken from what could be sold when it was placed, and given back since. */
  stock_taken: number;
  restocked: number;
  /** YYYY-MM-DD, of what is on back-order. */
  expected_on: string | null;
}

type LineDefaults =
  'shipped_qty' | 'cancelled_qty' | 'backorder_qty' | 'stock_taken' | 'restocked' | 'expected_on';

/** The customer of its order stands beside each line, so that a customer's lines are found at once. */
type StoredOrderLineTable = WithDefaults<OrderLineTable, LineDefaults> & {
  customer_id: string;
};

/** What a customer has ordered, under each name that it had then. */
interface OrderedProductTable {
  customer_id: string;
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
