import type { CustomerId, UserId } from './ids';

export interface RequisitionTables {
  requisitions: RequisitionTable;
  requisition_lines: RequisitionLineTable;
}

/** An order that waits, or waited, for the approval of somebody else of the company. */
export interface RequisitionTable {
  /** 'R' and a sequence; no order has such a number. */
  id: string;
  customer_id: CustomerId;
  /** The buyer. */
  user_id: UserId;
  submitted_at: string;
  /** 'open', 'approved', 'declined', 'withdrawn' or 'expired'. */
  state: string;
  /** Incremented with every change. */
  version: number;
  total_cents: number;
  lines: number;
  po_reference: string;
  order_comment: string;
  /** '' if the customer has no address. */
  ship_to_code: string;
  /** The limit that it exceeds: 'order_limit' or 'month_limit'. */
  reason: string;
  /** The approver who is asked first; '' if that is everybody who may decide. */
  approver_id: UserId;
  /** '' until decided, and for what time decides. */
  decided_by: UserId;
  decided_at: string | null;
  /** What whoever declined it wrote. */
  note: string;
  order_id: string | null;
}

/** A line as it was sent; quantities are in ship packs. */
export interface RequisitionLineTable {
  requisition_id: string;
  line: number;
  product_id: string;
  name: string;
  packs: number;
  ship_pack: number;
  /** Unit price at all packs of the product, and at one pack. */
  unit_cents: number;
  single_cents: number;
}
