/** Events of an order from its release onwards. */
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

/** All events of an order; the first two are internal to the business. */
export const ORDER_EVENTS = ['order.received', 'order.taken_back', ...RELEASED_EVENTS] as const;
