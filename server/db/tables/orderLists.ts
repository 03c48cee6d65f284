import type { CustomerId, UserId } from './ids';
import type { WithDefaults } from './withDefaults';

export interface OrderListTables {
  order_lists: WithDefaults<
    OrderListTable,
    | 'every_weeks'
    | 'next_on'
    | 'paused_from'
    | 'paused_until'
    | 'ship_to_code'
    | 'po_reference'
    | 'told_on'
  >;
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
  /** In which rhythm it is ordered, from which day on (YYYY-MM-DD); null: whenever somebody does. */
  every_weeks: number | null;
  next_on: string | null;
  /** First and last day on which nobody is told; null: none, and no end. */
  paused_from: string | null;
  paused_until: string | null;
  /** Where to, and under which number; '' for neither. */
  ship_to_code: string;
  po_reference: string;
  /** The `next_on` of which its owner was told. */
  told_on: string | null;
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
