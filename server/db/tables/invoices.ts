import type { CustomerId } from './ids';

export interface InvoiceTables {
  invoices: InvoiceTable;
}

export interface InvoiceTable {
  number: string;
  customer_id: CustomerId;
  /** 'invoice' or 'credit', whose amounts lower the balance. */
  kind: string;
  /** Days, YYYY-MM-DD. */
  issued_on: string;
  due_on: string | null;
  total_cents: number;
  /** What is not yet paid, or not yet used of a credit. */
  open_cents: number;
  po_reference: string;
  /** The order that it is for; null: those whose shipments name its number. */
  order_id: string | null;
  /** Name of its stored PDF; '' if there is none. */
  file: string;
  /** When the sender last knew it; older reports are stale. */
  as_of: string | null;
}
