import { normaliseEmail } from '#domain/emails';
import { MAX_ORDER_LINES } from '#domain/orders';

import { BadRow } from './badRow';
import { cleanCode } from './cleanCode';
import { countryNamed } from './countryNames';
import { textCells, withExactNumbers } from './exactNumbers';
import { HEADING_SEARCH_ROWS } from './findHeadings';
import { ImportRefusal, type RowFault } from './importRefusal';
import { refuseDoubtful } from './matchHeadings';
import {
  ambiguityMessage,
  decimalMark,
  isAmbiguous,
  isForeign,
  parseCents,
  parseInteger,
  type DecimalMark,
} from './numbers';
import { dayOrderOf, parseTypedTime, type DayOrder } from './orderDates';
import { chooseOrderColumns, type OrderColumns, type OrderField } from './orderFields';
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
import type { Table } from './table';

const REQUIRED: readonly OrderField[] = ['order', 'at', 'product_id', 'quantity', 'price'];
/** Columns of which one is required. */
const CUSTOMER: readonly OrderField[] = ['customer', 'email', 'name'];

/** Explains the expected format; shown if the file is not an order history. */
export const NOT_ORDER_HISTORY =
  'This is not an order history: each line must be an order as JSON, like {"order":"1001","at":"2026-01-31T10:00:00","customer":"C7","country":"Canada","lines":[["AC1043",2,4.19]]}, or the file must be a table with a row per order line and columns for order number, date, customer, product, quantity and price.';

interface TableFormat {
  columns: OrderColumns;
  mark: DecimalMark | undefined;
  dayOrder: DayOrder | undefined;
  now: Date;
}

/**
 * Reads a table with one row per order line; values only in an order's first row apply to the whole
 * order.
 */
export async function readOrderTable(table: Table, now: Date): Promise<OrdersFile> {
  const reading = table.read();
  const rows: TableRow[] = [];
  for await (const part of reading.rows) rows.push(...part);
  const above = rows
    .slice(0, HEADING_SEARCH_ROWS)
    .findIndex(({ cells }) => areHistoryColumns(chooseOrderColumns(cells)));
  if (above < 0) throw new ImportRefusal(NOT_ORDER_HISTORY);
  const columns = chooseOrderColumns(rows[above]?.cells ?? []);
  refuseDoubtful(rows[above]?.cells ?? [], columns);
  rows.splice(0, above + 1);
  const dayOrder = dayOrderOf(rows.map(({ cells }) => cells[columns.at ?? -1] ?? ''));
  const textsOf = (field: OrderField) => textCells(rows, columns[field] ?? -1);
  const mark = decimalMark([...textsOf('price'), ...textsOf('quantity')]);
  const numbers = new Set([columns.price, columns.quantity]);
  const reader = new OrderReader({ columns, mark, dayOrder, now });
  for (const row of rows) reader.addRow(withExactNumbers(row, numbers));
  return {
    orders: reader.orders(),
    faults: [...reading.faults, ...reader.faults],
    credits: reader.credits,
    dates: dayOrder && DATES[dayOrder],
  };
}

const areHistoryColumns = (columns: OrderColumns): boolean =>
  REQUIRED.every((field) => columns[field] !== undefined) &&
  CUSTOMER.some((field) => columns[field] !== undefined);

const DATES: Record<DayOrder, string> = {
  monthFirst: 'Numeric dates were read with the month first.',
  dayFirst: 'Numeric dates were read with the day first.',
};

class OrderReader {
  readonly faults: RowFault[] = [];
  credits = 0;
  readonly #orders = new Map<string, ImportedOrder>();

  constructor(readonly form: TableFormat) {}

  /** The orders that have lines, which excludes those with only credits. */
  orders(): ImportedOrder[] {
    return [...this.#orders.values()].filter(({ lines }) => lines.length > 0);
  }

  addRow(row: TableRow): void {
    try {
      const order = this.#orderOf(row);
      const line = this.#lineOf(row);
      if (!line) this.credits += 1;
      else if (order.lines.length < MAX_ORDER_LINES) order.lines.push(line);
      else throw new BadRow(`the order has more than ${MAX_ORDER_LINES} lines`);
    } catch (error) {
      if (!(error instanceof BadRow)) throw error;
      this.faults.push({ line: row.line, reason: error.message });
    }
  }

  #cell({ cells }: TableRow, field: OrderField): string {
    return cells[this.form.columns[field] ?? -1] ?? '';
  }

  #orderOf(row: TableRow): ImportedOrder {
    const order_id = parseId(cleanCode(this.#cell(row, 'order')).replace(/^#/, ''), 'order number');
    const email = this.#cell(row, 'email');
    const name = this.#cell(row, 'name');
    const customerName = this.#cell(row, 'customer') || email || name;
    const earlier = this.#orders.get(order_id);
    if (earlier) {
      const isSame = [earlier.customer, earlier.name, earlier.email].includes(customerName);
      if (customerName === '' || isSame || normaliseEmail(customerName) === earlier.email)
        return earlier;
      throw new BadRow(`order ${order_id} belongs to another customer on line ${earlier.line}`);
    }
    const at = this.#cell(row, 'at');
    const placed_at = parseTypedTime(at, this.form.dayOrder, this.form.now);
    if (placed_at === undefined) throw new BadRow(`the time "${at}" is not a date`);
    refuseFuture(placed_at, this.form.now, at);
    const order: ImportedOrder = {
      line: row.line,
      order_id,
      placed_at,
      customer: parseId(customerName, 'customer'),
      ...parseBuyer({ name, email, country: this.#cell(row, 'country') }),
      lines: [],
    };
    this.#orders.set(order_id, order);
    return order;
  }

  /** Reads the order line of a row; `undefined` for a credit. */
  #lineOf(row: TableRow): ImportedLine | undefined {
    const product_id = cleanCode(this.#cell(row, 'product_id'));
    if (product_id === '') throw new BadRow('the row has no product');
    const quantity = this.#cell(row, 'quantity');
    if (isAmbiguous(quantity, this.form.mark))
      throw new BadRow(ambiguityMessage('quantity', quantity));
    const order_qty = parseInteger(quantity, this.form.mark);
    if (order_qty !== undefined && order_qty < 0) return undefined;
    if (!order_qty || order_qty > MAX_UNITS) {
      throw new BadRow('the row has no quantity of at least one');
    }
    const price = this.#cell(row, 'price');
    if (isAmbiguous(price, this.form.mark)) throw new BadRow(ambiguityMessage('price', price));
    if (isForeign(price, countryNamed(this.#cell(row, 'country'))))
      throw new BadRow(`the price "${price}" is in another currency`);
    const unit_cents = parseCents(price, this.form.mark);
    if (unit_cents === undefined) throw new BadRow('the row has no price');
    return { product_id, order_qty, unit_cents };
  }
}
