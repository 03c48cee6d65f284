import { sql, type RawBuilder, type SqlBool } from 'kysely';

import type { InvoiceView } from '#domain/invoices';

import { inChunks, rowsInChunks, type Db } from './client';
import { anyContains } from './containsWord';
import { countRows, type Page } from './page';
import type { CustomerId } from './tables/ids';
import type { InvoiceTable } from './tables/invoices';

/** Which of a customer's invoices are read; days are YYYY-MM-DD and inclusive. */
export interface InvoiceCriteria {
  view: InvoiceView;
  /** Each occurs in the number, the reference or the order. */
  words: readonly string[];
  from?: string | undefined;
  to?: string | undefined;
  /** The day before which invoices were due if they are overdue now. */
  today: string;
}

export const invoicesByNumbers = async (
  db: Db,
  numbers: readonly string[],
): Promise<Map<string, InvoiceTable>> => {
  const rows = await rowsInChunks(numbers, (chunk) =>
    db.selectFrom('invoices').where('number', 'in', chunk).selectAll(),
  );
  return new Map(rows.map((row) => [row.number, row]));
};

/** Stores new and changed invoices; their PDF stays. */
export async function upsertInvoices(tx: Db, invoices: readonly InvoiceTable[]): Promise<void> {
  for (const chunk of inChunks(invoices, 100)) {
    await tx
      .insertInto('invoices')
      .values(chunk)
      .onConflict((conflict) =>
        conflict.column('number').doUpdateSet(({ ref }) => ({
          kind: ref('excluded.kind'),
          issued_on: ref('excluded.issued_on'),
          due_on: ref('excluded.due_on'),
          total_cents: ref('excluded.total_cents'),
          open_cents: ref('excluded.open_cents'),
          po_reference: ref('excluded.po_reference'),
          order_id: ref('excluded.order_id'),
          as_of: ref('excluded.as_of'),
        })),
      )
      .execute();
  }
}

/** Records that these invoices were still the same at a time. */
export async function confirmInvoices(
  tx: Db,
  numbers: readonly string[],
  asOf: string,
): Promise<void> {
  for (const chunk of inChunks(numbers)) {
    const query = tx.updateTable('invoices').set({ as_of: asOf });
    await query.where('number', 'in', chunk).execute();
  }
}

export async function deleteInvoices(tx: Db, numbers: readonly string[]): Promise<void> {
  for (const chunk of inChunks(numbers))
    await tx.deleteFrom('invoices').where('number', 'in', chunk).execute();
}

/** Sets the stored PDF of an invoice; returns false if there is none with this number. */
export async function setInvoiceFile(tx: Db, number: string, file: string): Promise<boolean> {
  const changed = await tx
    .updateTable('invoices')
    .set({ file })
    .where('number', '=', number)
    .returning('number')
    .executeTakeFirst();
  return changed !== undefined;
}

/** Which of these stored PDFs an invoice names. */
export async function namedInvoiceFiles(db: Db, files: readonly string[]): Promise<Set<string>> {
  const rows = await rowsInChunks(files, (chunk) =>
    db.selectFrom('invoices').where('file', 'in', chunk).select('file'),
  );
  return new Set(rows.map(({ file }) => file));
}

/** Invoices after a number, or the one with it, sorted by number. */
export const invoicesAfter = (
  db: Db,
  where: { after?: string; number?: string; customerId?: CustomerId; limit: number },
): Promise<(InvoiceTable & { customer_code: string })[]> =>
  db
    .selectFrom('invoices')
    .innerJoin('customers', 'customers.id', 'invoices.customer_id')
    .where((row) =>
      row.and([
        ...(where.after === undefined ? [] : [row('invoices.number', '>', where.after)]),
        ...(where.number === undefined ? [] : [row('invoices.number', '=', where.number)]),
        ...(where.customerId === undefined ? [] : [row('customers.id', '=', where.customerId)]),
      ]),
    )
    .selectAll('invoices')
    .select('customers.customer_code')
    .orderBy('invoices.number')
    .limit(where.limit)
    .execute();

const isOverdue = (today: string) =>
  sql<SqlBool>`(kind = 'invoice' and open_cents > 0 and due_on < ${today})`;

const VIEWS: Record<InvoiceView, (today: string) => RawBuilder<SqlBool>> = {
  all: () => sql`1 = 1`,
  open: () => sql`open_cents > 0`,
  overdue: isOverdue,
};

const SEARCHED_COLUMNS = ['number', 'po_reference', 'order_id'].map((name) => `invoices.${name}`);

function matchingInvoices(db: Db, customerId: CustomerId, criteria: InvoiceCriteria) {
  const { view, words, from, to, today } = criteria;
  return db
    .selectFrom('invoices')
    .where('customer_id', '=', customerId)
    .where((row) =>
      row.and([
        VIEWS[view](today),
        ...words.map((word) => anyContains(db, SEARCHED_COLUMNS, word)),
        ...(from === undefined ? [] : [row('issued_on', '>=', from)]),
        ...(to === undefined ? [] : [row('issued_on', '<=', to)]),
      ]),
    );
}

/** A page of a customer's invoices, or all of them, the newest first. */
export const listInvoices = (
  db: Db,
  customerId: CustomerId,
  criteria: InvoiceCriteria,
  slice?: Page,
): Promise<InvoiceTable[]> =>
  matchingInvoices(db, customerId, criteria)
    .selectAll()
    .orderBy('issued_on', 'desc')
    .orderBy('number', 'desc')
    .$if(slice !== undefined, (query) => query.limit(slice?.limit ?? 0).offset(slice?.offset ?? 0))
    .execute();

export const countInvoices = (
  db: Db,
  customerId: CustomerId,
  criteria: InvoiceCriteria,
): Promise<number> => countRows(matchingInvoices(db, customerId, criteria));

export const invoiceOfCustomer = (
  db: Db,
  customerId: CustomerId,
  number: string,
): Promise<InvoiceTable | undefined> =>
  db
    .selectFrom('invoices')
    .where('customer_id', '=', customerId)
    .where('number', '=', number)
    .selectAll()
    .executeTakeFirst();

/** What a customer owes, in cents: what is open of invoices, less what is open of credits. */
export async function sumInvoices(
  db: Db,
  customerId: CustomerId,
  today: string,
): Promise<{ count: number; openCents: number; overdueCents: number }> {
  const sums = await db
    .selectFrom('invoices')
    .where('customer_id', '=', customerId)
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      sql<number | null>`sum(case kind when 'credit' then -open_cents else open_cents end)`.as(
        'open',
      ),
      sql<number | null>`sum(case when ${isOverdue(today)} then open_cents else 0 end)`.as(
        'overdue',
      ),
    ])
    .executeTakeFirstOrThrow();
  return {
    count: Number(sums.count),
    openCents: Number(sums.open ?? 0),
    overdueCents: Number(sums.overdue ?? 0),
  };
}

/** The orders that invoices without one of their own are for: those shipped under their number. */
export async function ordersShippedUnder(
  db: Db,
  customerId: CustomerId,
  numbers: readonly string[],
): Promise<Map<string, string[]>> {
  const rows = await rowsInChunks(numbers, (chunk) =>
    db
      .selectFrom('shipments')
      .innerJoin('orders', 'orders.order_id', 'shipments.order_id')
      .where('orders.customer_id', '=', customerId)
      .where('shipments.invoice_number', 'in', chunk)
      .where('shipments.voided_at', 'is', null)
      .select(['shipments.invoice_number', 'shipments.order_id'])
      .distinct()
      .orderBy('shipments.order_id'),
  );
  const orders = new Map<string, string[]>();
  for (const { invoice_number, order_id } of rows)
    orders.set(invoice_number, [...(orders.get(invoice_number) ?? []), order_id]);
  return orders;
}

/** The invoices of one of a customer's orders, the oldest first. */
export const invoicesOfOrder = (
  db: Db,
  customerId: CustomerId,
  orderId: string,
): Promise<InvoiceTable[]> =>
  db
    .selectFrom('invoices')
    .where('customer_id', '=', customerId)
    .where((row) =>
      row.or([
        row('order_id', '=', orderId),
        row.and([
          row('order_id', 'is', null),
          row(
            'number',
            'in',
            row
              .selectFrom('shipments')
              .where('shipments.order_id', '=', orderId)
              .where('shipments.voided_at', 'is', null)
              .select('shipments.invoice_number'),
          ),
        ]),
      ]),
    )
    .selectAll()
    .orderBy('issued_on')
    .orderBy('number')
    .execute();
