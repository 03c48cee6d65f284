import type { CustomerId, UserId } from './ids';

export interface OrderListTables {
  order_lists: OrderListTable;
  order_list_lines: OrderListLineTable;
}

export interface OrderListTable {
  id: string;
  customer_id: CustomerId;
  /** The person whom it belongs to. */
  user_id: UserId;
  name: string;
  is_shared: number;
  is_open: number;
  /** Counts the changes of the columns above, and of `deleted_at`. */
  version: number;
  created_at: string;
  /** Also when a line changes. */
  changed_at: string;
  deleted_at: string | null;
}

export interface OrderListLineTable {
  list_id: string;
  product_id: string;
  /** 0: open. */
  packs: number;
  note: string;
  position: number;
  /** The person who changed it last. */
  changed_by: UserId;
  changed_at: string;
}
