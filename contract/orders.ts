import { Type, type Static, type TSchema } from 'typebox';

import { REASONS, STAGES } from '#domain/fulfilment';
import { HOLD_RULES } from '#domain/holds';
import {
  MAX_ORDER_LINES,
  MOST_FIRST_LINES,
  MOST_FOUND_LINES,
  ORDER_COMMENT,
  ORDER_SORTS,
  ORDER_STATUSES,
  PO_REFERENCE,
} from '#domain/orders';
import { MAX_ITEM } from '#domain/quantity';

import {
  CountryFlag,
  Exactly,
  FileContent,
  IdempotencyHeaders,
  Lang,
  Page,
  PageSize,
  Price,
  Problem,
  ProductId,
  UserId,
} from './common';
import { LineReport, LinesReport } from './lines';
import { Product } from './product';

const tags = ['Cart and orders'] as const;
const OrderId = Type.String({ minLength: 1, maxLength: 64 });

/** A list of one length with its sisters; a scalar is a list of one. */
const OneOrMany = <S extends TSchema>(schema: S) =>
  Type.Union([schema, Type.Array(schema, { minItems: 1, maxItems: MAX_ORDER_LINES })]);

export const NewOrder = Exactly(
  {
    product_id: OneOrMany(ProductId),
    /** Ship packs of each line. */
    order_qty: OneOrMany(Type.Integer({ minimum: 1, maximum: MAX_ITEM })),
    /** The price of one unit that the buyer saw, compared in cents. */
    price: OneOrMany(Price),
    /** The buyer's date or time; the server's clock is what counts. */
    date: Type.Optional(Type.String({ maxLength: 40 })),
    user_id: UserId,
    order_comment: Type.Optional(Type.String({ maxLength: ORDER_COMMENT })),
    po_reference: Type.Optional(Type.String({ maxLength: PO_REFERENCE })),
    /** Code of the customer's address that it goes to; the usual one where it is left out. */
    ship_to: Type.Optional(Type.String({ maxLength: 40 })),
    lang: Lang,
  },
  {
    examples: [
      {
        product_id: ['AC1043', 'YR2210'],
        order_qty: [2, 1],
        price: [4.25, 8.6],
        user_id: 'c-17',
        po_reference: 'PO-7741',
        order_comment: 'Dock 3',
      },
    ],
  },
);
export type NewOrder = Static<typeof NewOrder>;

export const placeOrder = {
  method: 'POST',
  url: '/api/store/orders',
  schema: {
    tags,
    summary: 'Places an order of lines that stand in the cart; answered once it is stored',
    description:
      'Three lists of one length: products, ship packs, and the prices of one unit that the buyer saw. An order is placed whole or not at all: 409 names each line whose price or stock is another now. For ten minutes it can be taken back by `cancelOrder`.',
    headers: IdempotencyHeaders,
    body: NewOrder,
    response: {
      200: Type.Object({ status: Type.Literal(true), order_id: Type.String() }),
      '4xx': Problem,
    },
  },
} as const;

export const cancelOrder = {
  method: 'POST',
  url: '/api/cancel-order',
  schema: {
    tags,
    summary: 'Takes an order back while it is not released; its lines can go back into the cart',
    headers: IdempotencyHeaders,
    body: Exactly({
      user_id: UserId,
      order_id: OrderId,
      /** Puts the lines back into the cart. */
      to_cart: Type.Optional(Type.Boolean()),
      lang: Lang,
    }),
    response: {
      200: Type.Object({
        status: Type.Literal(true),
        message: Type.String(),
        /** What became of each line that was to go back into the cart. */
        lines: Type.Optional(Type.Array(LineReport)),
      }),
      '4xx': Problem,
    },
  },
} as const;

export const reOrder = {
  method: 'POST',
  url: '/api/re-orders',
  schema: {
    tags,
    summary: 'Adds an earlier order to the cart, or only reports with `check`',
    headers: IdempotencyHeaders,
    body: Exactly({
      user_id: UserId,
      order_id: OrderId,
      check: Type.Optional(Type.Boolean()),
      lang: Lang,
    }),
    response: { 200: LinesReport, '4xx': Problem },
  },
} as const;

/** Where goods or a bill go. */
export const Address = Type.Object({
  code: Type.String(),
  name: Type.String(),
  street: Type.String(),
  city: Type.String(),
  /** Province or state. */
  region: Type.String(),
  postal_code: Type.String(),
  country: Type.String(),
  phone: Type.String(),
});
export type Address = Static<typeof Address>;

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

const Day = Type.Optional(Type.String({ maxLength: 10, pattern: '^\\d{4}-\\d{2}-\\d{2}$' }));
/** Whose days and clocks, as IANA names the zone. */
export const TimeZone = Type.Optional(
  Type.String({ maxLength: 64, pattern: '^[A-Za-z0-9_+/-]+$' }),
);

/** What narrows the history, and its order. */
const narrowing = {
  /** Words looked for in number, reference, comment, and in products and their barcodes. */
  search: Type.Optional(Type.String({ maxLength: 200 })),
  /** First and last day, YYYY-MM-DD. */
  from: Day,
  to: Day,
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

/** A product that the customer buys again and again. */
export const UsualItem = Type.Object({
  ...Product.properties,
  /** Orders that held it, of the customer's last orders. */
  orders: Type.Integer(),
  /** Median ship packs of an order that held it. */
  usual_item: Type.Integer(),
  last_item: Type.Integer(),
  last_date: Type.String(),
  /** As much time as usually lies between two orders of it has gone by, but not three times as much. */
  due: Type.Boolean(),
});
export type UsualItem = Static<typeof UsualItem>;

export const listUsualItems = {
  method: 'GET',
  url: '/api/usual-items',
  schema: {
    tags,
    summary: 'What the customer usually buys: what is due first, then the most usual',
    querystring: Exactly({
      user_id: UserId,
      country: CountryFlag,
      lang: Lang,
      pagination: PageSize,
    }),
    response: { 200: Type.Object({ products: Type.Array(UsualItem) }), '4xx': Problem },
  },
} as const;
