import { Type, type Static } from 'typebox';

import { CANCEL_REASON_NAMES, ORDER_STATES } from '#domain/fulfilment';
import { HOLD_RULES } from '#domain/holds';
import { MAX_SUMMARY_LINES, MAX_FOUND_LINES, ORDER_SORTS, ORDER_STATUSES } from '#domain/orders';

import { Address } from './addresses';
import {
  CountryFlag,
  Day,
  StrictObject,
  Lang,
  ORDER_STATE_WORDS,
  OrderId,
  Orderer,
  OrderStage,
  Page,
  PageSize,
  Price,
  TimeZone,
  UserId,
} from './fields';
import { Invoice } from './invoices';
import { FileContent, Problem } from './replies';
import { RequisitionSummary } from './requisitions';

const tags = ['Cart and orders'] as const;

const summary = {
  order_id: Type.String(),
  /** UTC, ISO 8601. */
  date: Type.String(),
  status: Type.Enum([...ORDER_STATUSES]),
  /**
   * Progress of the order in more detail than `status`; absent if unknown, as for imported orders.
   */
  stage: Type.Optional(OrderStage),
  units: Type.Integer(),
  total: Price,
  order_comment: Type.String(),
  po_reference: Type.String(),
  /** Who of the customer's people placed it; only if there are several of them. */
  ordered_by: Type.Optional(Orderer),
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
  /** Unit price at the time of the order. */
  price: Price,
  /** price × ship pack × order_qty. */
  total: Price,
  /** Ship packs that have been shipped, and ship packs that have been cancelled. */
  shipped: Type.Optional(Type.Integer()),
  cancelled: Type.Optional(Type.Integer()),
  /** Why ship packs of this line were last cancelled. */
  reason: Type.Optional(Type.Enum([...CANCEL_REASON_NAMES])),
  /** Ship packs on back order, and the day on which they are expected, YYYY-MM-DD. */
  back_ordered: Type.Optional(Type.Integer()),
  expected_on: Type.Optional(Type.String()),
});
export type OrderLine = Static<typeof OrderLine>;

/** A line that matches words of a search. */
const FoundLine = Type.Pick(OrderLine, [
  'line',
  'product_id',
  'name',
  'order_qty',
  'ship_pack',
  'price',
]);
export type FoundLine = Static<typeof FoundLine>;

/** A line of an order's preview. */
const FirstLine = Type.Pick(OrderLine, ['product_id', 'name', 'image']);
export type FirstLine = Static<typeof FirstLine>;

export const OrderSummary = Type.Object({
  ...summary,
  lines: Type.Integer(),
  /** The first of the lines that match the most search words. */
  found: Type.Optional(Type.Array(FoundLine, { maxItems: MAX_FOUND_LINES })),
  /** The first lines of the order, returned if orders are requested by page. */
  first: Type.Optional(Type.Array(FirstLine, { maxItems: MAX_SUMMARY_LINES })),
});
export type OrderSummary = Static<typeof OrderSummary>;

/** Filters and sort order of the order history. */
const filters = {
  /**
   * Words matched against number, reference and comment, and against products and their barcodes.
   */
  search: Type.Optional(Type.String({ maxLength: 200 })),
  /** First and last day, inclusive, YYYY-MM-DD. */
  from: Type.Optional(Day),
  to: Type.Optional(Day),
  /** IANA time zone of `from` and `to`; UTC if omitted. */
  zone: TimeZone,
  /** As shown: the `stage`, or `processed` for orders without one. */
  status: Type.Optional(Type.Enum([...ORDER_STATES], { description: ORDER_STATE_WORDS })),
  sort: Type.Optional(Type.Enum([...ORDER_SORTS])),
  /** The `user_id` of one of the customer's people, who placed the orders. */
  ordered_by: Type.Optional(Type.String({ maxLength: 64 })),
};

export const listOrders = {
  method: 'GET',
  url: '/api/fetch-order',
  schema: {
    tags,
    summary:
      "Lists the customer's orders, newest first; one page of them if `page` and `pagination` are given",
    querystring: StrictObject({
      user_id: UserId,
      page: Page,
      pagination: PageSize,
      ...filters,
      lang: Lang,
    }),
    response: {
      200: Type.Object({
        orders: Type.Array(OrderSummary),
        total: Type.Integer(),
        /** Everybody who orders for the customer; only if there are several people. */
        people: Type.Optional(Type.Array(Orderer)),
        /**
         * What the caller has sent for approval and did not become an order, the newest first; absent
         * without any.
         */
        requisitions: Type.Optional(Type.Array(RequisitionSummary)),
      }),
      '4xx': Problem,
    },
  },
} as const;

export const exportOrders = {
  method: 'GET',
  url: '/api/export-orders',
  schema: {
    tags,
    summary: 'Exports the order history as a file, with an order or an order line per row',
    querystring: StrictObject({
      user_id: UserId,
      format: Type.Enum(['csv', 'xlsx']),
      rows: Type.Enum(['orders', 'lines']),
      ...filters,
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
  /** Parcels, with the carrier's tracking page where there is one. */
  tracking: Type.Array(Type.Object({ number: Type.String(), url: Type.Optional(Type.String()) })),
  lines: Type.Array(Type.Object({ line: Type.Integer(), quantity: Type.Integer() })),
});
export type Shipment = Static<typeof Shipment>;

export const Order = Type.Object({
  ...summary,
  lines: Type.Array(OrderLine),
  ship_to: Type.Optional(Address),
  /** When the order was passed on to the warehouse, and when that began to pack it; UTC. */
  released_at: Type.Optional(Type.String()),
  picking_at: Type.Optional(Type.String()),
  shipments: Type.Optional(Type.Array(Shipment)),
  /** Notes from the staff to the customer about the order, oldest first. */
  notes: Type.Optional(Type.Array(Type.Object({ at: Type.String(), text: Type.String() }))),
  /** The order's invoices and credits, the oldest first; not for the buyers of a company. */
  invoices: Type.Optional(Type.Array(Invoice)),
  /** Why the order is on hold: a rule, or a text by the staff. */
  hold: Type.Optional(
    Type.Object({
      rule: Type.Optional(Type.Enum([...HOLD_RULES])),
      text: Type.Optional(Type.String()),
    }),
  ),
  /** Seconds for which the order can still be cancelled; absent once it cannot. */
  cancellable_seconds: Type.Optional(Type.Integer({ minimum: 1 })),
});
export type Order = Static<typeof Order>;

export const showOrder = {
  method: 'GET',
  url: '/api/order-history',
  schema: {
    tags,
    summary: 'Returns an order with its lines',
    querystring: StrictObject({
      user_id: UserId,
      country: CountryFlag,
      lang: Lang,
      order_id: OrderId,
    }),
    response: { 200: Type.Object({ order: Order }), '4xx': Problem },
  },
} as const;

export const printOrder = {
  method: 'GET',
  url: '/api/order-pdf',
  schema: {
    tags,
    summary: 'Returns an order as a PDF, with a barcode for each line',
    querystring: StrictObject({
      user_id: UserId,
      order_id: OrderId,
      paper: Type.Optional(Type.Enum(['letter', 'a4'])),
      /** IANA time zone in which the date is printed; UTC if omitted. */
      zone: TimeZone,
      lang: Lang,
    }),
    response: { 200: FileContent, '4xx': Problem },
  },
} as const;
