/** Where the desk looks for work, in the order in which an order moves; each stands in as many as it fits. */
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
