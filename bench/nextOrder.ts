import { readFileSync } from 'node:fs';

import { openCatalogue } from '../server/catalogue/catalogue';
import { demandOf, weighDemand, type ShopOrder } from '../server/services/history/demand';

import type { Measure } from './measure';
import { importShelf } from './shelf';

/** Number of the shop's orders that show what is in demand, and of proposals that are compared. */
const LAST_ORDERS = 1_000;
const PROPOSED = [60, 130];
const COUNTRY = 'CA';

/** A line of the file: an order, its lines beginning with the product's number. */
interface OrderRow {
  at: string;
  customer: string;
  lines: [productId: string, ...unknown[]][];
}

/**
 * Measures how many lines of real orders could have been proposed just before: of the orders in the
 * file that BENCH_ORDERS names (one in JSON per line) since BENCH_ORDERS_SINCE, for the catalogue
 * that BENCH_CATALOGUE names. First orders of customers are not counted.
 */
export async function measureNextOrder(): Promise<Measure[]> {
  const {
    BENCH_CATALOGUE: file,
    BENCH_ORDERS: ordersFile,
    BENCH_ORDERS_SINCE: since = '',
  } = process.env;
  if (!file || !ordersFile) return [];
  const { db, clear } = await importShelf(file);
  const catalogue = await openCatalogue(db);
  const orders = readOrders(ordersFile);
  const ordersEver = new Map<string, number>();
  const boughtBy = new Map<string, Set<string>>();
  const counts = { lines: 0, bought: 0, proposed: PROPOSED.map(() => 0) };

  for (const [index, { customerId, placedAt, productIds }] of orders.entries()) {
    const bought = boughtBy.get(customerId) ?? new Set();
    if (bought.size > 0 && placedAt >= since) {
      const last = orders.slice(Math.max(0, index - LAST_ORDERS), index).reverse();
      const wants = { customerId, bought: [...bought] };
      const weights = weighDemand(demandOf(last, ordersEver), wants);
      const basis = { bought: wants.bought, weights, country: COUNTRY } as const;
      const likely = await catalogue.view.likely(db, basis, Math.max(...PROPOSED));
      counts.lines += productIds.length;
      counts.bought += productIds.filter((id) => bought.has(id)).length;
      for (const [at, limit] of PROPOSED.entries()) {
        const proposed = new Set(likely.slice(0, limit));
        counts.proposed[at]! += productIds.filter((id) => proposed.has(id)).length;
      }
    }
    for (const id of productIds) ordersEver.set(id, (ordersEver.get(id) ?? 0) + 1);
    boughtBy.set(customerId, new Set([...bought, ...productIds]));
  }
  catalogue.close();
  await clear();
  const percent = (lines: number) => ({
    measured: (100 * lines) / counts.lines,
    unit: '%' as const,
  });
  return [
    { what: 'lines of the next order, bought before', ...percent(counts.bought) },
    ...PROPOSED.map((limit, at) => ({
      what: `lines of the next order, bought before or among ${limit} proposals`,
      ...percent(counts.bought + counts.proposed[at]!),
    })),
  ];
}

/** The orders of a file, the oldest first. */
function readOrders(file: string): ShopOrder[] {
  const rows = readFileSync(file, 'utf8').trim().split('\n');
  return rows
    .map((row) => JSON.parse(row) as OrderRow)
    .map(({ at, customer, lines }) => ({
      customerId: customer,
      placedAt: new Date(`${at}Z`).toISOString(),
      productIds: [...new Set(lines.map(([id]) => id.toUpperCase()))],
    }))
    .sort((a, b) => (a.placedAt < b.placedAt ? -1 : 1));
}
