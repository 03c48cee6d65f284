import { InvoiceRow } from '#contract/v1/invoices';
import { toCents } from '#domain/money';

import { NO_CHANGES } from '../../catalogue/version';
import type { Db } from '../../db/client';
import { customerByCode } from '../../db/customers';
import {
  confirmInvoices,
  deleteInvoices,
  invoicesByNumbers,
  upsertInvoices,
} from '../../db/invoices';
import { lockCreation } from '../../db/meta';
import { customersOfOrders } from '../../db/orders';
import type { CustomerId } from '../../db/tables/ids';
import type { InvoiceTable } from '../../db/tables/invoices';
import { plainText } from '../../table-files/cleanText';
import type { Reason, KeyedOutcome } from '../actions/outcomes';
import { shortenedNumbers } from '../actions/shortenedNumbers';
import { setBalanceTime } from '../invoices/balanceTime';

import { outcomeOf, type DataKind, type KeyedRow } from './dataKind';

type KeyedInvoice = KeyedRow<InvoiceRow>;

/** Invoices and credits; of several batches at once, one waits for the other. */
export const invoices: DataKind<InvoiceRow> = {
  name: 'invoices',
  shape: InvoiceRow,
  keyOf: ({ number }) => String(number ?? ''),
  estimateImpact: async () => undefined,
  take: async ({ tx, at }, rows, { asOf, reportsChanges }) => {
    await lockCreation(tx, 'invoices');
    const known = await readKnown(tx, rows);
    const outcomes: KeyedOutcome[] = [];
    const changed: InvoiceTable[] = [];
    const confirmed: string[] = [];
    const removed: string[] = [];
    for (const row of rows) {
      const before = known.invoices.get(row.key);
      const after = mergedInvoice(row.content, known, asOf);
      const basis = reportsChanges && before && { basis: String(before.open_cents) };
      if (isStale(before, asOf)) outcomes.push(outcomeOf(row, 'stale'));
      else if (row.content.removed === true) {
        if (before) removed.push(row.key);
        outcomes.push(outcomeOf(row, before ? 'changed' : 'unchanged'));
      } else if ('code' in after) outcomes.push({ ...outcomeOf(row, 'error'), ...after });
      else if (before && isSame(before, after)) {
        confirmed.push(row.key);
        outcomes.push(outcomeOf(row, 'unchanged'));
      } else {
        changed.push(after);
        outcomes.push({ ...outcomeOf(row, before ? 'changed' : 'added'), ...basis });
      }
    }
    await upsertInvoices(tx, changed);
    await deleteInvoices(tx, removed);
    if (asOf !== undefined) await confirmInvoices(tx, confirmed, asOf);
    await setBalanceTime(tx, asOf ?? at.toISOString());
    return { outcomes, seen: NO_CHANGES };
  },
};

interface Known {
  invoices: ReadonlyMap<string, InvoiceTable>;
  /** By the code as it was sent. */
  customers: ReadonlyMap<string, CustomerId>;
  /** Customers by order. */
  orders: ReadonlyMap<string, CustomerId>;
}

async function readKnown(tx: Db, rows: readonly KeyedInvoice[]): Promise<Known> {
  const codes = new Set(rows.flatMap(({ content }) => content.customer_code ?? []));
  const customers = new Map<string, CustomerId>();
  for (const code of codes) {
    const customer = await customerByCode(tx, code.trim());
    if (customer) customers.set(code, customer.id);
  }
  const orderIds = rows.flatMap(({ content }) => content.order_id ?? []);
  return {
    invoices: await invoicesByNumbers(
      tx,
      rows.map(({ key }) => key),
    ),
    customers,
    orders: await customersOfOrders(tx, [...new Set(orderIds)]),
  };
}

const isStale = (before: InvoiceTable | undefined, asOf: string | undefined): boolean =>
  asOf !== undefined && before?.as_of != null && asOf < before.as_of;

const isSame = (before: InvoiceTable, { as_of: _, ...after }: InvoiceTable): boolean =>
  (Object.keys(after) as (keyof typeof after)[]).every((name) => before[name] === after[name]);

const MISSING = 'field.missing';

/** Returns the invoice with what a row says of it, or why that cannot be. */
function mergedInvoice(
  content: InvoiceRow,
  known: Known,
  asOf: string | undefined,
): InvoiceTable | (Reason & { code: NonNullable<Reason['code']> }) {
  const { number, customer_code, issued_on, total, open, po_reference, order_id } = content;
  const before = known.invoices.get(number);
  const [shortened] = shortenedNumbers(content, ['number', 'order_id']);
  if (shortened) return shortened;
  const customerId =
    customer_code === undefined ? before?.customer_id : known.customers.get(customer_code);
  if (customerId === undefined)
    return {
      code: customer_code === undefined ? MISSING : 'customer.unknown',
      field: 'customer_code',
    };
  if (before && before.customer_id !== customerId)
    return { code: 'invoice.ofAnother', field: 'customer_code' };
  const issuedOn = issued_on ?? before?.issued_on;
  if (issuedOn === undefined) return { code: MISSING, field: 'issued_on' };
  const fraction = (
    [
      ['total', total],
      ['open', open],
    ] as const
  ).find(([, amount]) => amount !== undefined && toCents(amount) / 100 !== amount);
  if (fraction)
    return {
      code: 'exchange.wholeCents',
      field: fraction[0],
      params: { number: String(fraction[1]) },
    };
  const totalCents = total === undefined ? before?.total_cents : toCents(total);
  if (totalCents === undefined) return { code: MISSING, field: 'total' };
  const openCents = open === undefined ? (before?.open_cents ?? totalCents) : toCents(open);
  if (openCents > totalCents) return { code: 'invoice.openAboveTotal', field: 'open' };
  if (order_id != null && known.orders.get(order_id) !== customerId)
    return { code: 'order.unknown', field: 'order_id' };
  return {
    number,
    customer_id: customerId,
    kind: content.kind ?? before?.kind ?? 'invoice',
    issued_on: issuedOn,
    due_on: content.due_on === undefined ? (before?.due_on ?? null) : content.due_on,
    total_cents: totalCents,
    open_cents: openCents,
    po_reference:
      po_reference === undefined ? (before?.po_reference ?? '') : plainText(po_reference ?? ''),
    order_id: order_id === undefined ? (before?.order_id ?? null) : order_id,
    file: before?.file ?? '',
    as_of: asOf ?? before?.as_of ?? null,
  };
}
