import type { Queue } from '../../api/staffOrders';

/** The queues in the order in which an order moves through them. */
export const QUEUES = [
  'to_pick',
  'picking',
  'back_ordered',
  'part_shipped',
  'held',
  'received',
  'unacknowledged',
  'shipped',
  'cancelled',
  'all',
] as const satisfies readonly Queue[];
