import type { Db } from '../../server/db/client';
import { setInvoiceFile, upsertInvoices } from '../../server/db/invoices';
import { orderLines } from '../../server/db/orders';
import type { InvoiceTable } from '../../server/db/tables/invoices';
import { openInvoiceFiles } from '../../server/files/invoiceFiles';
import { currencyFormatter } from '../../server/messages/currencyFormatter';
import { drawDocumentHead } from '../../server/pdf/documentHead';
import { paperOf } from '../../server/pdf/paper';
import { drawProduct, productHeight } from '../../server/pdf/productCell';
import { makePdf, newPage } from '../../server/pdf/sheet';
import { drawNumber, drawTable } from '../../server/pdf/table';
import { setBalanceTime } from '../../server/services/invoices/balanceTime';

import type { DemoCustomer } from './customers';

/** How many of a customer's last orders were invoiced, and how many of these are not yet paid. */
const INVOICED = 10;
const UNPAID = 4;
const TERMS_DAYS = 30;
const CREDIT_LIMIT_CENTS = 2_500_000;

const dayOf = (moment: number): string => new Date(moment).toISOString().slice(0, 10);
const DAY_MS = 24 * 60 * 60_000;

/** Stores invoices of a customer's last orders, one of them overdue in part, and a credit. */
export async function storeInvoices(
  tx: Db,
  { id }: Pick<DemoCustomer, 'id'>,
  now: Date,
): Promise<void> {
  const orders = await tx
    .selectFrom('orders')
    .where('customer_id', '=', id)
    .where('status', '!=', 'cancelled')
    .select(['order_id', 'placed_at', 'total_cents', 'po_reference'])
    .orderBy('placed_at', 'desc')
    .orderBy('order_id', 'desc')
    .limit(INVOICED)
    .execute();
  const as_of = now.toISOString();
  const invoices = orders.map((order, index): InvoiceTable => {
    const placed = Date.parse(order.placed_at);
    const total_cents = Number(order.total_cents);
    // The oldest of those not yet paid was due some days ago.
    const due = index === UNPAID - 1 ? now.getTime() - 6 * DAY_MS : placed + TERMS_DAYS * DAY_MS;
    const openOf = index === UNPAID - 1 ? Math.floor(total_cents / 2) : total_cents;
    return {
      number: `INV-${order.order_id}`,
      customer_id: id,
      kind: 'invoice',
      issued_on: dayOf(placed),
      due_on: dayOf(index < UNPAID - 1 ? Math.max(due, now.getTime() + (9 - index) * DAY_MS) : due),
      total_cents,
      open_cents: index < UNPAID ? openOf : 0,
      po_reference: order.po_reference,
      order_id: order.order_id,
      file: '',
      as_of,
    };
  });
  const [latest] = invoices;
  if (!latest) return;
  const credited = Math.ceil(latest.total_cents / 40);
  const credit = {
    ...latest,
    number: latest.number.replace('INV', 'CR'),
    kind: 'credit',
    due_on: null,
    total_cents: credited,
    open_cents: credited,
  };
  await upsertInvoices(tx, [...invoices, credit]);
  await setBalanceTime(tx, as_of);
  await tx
    .updateTable('customers')
    .set({ credit_limit_cents: CREDIT_LIMIT_CENTS })
    .where('id', '=', id)
    .execute();
}

/** Draws the PDFs of a customer's invoices, in English. */
export async function drawInvoices(
  db: Db,
  { id, country, customer_code, company_name }: DemoCustomer,
  dataDir: string,
): Promise<void> {
  const files = openInvoiceFiles(dataDir);
  const money = currencyFormatter('', country);
  const invoices = await db
    .selectFrom('invoices')
    .where('customer_id', '=', id)
    .where('kind', '=', 'invoice')
    .selectAll()
    .execute();
  for (const invoice of invoices) {
    const lines = await orderLines(db, id, invoice.order_id ?? '');
    const title = `Invoice ${invoice.number}`;
    const pdf = await makePdf({ title, language: '', paper: paperOf(country) }, async (sheet) => {
      newPage(sheet);
      const facts = [
        ['Customer', `${customer_code} · ${company_name}`],
        ['Issued on', invoice.issued_on],
        ['Due on', invoice.due_on ?? ''],
        ['PO number', invoice.po_reference],
        ['Total', money.cents(invoice.total_cents)],
      ] as const;
      await drawTable(sheet, {
        name: title,
        language: '',
        top: drawDocumentHead(sheet, { title, facts }),
        columns: [
          { title: 'Product', draw: drawProduct },
          {
            title: 'Units',
            width: 60,
            side: 'right',
            draw: (page, line, area) =>
              drawNumber(page, area, String(line.order_qty * line.ship_pack)),
          },
          {
            title: 'Amount',
            width: 90,
            side: 'right',
            draw: (page, { order_qty, ship_pack, unit_cents }, area) =>
              drawNumber(page, area, money.cents(order_qty * ship_pack * unit_cents)),
          },
        ],
        rows: lines,
        heightOf: (line, [product]) => productHeight(sheet, line, product?.width ?? 0),
      });
    });
    await setInvoiceFile(db, invoice.number, await files.keep(invoice.number, pdf));
  }
}
