import type { Balance, Invoice } from '#contract/invoices';
import type { InvoiceKind } from '#domain/invoices';
import { fromCents } from '#domain/money';

import type { Db } from '../../db/client';
import { customerOfId } from '../../db/customers';
import {
  countInvoices,
  invoicesOfOrder,
  listInvoices,
  ordersShippedUnder,
  sumInvoices,
  type InvoiceCriteria,
} from '../../db/invoices';
import type { Page } from '../../db/page';
import type { CustomerId } from '../../db/tables/ids';
import type { InvoiceTable } from '../../db/tables/invoices';

import { balanceTime } from './balanceTime';

/** Presents invoices to whoever of the customer may read them. */
export async function presentInvoices(
  db: Db,
  customerId: CustomerId,
  invoices: readonly InvoiceTable[],
  today: string,
): Promise<Invoice[]> {
  const numbers = invoices.flatMap(({ number, order_id }) => (order_id === null ? number : []));
  const shipped = await ordersShippedUnder(db, customerId, numbers);
  return invoices.map((invoice) => ({
    number: invoice.number,
    kind: invoice.kind as InvoiceKind,
    issued_on: invoice.issued_on,
    ...(invoice.due_on !== null && { due_on: invoice.due_on }),
    total: fromCents(invoice.total_cents),
    open: fromCents(invoice.open_cents),
    is_overdue:
      invoice.kind === 'invoice' && invoice.open_cents > 0 && (invoice.due_on ?? today) < today,
    po_reference: invoice.po_reference,
    order_ids: invoice.order_id === null ? (shipped.get(invoice.number) ?? []) : [invoice.order_id],
    has_pdf: invoice.file !== '',
  }));
}

/** Returns a page of a customer's invoices and their number. */
export async function showInvoices(
  db: Db,
  customerId: CustomerId,
  criteria: InvoiceCriteria,
  slice: Page,
): Promise<{ invoices: Invoice[]; total: number }> {
  const rows = await listInvoices(db, customerId, criteria, slice);
  return {
    invoices: await presentInvoices(db, customerId, rows, criteria.today),
    total: await countInvoices(db, customerId, criteria),
  };
}

/** Returns the invoices of an order; none of an order of somebody else. */
export async function showInvoicesOfOrder(
  db: Db,
  customerId: CustomerId,
  orderId: string,
  today: string,
): Promise<Invoice[]> {
  const rows = await invoicesOfOrder(db, customerId, orderId);
  return presentInvoices(db, customerId, rows, today);
}

/** Returns what a customer owes; `undefined` if it has no invoices. */
export async function showBalance(
  db: Db,
  customerId: CustomerId,
  today: string,
): Promise<Balance | undefined> {
  const { count, openCents, overdueCents } = await sumInvoices(db, customerId, today);
  if (count === 0) return undefined;
  const { credit_limit_cents: limit } = await customerOfId(db, customerId);
  return {
    balance: fromCents(openCents),
    overdue: fromCents(overdueCents),
    ...(limit !== null && {
      credit_limit: fromCents(limit),
      available: fromCents(limit - openCents),
    }),
    as_of: (await balanceTime(db)) ?? '',
  };
}
