import { isRecord } from '#domain/isRecord';
import { MAX_ORDER_LINES } from '#domain/orders';

import { BadRow } from './badRow';
import { cleanCode } from './cleanCode';
import { decodeText } from './decodeText';
import { HISTORY } from './fileKinds';
import { ImportRefusal } from './importRefusal';
import type { OpenBook } from './openBook';
import { openTable } from './openTable';
import { parseIsoTime } from './orderDates';
import {
  MAX_CENTS,
  MAX_UNITS,
  parseId,
  parseBuyer,
  refuseFuture,
  type ImportedLine,
  type ImportedOrder,
  type OrdersFile,
} from './orderValues';
import { NOT_ORDER_HISTORY, readOrderTable } from './readOrderTable';

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
  if (!start.startsWith('{'))
    return readOrderTable(await openTable(bytes, { kind: HISTORY }, openBook), now);

  const file: OrdersFile = { orders: [], faults: [], credits: 0 };
  const firstLines = new Map<string, number>();
  decodeText(bytes)
    .text.split('\n')
    .forEach((lineText, at) => {
      if (lineText.trim() === '') return;
      const line = at + 1;
      try {
        const { credits, ...order } = parseOrder(lineText, line, now);
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
  const hasNoOrders =
    firstLines.size === 0 && file.faults.every(({ reason }) => reason === NOT_JSON);
  if (hasNoOrders) throw new ImportRefusal(NOT_ORDER_HISTORY);
  return file;
}

const NOT_JSON = 'the line is not a JSON object';

function parseOrder(
  lineText: string,
  line: number,
  now: Date,
): ImportedOrder & { credits: number } {
  const { order, at, customer, name, email, country, lines } = parseObject(lineText);
  const order_id = parseId(order, 'order number');
  if (!Array.isArray(lines) || lines.length === 0) throw new BadRow('the order has no lines');
  if (lines.length > MAX_ORDER_LINES) {
    throw new BadRow(`the order has more than ${MAX_ORDER_LINES} lines`);
  }
  const placed_at = typeof at === 'string' ? parseIsoTime(at) : undefined;
  if (placed_at === undefined) {
    throw new BadRow(`the time ${JSON.stringify(at) ?? 'of the order'} is not a date`);
  }
  refuseFuture(placed_at, now, String(at));
  const parsedLines = lines.map(parseLine).filter((each) => each !== undefined);
  return {
    line,
    order_id,
    placed_at,
    customer: parseId(customer, 'customer'),
    ...parseBuyer({ name, email, country }),
    lines: parsedLines,
    credits: lines.length - parsedLines.length,
  };
}

function parseObject(lineText: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(lineText);
    if (isRecord(value)) return value;
  } catch {
    /** Reported below. */
  }
  throw new BadRow(NOT_JSON);
}

/** Reads an order line; `undefined` for a credit. */
function parseLine(value: unknown, index: number): ImportedLine | undefined {
  const [sku, quantity, price] = Array.isArray(value) ? (value as unknown[]) : [];
  const lineLabel = `order line ${index + 1}`;
  const hasSku = typeof sku === 'string' || typeof sku === 'number';
  const product_id = hasSku ? cleanCode(String(sku)) : '';
  if (product_id === '') throw new BadRow(`${lineLabel} has no product`);
  const order_qty = Number(quantity);
  if (Number.isInteger(order_qty) && order_qty < 0) return undefined;
  if (!Number.isInteger(order_qty) || order_qty < 1 || order_qty > MAX_UNITS) {
    throw new BadRow(`${lineLabel} has no quantity of at least one`);
  }
  const isGiven = typeof price === 'number' || (typeof price === 'string' && price.trim() !== '');
  const unit_cents = Math.round(Number(price) * 100);
  if (!isGiven || !Number.isInteger(unit_cents) || unit_cents < 0 || unit_cents > MAX_CENTS) {
    throw new BadRow(`${lineLabel} has no price`);
  }
  return { product_id, order_qty, unit_cents };
}
