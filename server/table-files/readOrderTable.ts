import { normaliseEmail } from '#domain/emails';
import { MAX_ORDER_LINES } from '#domain/orders';

import { BadRow } from './badRow';
import { cleanCode } from './cleanCode';
import { countryNamed } from './countryNames';
import { HISTORY } from './fileKinds';
import { ImportRefusal, type RowFault } from './importRefusal';
import { isForeign, parseCents, refuseAmbiguous } from './numbers';
import { dayOrderOf, parseTypedTime, type DayOrder } from './orderDates';
import {
  MAX_UNITS,
  parseId,
  parseBuyer,
  refuseFuture,
  type ImportedLine,
  type ImportedOrder,
  type OrdersFile,
} from './orderValues';
import type { TableRow } from './readTable';
import { rowsBelow, surveyTable } from './surveyTable';
import type { Table } from './table';
import { assertNoExtraCells, openTypedRows, type Values } from './typedRows';

/** Explains the expected format; shown if the file is not an order history. */
export const NOT_ORDER_HISTORY =
  'This is not an order history: each line must be an order as JSON, like {"order":"1001","at":"2026-01-31T10:00:00","customer":"C7","country":"Canada","lines":[["AC1043",2,4.19]]}, or the file must be a table with a row per order line and columns for order number, date, customer, product, quantity and price.';

/**
 * Reads a table with one row per order line; values only in an order's first row apply to the whole
 * order.
 */
export async function readOrderTable(table: Table, now: Date): Promise<OrdersFile> {
  const form = await surveyTable(table, { kind: HISTORY });
  const { code } = form.lacking?.reason ?? {};
  if (form.lacking) {
    throw code === 'exchange.headingTwice' ? form.lacking : new ImportRefusal(NOT_ORDER_HISTORY);
  }
  const pass = table.read();
  const rows: TableRow[] = [];
  for await (const part of rowsBelow(pass, form.above)) rows.push(...part);
  const dayOrder = dayOrderOf(rows.map(({ cells }) => cells[form.columns.at ?? -1] ?? ''));
  const reader = new OrderReader(dayOrder, now);
  const typed = openTypedRows(HISTORY, form);
  for (const row of rows) typed.read(row).forEach((values) => reader.addRow(row.line, values));
  return {
    orders: reader.orders(),
    faults: [...pass.faults, ...reader.faults],
    credits: reader.credits,
    dates: dayOrder && DATES[dayOrder],
  };
}

const DATES: Record<DayOrder, string> = {
  monthFirst: 'Numeric dates were read with the month first.',
  dayFirst: 'Numeric dates were read with the day first.',
};

const textOf = (value: unknown): string => (value == null ? '' : String(value as string | number));

class OrderReader {
  readonly faults: RowFault[] = [];
  credits = 0;
  readonly #orders = new Map<string, ImportedOrder>();

  constructor(
    readonly dayOrder: DayOrder | undefined,
    readonly now: Date,
  ) {}

  /** The orders that have lines, which excludes those with only credits. */
  orders(): ImportedOrder[] {
    return [...this.#orders.values()].filter(({ lines }) => lines.length > 0);
  }

  addRow(line: number, values: Values): void {
    try {
      assertNoExtraCells(values);
      const order = this.#orderOf(line, values);
      const orderLine = lineOf(values);
      if (!orderLine) this.credits += 1;
      else if (order.lines.length < MAX_ORDER_LINES) order.lines.push(orderLine);
      else throw new BadRow(`the order has more than ${MAX_ORDER_LINES} lines`);
    } catch (error) {
      if (!(error instanceof BadRow)) throw error;
      this.faults.push({ line, reason: error.message });
    }
  }

  #orderOf(line: number, values: Values): ImportedOrder {
    const [name, email, country] = [values.name, values.email, values.country].map(textOf);
    const order_id = parseId(cleanCode(textOf(values.order)).replace(/^#/, ''), 'order number');
    const customerName = textOf(values.customer) || email || name || '';
    const earlier = this.#orders.get(order_id);
    if (earlier) {
      const isSame = [earlier.customer, earlier.name, earlier.email].includes(customerName);
      if (customerName === '' || isSame || normaliseEmail(customerName) === earlier.email)
        return earlier;
      throw new BadRow(`order ${order_id} belongs to another customer on line ${earlier.line}`);
    }
    const at = textOf(values.at);
    const placed_at = parseTypedTime(at, this.dayOrder, this.now);
    if (placed_at === undefined) throw new BadRow(`the time "${at}" is not a date`);
    refuseFuture(placed_at, this.now, at);
    const order: ImportedOrder = {
      line,
      order_id,
      placed_at,
      customer: parseId(customerName, 'customer'),
      ...parseBuyer({ name, email, country }),
      lines: [],
    };
    this.#orders.set(order_id, order);
    return order;
  }
}

/** Reads the order line of a row; `undefined` for a credit. */
function lineOf({ product_id, quantity, price, country }: Values): ImportedLine | undefined {
  if (typeof product_id !== 'string' || product_id === '')
    throw new BadRow('the row has no product');
  refuseAmbiguous('quantity', quantity);
  if (typeof quantity === 'number' && quantity < 0) return undefined;
  if (typeof quantity !== 'number' || quantity === 0 || quantity > MAX_UNITS) {
    throw new BadRow('the row has no quantity of at least one');
  }
  refuseAmbiguous('price', price);
  if (isForeign(textOf(price), countryNamed(textOf(country))))
    throw new BadRow(`the price "${textOf(price)}" is in another currency`);
  const unit_cents = typeof price === 'number' ? parseCents(String(price), '.') : undefined;
  if (unit_cents === undefined) throw new BadRow('the row has no price');
  return { product_id, order_qty: quantity, unit_cents };
}
