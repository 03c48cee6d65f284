import { Type, type Static } from 'typebox';

import { QUEUE_SORT_COLUMNS } from '#domain/deskSorting';
import { ORDER_STATES } from '#domain/fulfilment';
import { QUEUES } from '#domain/queues';

import {
  PageOf,
  CountryCode,
  Day,
  StrictObject,
  Lang,
  Nullable,
  ORDER_STATE_WORDS,
  Page,
  PageSize,
  Price,
  SortedBy,
  TimeZone,
} from './fields';
import { FileContent, Problem } from './replies';

const tags = ['Desk: orders'] as const;

export const QueuedOrder = Type.Object({
  order_id: Type.String(),
  version: Type.Integer(),
  /** UTC, ISO 8601. */
  placed_at: Type.String(),
  released_at: Nullable(Type.String()),
  /** `processed` if another system took the order. */
  stage: Type.Enum([...ORDER_STATES], { description: ORDER_STATE_WORDS }),
  customer_code: Type.String(),
  company_name: Type.String(),
  po_reference: Type.String(),
  lines: Type.Integer(),
  units: Type.Integer(),
  total: Price,
  country: CountryCode,
  /** Ship packs neither shipped nor cancelled, and how many of those are on back order. */
  open: Type.Integer(),
  back_ordered: Type.Integer(),
  /** Who acknowledged the order, '' if nobody has. */
  acknowledged_by: Type.String(),
  has_comment: Type.Boolean(),
  has_address: Type.Boolean(),
  /** Seconds for which the customer can still cancel the order; absent once that has passed. */
  cancellable_seconds: Type.Optional(Type.Integer({ minimum: 1 })),
});
export type QueuedOrder = Static<typeof QueuedOrder>;

const searching = {
  queue: Type.Optional(Type.Enum([...QUEUES])),
  /** Words matched against number, PO, external number, tracking, customer, product and barcode. */
  search: Type.Optional(Type.String({ maxLength: 200 })),
  from: Type.Optional(Day),
  to: Type.Optional(Day),
  /** Time zone of `from` and `to`; UTC if omitted. */
  zone: TimeZone,
  country: Type.Optional(CountryCode),
  /** Only what should have left the warehouse on an earlier day, by the hours of its country. */
  late: Type.Optional(Type.Boolean()),
};

export const listQueue = {
  method: 'GET',
  url: '/api/staff/orders',
  schema: {
    tags,
    summary:
      'Lists the orders of a queue: oldest first if they are waiting, newest first if they are done, or sorted by a column',
    querystring: StrictObject({
      ...searching,
      sort: SortedBy(QUEUE_SORT_COLUMNS),
      page: Page,
      pagination: PageSize,
      lang: Lang,
    }),
    response: {
      200: PageOf({
        orders: Type.Array(QueuedOrder),
        counts: Type.Record(Type.Enum([...QUEUES]), Type.Integer()),
      }),
      '4xx': Problem,
    },
  },
} as const;

/** Order numbers, separated by commas; 400 if there are more than 50, 404 if one is unknown. */
const OrderIds = Type.String({ minLength: 1, maxLength: 3300 });
const File = { 200: FileContent, '4xx': Problem };

export const printPickList = {
  method: 'GET',
  url: '/api/staff/orders/pick-list',
  schema: {
    tags,
    summary: 'Returns the pick list of these orders as a PDF',
    querystring: StrictObject({ order_ids: OrderIds, lang: Lang }),
    response: File,
  },
} as const;

export const exportQueue = {
  method: 'GET',
  url: '/api/staff/orders/export',
  schema: {
    tags,
    summary: 'Exports orders with their lines as a file: the given orders, or those of a queue',
    querystring: StrictObject({
      ...searching,
      order_ids: Type.Optional(OrderIds),
      format: Type.Enum(['csv', 'xlsx', 'json']),
      lang: Lang,
    }),
    response: File,
  },
} as const;
