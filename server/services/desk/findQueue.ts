import { toGtin14 } from '#domain/barcodes';
import type { QueueSorting } from '#domain/deskSorting';
import { QUEUES, type Queue } from '#domain/queues';

import type { Db } from '../../db/client';
import type { Page } from '../../db/page';
import {
  countQueue,
  countStages,
  ordersInQueue,
  ordersInSortedQueue,
  type QueueCriteria,
} from '../../db/queue';
import { productsMatchingWord, searchOrders, type SearchWord } from '../../db/queueSearch';
import type { OrderTable } from '../../db/tables/orders';

/** Search terms and filters of the staff order queues. */
export interface QueueFilters extends Omit<QueueCriteria, 'orderIds'> {
  queue: Queue;
  /** Each must occur in the order, its customer or one of its products. */
  words: readonly string[];
}

/** Maximum number of search words; the rest are ignored. */
const MAX_WORDS = 6;

/**
 * Maximum number of products per word, best-selling first; a word in more names hardly narrows the
 * orders.
 */
const MAX_PRODUCTS_PER_WORD = 50;

/** Maximum number of orders found, newest first; more calls for a narrower search. */
const MAX_RESULTS = 1000;

/** Resolves the filters of the queues, so that the search runs once for all of them. */
export async function narrowingOf(
  db: Db,
  { words, from, until, country, lateBefore }: QueueFilters,
): Promise<QueueCriteria> {
  const narrowing = { from, until, country, lateBefore };
  const searchWords: SearchWord[] = [];
  for (const word of [...new Set(words)].slice(0, MAX_WORDS)) {
    const criteria = {
      word,
      gtin14: toGtin14(word) ?? word.padStart(14, '0'),
      limit: MAX_PRODUCTS_PER_WORD,
    };
    searchWords.push({ word, productIds: await productsMatchingWord(db, criteria) });
  }
  if (searchWords.length === 0) return narrowing;
  return {
    ...narrowing,
    orderIds: await searchOrders(db, searchWords, { narrowing, limit: MAX_RESULTS }),
  };
}

interface QueuePage {
  orders: OrderTable[];
  counts: Record<Queue, number>;
}

/** The stage of each queue that holds the orders of a single stage, except imported ones. */
export const STAGE_OF: Partial<Record<Queue, string>> = {
  to_pick: 'released',
  picking: 'picking',
  part_shipped: 'part_shipped',
  held: 'held',
  received: 'received',
  shipped: 'shipped',
  cancelled: 'cancelled',
};

/** A page of a queue in its own order, or sorted by a column. */
export interface QueuePlace extends Page {
  sorting?: QueueSorting | undefined;
}

/** Returns a page of a queue, and the number of orders in every queue. */
export async function findQueue(
  db: Db,
  filters: QueueFilters,
  { sorting, ...page }: QueuePlace,
): Promise<QueuePage> {
  const { queue } = filters;
  const narrowing = await narrowingOf(db, filters);
  const orders = sorting
    ? await ordersInSortedQueue(db, queue, narrowing, { ...page, sorting })
    : await ordersInQueue(db, queue, narrowing, page);
  return { orders, counts: await countQueues(db, narrowing) };
}

export async function countQueues(
  db: Db,
  narrowing: QueueCriteria = {},
): Promise<Record<Queue, number>> {
  const stages = await countStages(db, narrowing);
  const countsByStage = new Map(stages.map(({ stage, notImported: count }) => [stage, count]));
  const counts: Partial<Record<Queue, number>> = {
    all: stages.reduce((sum, { all }) => sum + all, 0),
  };
  for (const queue of QUEUES) {
    const stage = STAGE_OF[queue];
    counts[queue] ??=
      stage === undefined
        ? await countQueue(db, queue, narrowing)
        : (countsByStage.get(stage) ?? 0);
  }
  return counts as Record<Queue, number>;
}
