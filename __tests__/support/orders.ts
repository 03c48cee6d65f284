import type { Order, OrderSummary } from '#contract/orders';

/** An order in the history: 2 lines, 60 units. */
export const summary = (order_id: string, change: Partial<OrderSummary> = {}): OrderSummary => ({
  order_id,
  date: '2026-11-05T12:00:00.000Z',
  status: 'released',
  lines: 2,
  units: 60,
  total: 126,
  order_comment: '',
  po_reference: '',
  ...change,
});

/** The same order with its lines: Cotton thread, 3 packs of 12, and Poster paint, 4 packs of 6. */
export const orderWithLines = (order_id: string, change: Partial<Order> = {}): Order => ({
  ...summary(order_id),
  lines: [
    {
      line: 1,
      product_id: 'A-1',
      name: 'Cotton <b>thread</b>',
      image: 'A-1.jpg',
      barcodes: ['012345678905'],
      order_qty: 3,
      ship_pack: 12,
      price: 2.5,
      total: 90,
    },
    {
      line: 2,
      product_id: 'B-2',
      name: 'Poster paint',
      image: 'B-2.jpg',
      barcodes: [],
      order_qty: 4,
      ship_pack: 6,
      price: 1.5,
      total: 36,
    },
  ],
  ...change,
});
