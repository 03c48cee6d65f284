/** What happens to an order from its release on. */
export const RELEASED_EVENTS = [
  'order.released',
  'order.held',
  'order.resumed',
  'order.acknowledged',
  'order.picking',
  'order.shipped',
  'order.lines_back_ordered',
  'order.lines_cancelled',
  'order.note_added',
  'shipment.voided',
] as const;

/** All that happens to an order; of the first two the house alone is told. */
export const ORDER_EVENTS = ['order.received', 'order.taken_back', ...RELEASED_EVENTS] as const;
