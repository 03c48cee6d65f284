import { readCountry, type Country } from '#domain/countries';
import { MAX_ORDER_LINES } from '#domain/orders';
import { tidyProductId } from '#domain/productIds';

import { cleanText } from './cleanText';
import { decodeText } from './decodeText';
import { ImportRefusal, type RowFault } from './importRefusal';
import { BadRow } from './readRow';

export interface ImportedOrder {
  line: number;
  order_id: string;
  /** UTC, ISO 8601. */
  placed_at: string;
  customer: string;
  country: Country;
  lines: { product_id: string; order_qty: number; unit_cents: number }[];
}

export interface OrdersFile {
  orders: ImportedOrder[];
  faults: RowFault[];
}

const LONGEST_ID = 64;

/** Reads a file of one order a line, as JSON: {"order","at","customer","country","lines":[[sku,qty,price]]}. */
export function readOrdersFile(bytes: Uint8Array): OrdersFile {
  const { text } = decodeText(bytes);
  const file: OrdersFile = { orders: [], faults: [] };
  const firstLines = new Map<string, number>();
  text.split('\n').forEach((written, at) => {
    if (written.trim() === '') return;
    const line = at + 1;
    try {
      const order = readOrder(written, line);
      const earlier = firstLines.get(order.order_id);
      if (earlier !== undefined) {
        throw new BadRow(`the order ${order.order_id} stands on line ${earlier} already`);
      }
      firstLines.set(order.order_id, line);
      file.orders.push(order);
    } catch (error) {
      if (!(error instanceof BadRow)) throw error;
      file.faults.push({ line, reason: error.message });
    }
  });
  if (file.orders.length === 0 && file.faults.every(({ reason }) => reason === NOT_JSON)) {
    throw new ImportRefusal(
      'This is no file of orders: each line must be one order as JSON, like {"order":"1001","at":"2026-01-31T10:00:00","customer":"C7","country":"Canada","lines":[["AC1043",2,4.19]]}.',
    );
  }
  return file;
}

const NOT_JSON = 'the line is not a JSON object';

function readOrder(written: string, line: number): ImportedOrder {
  const { order, at, customer, country, lines } = parseObject(written);
  const order_id = readId(order, 'order number');
  if (!Array.isArray(lines) || lines.length === 0) throw new BadRow('the order has no lines');
  if (lines.length > MAX_ORDER_LINES) {
    throw new BadRow(`the order has more than ${MAX_ORDER_LINES} lines`);
  }
  return {
    line,
    order_id,
    placed_at: readTime(at),
    customer: readId(customer, 'customer'),
    country: readCountryName(country),
    lines: lines.map(readLine),
  };
}

function parseObject(written: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(written);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      return value as Record<string, unknown>;
    }
  } catch {
    /** Said below. */
  }
  throw new BadRow(NOT_JSON);
}

function readId(value: unknown, what: string): string {
  const id = typeof value === 'number' || typeof value === 'string' ? cleanText(String(value)) : '';
  if (id === '') throw new BadRow(`the ${what} is missing`);
  if (id.length > LONGEST_ID)
    throw new BadRow(`the ${what} is longer than ${LONGEST_ID} characters`);
  return id;
}

/** A time without a zone is UTC. */
function readTime(value: unknown): string {
  const text = typeof value === 'string' ? value.trim() : '';
  const hasZone = /(Z|[+-]\d{2}:?\d{2})$/i.test(text);
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text);
  const time = new Date(isDay ? `${text}T12:00:00Z` : hasZone ? text : `${text}Z`);
  if (!/^\d{4}-\d{2}-\d{2}/.test(text) || Number.isNaN(time.getTime())) {
    throw new BadRow(`the time ${JSON.stringify(value) ?? 'of the order'} is not a date`);
  }
  return time.toISOString();
}

const readCountryName = (value: unknown): Country =>
  /^(us|usa|united states( of america)?)$/i.test(String(value ?? '').trim())
    ? 'US'
    : readCountry(undefined);

function readLine(value: unknown, at: number): ImportedOrder['lines'][number] {
  const [sku, quantity, price] = Array.isArray(value) ? (value as unknown[]) : [];
  const where = `order line ${at + 1}`;
  const isGiven = typeof sku === 'string' || typeof sku === 'number';
  const product_id = isGiven ? tidyProductId(cleanText(String(sku))) : '';
  if (product_id === '') throw new BadRow(`${where} names no product`);
  const order_qty = Number(quantity);
  if (!Number.isInteger(order_qty) || order_qty < 1 || order_qty > 10_000_000) {
    throw new BadRow(`${where} has no quantity of one or more`);
  }
  const unit_cents = Math.round(Number(price) * 100);
  if (price === null || !Number.isInteger(unit_cents) || unit_cents < 0 || unit_cents > 2e9) {
    throw new BadRow(`${where} has no price`);
  }
  return { product_id, order_qty, unit_cents };
}
