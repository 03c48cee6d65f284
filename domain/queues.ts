/**
 * Work queues of the desk, in the order in which an order moves; an order is in every queue it
 * matches.
 */
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
] as const;
export type Queue = (typeof QUEUES)[number];
