import { MAX_LINES } from '#contract/v1/orders';

import type { OrderTable } from '../../db/tables/orders';

/**
 * Limits a page or a file of orders to the maximum number of lines; a single order with more is one
 * of its own.
 */
export function limitLines(orders: readonly OrderTable[]): OrderTable[] {
  let lines = 0;
  return orders.filter((order, at) => {
    lines += order.lines;
    return at === 0 || lines <= MAX_LINES;
  });
}
