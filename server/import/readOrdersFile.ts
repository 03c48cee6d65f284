import { MAX_ORDER_LINES } from '#domain/orders';

import { BadRow } from './badRow';
import { decodeText } from './decodeText';
import { ImportRefusal } from './importRefusal';
import type { OpenBook } from './openBook';
import { openTable } from './openTable';
import { readIsoTime } from './orderDates';
import {
  MOST_CENTS,
  MOST_UNITS,
  readCountryName,
  readId,
  readPerson,
  type ImportedLine,
  type ImportedOrder,
  type OrdersFile,
} from './orderValues';
import { NO_HISTORY, readOrderTable } from './readOrderTable';
import { tidyCode } from './tidyCode';

/**
 * Reads an order history: either one order per line as JSON
 * (`{"order","at","customer","country","lines":[[sku,qty,price]]}`), or a table of order lines.
 */
export async function readOrdersFile(
  bytes: Uint8Array,
  now: Date,
  openBook?: OpenBook,
): Promise<OrdersFile> {
  const start = new TextDecoder().decode(bytes.subarray(0, 64)).trimStart();
  if (!start.startsWith('{')) return readOrderTable(await openTable(bytes, openBook), now);

  const file: OrdersFile = { orders: [], faults: [], credits: 0 };
  const firstLines = new Map<string, number>();
  decodeText(bytes)
    .text.split('\n')
    .forEach((written, at) => {
      if (written.trim() === '') return;
      const line = at + 1;
      try {
        const { credits, ...order } = readOrder(written, line);
        const earlier = firstLines.get(order.order_id);
        if (earlier !== undefined) {
          throw new BadRow(`the order ${order.order_id} is already on line ${earlier}`);
        }
        firstLines.set(order.order_id, line);
        file.credits += credits;
        if (order.lines.length > 0) file.orders.push(order);
      } catch (error) {
        if (!(error instanceof BadRow)) throw error;
        file.faults.push({ line, reason: error.message });
      }
    });
  const isNone = firstLines.size === 0 && file.faults.every(({ reason }) => reason === NOT_JSON);
  if (isNone) throw new ImportRefusal(NO_HISTORY);
  return file;
}

const NOT_JSON = 'the line is not a JSON object';

function readOrder(written: string, line: number): ImportedOrder & { credits: number } {
  const { order, at, customer, name, email, country, lines } = parseObject(written);
  const order_id = readId(order, 'order number');
  if (!Array.isArray(lines) || lines.length === 0) throw new BadRow('the order has no lines');
  if (lines.length > MAX_ORDER_LINES) {
    throw new BadRow(`the order has more than ${MAX_ORDER_LINES} lines`);
  }
  const placed_at = typeof at === 'string' ? readIsoTime(at) : undefined;
  if (placed_at === undefined) {
    throw new BadRow(`the time ${JSON.stringify(at) ?? 'of the order'} is not a date`);
  }
  const read = lines.map(readLine).filter((each) => each !== undefined);
  return {
    line,
    order_id,
    placed_at,
    customer: readId(customer, 'customer'),
    ...readPerson(name, email),
    country: readCountryName(country),
    lines: read,
    credits: lines.length - read.length,
  };
}

function parseObject(written: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(written);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      return value as Record<string, unknown>;
    }
  } catch {
    /** Reported below. */
  }
  throw new BadRow(NOT_JSON);
}

/** Reads an order line; `undefined` for a credit. */
function readLine(value: unknown, at: number): ImportedLine | undefined {
  const [sku, quantity, price] = Array.isArray(value) ? (value as unknown[]) : [];
  const where = `order line ${at + 1}`;
  const isGiven = typeof sku === 'string' || typeof sku === 'number';
  const product_id = isGiven ? tidyCode(String(sku)) : '';
  if (product_id === '') throw new BadRow(`${where} has no product`);
  const order_qty = Number(quantity);
  if (Number.isInteger(order_qty) && order_qty < 0) return undefined;
  if (!Number.isInteger(order_qty) || order_qty < 1 || order_qty > MOST_UNITS) {
    throw new BadRow(`${where} has no quantity of at least one`);
  }
  const unit_cents = Math.round(Number(price) * 100);
  if (
    price === null ||
    !Number.isInteger(unit_cents) ||
    unit_cents < 0 ||
    unit_cents > MOST_CENTS
  ) {
    throw new BadRow(`${where} has no price`);
  }
  return { product_id, order_qty, unit_cents };
}
