import type { Balance, Invoice } from '#contract/invoices';

import type { Db } from '../../db/client';
import { listInvoices } from '../../db/invoices';
import type { CustomerId } from '../../db/tables/ids';
import { Refusal } from '../actions/refusal';

import { presentInvoices, showBalance } from './showInvoices';

/** Returns what was issued in a period, the oldest first, and what a customer owes now. */
export async function showStatement(
  db: Db,
  customerId: CustomerId,
  period: { from: string; to: string },
  today: string,
): Promise<{ invoices: Invoice[]; balance: Balance }> {
  const balance = await showBalance(db, customerId, today);
  if (!balance) throw new Refusal(404, 'invoice.none');
  const rows = await listInvoices(db, customerId, { view: 'all', words: [], ...period, today });
  return { invoices: await presentInvoices(db, customerId, rows.reverse(), today), balance };
}
