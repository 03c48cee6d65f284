import { MAX_INVOICES, type MachineInvoice } from '#contract/v1/invoices';
import type { InvoiceKind } from '#domain/invoices';
import { fromCents } from '#domain/money';

import type { Db } from '../../db/client';
import { invoicesAfter } from '../../db/invoices';
import type { CustomerId } from '../../db/tables/ids';
import { Refusal } from '../actions/refusal';

type StoredInvoice = Awaited<ReturnType<typeof invoicesAfter>>[number];

/** Presents an invoice to machines. */
const presentInvoice = (invoice: StoredInvoice): MachineInvoice => ({
  number: invoice.number,
  customer_code: invoice.customer_code,
  kind: invoice.kind as InvoiceKind,
  issued_on: invoice.issued_on,
  due_on: invoice.due_on,
  total: fromCents(invoice.total_cents),
  open: fromCents(invoice.open_cents),
  po_reference: invoice.po_reference,
  order_id: invoice.order_id,
  has_pdf: invoice.file !== '',
  as_of: invoice.as_of,
});

/** Returns a page of invoices by number, those of one customer if it is given. */
export async function readInvoices(
  db: Db,
  request: { after: string; limit?: number | undefined; customerId?: CustomerId },
): Promise<{ invoices: MachineInvoice[]; next: string | null }> {
  const { limit = MAX_INVOICES, ...where } = request;
  const found = await invoicesAfter(db, { ...where, limit: limit + 1 });
  const page = found.slice(0, limit);
  const next = found.length > limit ? (page.at(-1)?.number ?? null) : null;
  return { invoices: page.map(presentInvoice), next };
}

export async function readInvoice(db: Db, number: string): Promise<MachineInvoice> {
  const [invoice] = await invoicesAfter(db, { number, limit: 1 });
  if (!invoice) throw new Refusal(404, 'invoice.unknown', { params: { number } });
  return presentInvoice(invoice);
}
