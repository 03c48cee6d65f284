import type { Rhythm } from '#domain/rhythm';

import type { OrderListTable } from '../../db/tables/orderLists';

/** The rhythm of a list; `undefined` if it has none. */
export const rhythmOf = (list: OrderListTable): Rhythm | undefined =>
  list.every_weeks === null || list.next_on === null
    ? undefined
    : {
        every_weeks: list.every_weeks,
        next_on: list.next_on,
        paused_from: list.paused_from,
        paused_until: list.paused_until,
      };
