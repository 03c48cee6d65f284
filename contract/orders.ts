import { Type, type Static } from 'typebox';

import { REASONS, STAGES } from '#domain/fulfilment';
import { HOLD_RULES } from '#domain/holds';
import { MOST_FIRST_LINES, MOST_FOUND_LINES, ORDER_SORTS, ORDER_STATUSES } from '#domain/orders';

import { Address } from './addresses';
import {
  CountryFlag,
  Day,
  Exactly,
  FileContent,
  Lang,
  OrderId,
  Page,
  PageSize,
  Price,
  Problem,
  TimeZone,
  UserId,
} from './common';

const tags = ['Cart and orders'] as const;

const summary = {
  order_id: Type.String(),
  /** UTC, ISO 8601. */
  date: Type.String(),
  status: Type.Enum([...ORDER_STATUSES]),
  /** How far it has come, finer than `status`; absent where nobody knows, as of an imported order. */
  stage: Type.Optional(Type.Enum([...STAGES])),
  units: Type.Integer(),
  total: Price,
  order_comment: Type.String(),
  po_reference: Type.String(),
};

export const OrderLine = Type.Object({
  line: Type.Integer(),
  product_id: Type.String(),
  name: Type.String(),
  image: Type.String(),
  barcodes: Type.Array(Type.String()),
  /** Ship packs ordered. */
  order_qty: Type.Integer(),
  ship_pack: Type.Integer(),
  /** What one unit cost. */
  price: Price,
  /** price × ship pack × order_qty. */
  total: Price,
  /** Ship packs that have left the warehouse, and that will not be sent. */
  shipped: Type.Optional(Type.Integer()),
  cancelled: Type.Optional(Type.Integer()),
  /** Why the last of them will not be sent. */
  reason: Type.Optional(Type.Enum([...REASONS])),
  /** Ship packs that are waited for, and the day on which they are expected, YYYY-MM-DD. */
  back_ordered: Type.Optional(Type.Integer()),
  expected_on: Type.Optional(Type.String()),
});
export type OrderLine = Static<typeof OrderLine>;

/** A line in which the words of a search stand. */
const FoundLine = Type.Pick(OrderLine, [
  'line',
  'product_id',
  'name',
  'order_qty',
  'ship_pack',
  'price',
]);
export type FoundLine = Static<typeof FoundLine>;

/** What was in an order, at a glance. */
const FirstLine = Type.Pick(OrderLine, ['product_id', 'name', 'image']);
export type FirstLine = Static<typeof FirstLine>;

export const OrderSummary = Type.Object({
  ...summary,
  lines: Type.Integer(),
  /** The first lines that hold the most of the words that were searched for. */
  found: Type.Optional(Type.Array(FoundLine, { maxItems: MOST_FOUND_LINES })),
  /** Its first lines, where orders are asked for by the page. */
  first: Type.Optional(Type.Array(FirstLine, { maxItems: MOST_FIRST_LINES })),
});
export type OrderSummary = Static<typeof OrderSummary>;

/** What narrows the history, and its order. */
const narrowing = {
  /** Words looked for in number, reference, comment, and in products and their barcodes. */
  search: Type.Optional(Type.String({ maxLength: 200 })),
  /** First and last day, YYYY-MM-DD. */
  from: Type.Optional(Day),
  to: Type.Optional(Day),
  /** Whose days these are, as IANA names the zone; UTC where it is left out. */
  zone: TimeZone,
  status: Type.Optional(Type.Enum([...ORDER_STATUSES])),
  sort: Type.Optional(Type.Enum([...ORDER_SORTS])),
};

export const listOrders = {
  method: 'GET',
  url: '/api/fetch-order',
  schema: {
    tags,
    summary:
      "The customer's orders, newest first; a page of them where page and pagination are given",
    querystring: Exactly({
      user_id: UserId,
      page: Page,
      pagination: PageSize,
      ...narrowing,
      lang: Lang,
    }),
    response: {
      200: Type.Object({ orders: Type.Array(OrderSummary), total: Type.Integer() }),
      '4xx': Problem,
    },
  },
} as const;

export const exportOrders = {
  method: 'GET',
  url: '/api/export-orders',
  schema: {
    tags,
    summary: 'The history as a file, an order or a line of an order in each row',
    querystring: Exactly({
      user_id: UserId,
      format: Type.Enum(['csv', 'xlsx']),
      rows: Type.Enum(['orders', 'lines']),
      ...narrowing,
      lang: Lang,
    }),
    response: { 200: FileContent, '4xx': Problem },
  },
} as const;

/** Packs that left the warehouse together. */
export const Shipment = Type.Object({
  /** UTC, ISO 8601. */
  shipped_at: Type.String(),
  carrier: Type.String(),
  /** Parcels, with the carrier's page of each where it has one. */
  tracking: Type.Array(Type.Object({ number: Type.String(), url: Type.Optional(Type.String()) })),
  lines: Type.Array(Type.Object({ line: Type.Integer(), quantity: Type.Integer() })),
});
export type Shipment = Static<typeof Shipment>;

export const Order = Type.Object({
  ...summary,
  lines: Type.Array(OrderLine),
  ship_to: Type.Optional(Address),
  shipments: Type.Optional(Type.Array(Shipment)),
  /** What the house wrote to the customer about it, the oldest first. */
  notes: Type.Optional(Type.Array(Type.Object({ at: Type.String(), text: Type.String() }))),
  /** Why it is kept back: a rule, or the staff's words. */
  hold: Type.Optional(
    Type.Object({
      rule: Type.Optional(Type.Enum([...HOLD_RULES])),
      text: Type.Optional(Type.String()),
    }),
  ),
  /** For how long it can still be cancelled; absent when it no longer can. */
  cancellable_seconds: Type.Optional(Type.Integer({ minimum: 1 })),
});
export type Order = Static<typeof Order>;

export const showOrder = {
  method: 'GET',
  url: '/api/order-history',
  schema: {
    tags,
    summary: 'One order with its lines',
    querystring: Exactly({ user_id: UserId, country: CountryFlag, lang: Lang, order_id: OrderId }),
    response: { 200: Type.Object({ order: Order }), '4xx': Problem },
  },
} as const;

export const printOrder = {
  method: 'GET',
  url: '/api/order-pdf',
  schema: {
    tags,
    summary: 'One order as PDF, each line with its barcode',
    querystring: Exactly({
      user_id: UserId,
      order_id: OrderId,
      paper: Type.Optional(Type.Enum(['letter', 'a4'])),
      /** Whose clocks the date is told by, as IANA names the zone; UTC where it is left out. */
      zone: TimeZone,
      lang: Lang,
    }),
    response: { 200: FileContent, '4xx': Problem },
  },
} as const;
