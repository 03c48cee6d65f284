import { Type, type Static } from 'typebox';

import { COUNTRIES } from '#domain/countries';
import {
  LINE_STATES,
  LONGEST_CARRIER,
  LONGEST_NOTE,
  LONGEST_TRACKING,
  MOST_TRACKING,
  REASONS,
  STAGES,
} from '#domain/fulfilment';
import { HOLD_RULES } from '#domain/holds';
import { MAX_ORDER_LINES } from '#domain/orders';
import { MAX_ITEM } from '#domain/quantity';
import { ROLES } from '#domain/roles';

import { Exactly, FileContent, Lang, Page, PageSize, Price, Problem } from './common';
import { Address, TimeZone } from './orders';

const tags = ['Desk: orders'] as const;

const OrderId = Type.String({ minLength: 1, maxLength: 64 });
const Packs = Type.Integer({ minimum: 0, maximum: MAX_ITEM });
const Day = Type.String({ maxLength: 10, pattern: '^\\d{4}-\\d{2}-\\d{2}$' });
const Nullable = <S extends Parameters<typeof Type.Union>[0][number]>(schema: S) =>
  Type.Union([schema, Type.Null()]);

/** Where the desk looks for work; each order stands under as many as it fits. */
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

/** What every deed at an order says: which, as it was seen, and whether another system's order is meant all the same. */
const task = {
  order_id: OrderId,
  /** 412 where the order has another version by now. */
  version: Type.Integer({ minimum: 1 }),
  /** Goes on although another system has taken the order over. */
  is_ours: Type.Optional(Type.Boolean()),
};

export const QueuedOrder = Type.Object({
  order_id: Type.String(),
  version: Type.Integer(),
  /** UTC, ISO 8601. */
  placed_at: Type.String(),
  released_at: Nullable(Type.String()),
  stage: Type.Enum([...STAGES]),
  customer_code: Type.String(),
  company_name: Type.String(),
  po_reference: Type.String(),
  lines: Type.Integer(),
  units: Type.Integer(),
  total: Price,
  country: Type.Enum([...COUNTRIES]),
  /** Ship packs that are neither shipped nor cancelled, and how many of them are waited for. */
  open: Type.Integer(),
  back_ordered: Type.Integer(),
  /** Who took it over, '' where nobody has. */
  acknowledged_by: Type.String(),
  has_comment: Type.Boolean(),
  /** Of one that can still be taken back: for how many seconds. */
  cancellable_seconds: Type.Optional(Type.Integer({ minimum: 1 })),
});
export type QueuedOrder = Static<typeof QueuedOrder>;

const searching = {
  queue: Type.Optional(Type.Enum([...QUEUES])),
  /** Words looked for in number, PO, external number, tracking, customer, product and barcode. */
  search: Type.Optional(Type.String({ maxLength: 200 })),
  from: Type.Optional(Day),
  to: Type.Optional(Day),
  /** Whose days `from` and `to` are; UTC where it is left out. */
  zone: TimeZone,
  country: Type.Optional(Type.Enum([...COUNTRIES])),
};

export const listQueue = {
  method: 'GET',
  url: '/api/staff/orders',
  schema: {
    tags,
    summary:
      'Orders of a queue, the oldest first where they wait, the newest first where they are done',
    querystring: Exactly({ ...searching, page: Page, pagination: PageSize, lang: Lang }),
    response: {
      200: Type.Object({
        orders: Type.Array(QueuedOrder),
        total: Type.Integer(),
        counts: Type.Record(Type.Enum([...QUEUES]), Type.Integer()),
        page: Type.Integer(),
        pagination: Type.Integer(),
      }),
      '4xx': Problem,
    },
  },
} as const;

export const DeskLine = Type.Object({
  line: Type.Integer(),
  product_id: Type.String(),
  name: Type.String(),
  image: Type.String(),
  barcodes: Type.Array(Type.String()),
  /** Its place in the warehouse, '' where none is known. */
  bin: Type.String(),
  ship_pack: Type.Integer(),
  price: Price,
  total: Price,
  /** Ship packs. */
  ordered: Type.Integer(),
  shipped: Type.Integer(),
  cancelled: Type.Integer(),
  back_ordered: Type.Integer(),
  open: Type.Integer(),
  /** What can be sold of it now, in the country of the order. */
  available: Type.Integer(),
  expected_on: Nullable(Type.String()),
  state: Type.Enum([...LINE_STATES]),
});
export type DeskLine = Static<typeof DeskLine>;

export const DeskShipment = Type.Object({
  shipment_id: Type.String(),
  external_id: Type.String(),
  source: Type.String(),
  shipped_at: Type.String(),
  carrier: Type.String(),
  service: Type.String(),
  tracking: Type.Array(Type.Object({ number: Type.String(), url: Type.Optional(Type.String()) })),
  parcels: Nullable(Type.Integer()),
  invoice_number: Type.String(),
  note: Type.String(),
  actor: Type.String(),
  voided_at: Nullable(Type.String()),
  lines: Type.Array(Type.Object({ line: Type.Integer(), quantity: Type.Integer() })),
});
export type DeskShipment = Static<typeof DeskShipment>;

/** One thing that happened to an order, with what was said or given as the reason. */
export const StoryEvent = Type.Object({
  seq: Type.Integer(),
  at: Type.String(),
  kind: Type.String(),
  actor_kind: Type.String(),
  actor: Type.String(),
  /** A note, the words of a hold, an external number. */
  text: Type.String(),
  to_customer: Type.Optional(Type.Boolean()),
  /** Of picking: false where the order was put back. */
  begun: Type.Optional(Type.Boolean()),
  reason: Type.Optional(Type.Enum([...REASONS])),
});
export type StoryEvent = Static<typeof StoryEvent>;

export const DeskOrder = Type.Object({
  ...Type.Omit(QueuedOrder, ['lines', 'has_comment']).properties,
  order_comment: Type.String(),
  lang: Type.String(),
  origin: Type.String(),
  external_id: Nullable(Type.String()),
  acknowledged_at: Nullable(Type.String()),
  hold: Nullable(
    Type.Object({ rule: Type.Optional(Type.Enum([...HOLD_RULES])), text: Type.String() }),
  ),
  ship_to: Nullable(Address),
  bill_to: Nullable(Address),
  customer: Type.Object({
    email: Type.String(),
    phone: Type.String(),
    terms: Type.String(),
    order_hold: Type.Boolean(),
  }),
  lines: Type.Array(DeskLine),
  shipments: Type.Array(DeskShipment),
  story: Type.Array(StoryEvent),
});
export type DeskOrder = Static<typeof DeskOrder>;

export const showDeskOrder = {
  method: 'GET',
  url: '/api/staff/order',
  schema: {
    tags,
    summary: 'One order with all that is known of it',
    querystring: Exactly({ order_id: OrderId, lang: Lang }),
    response: { 200: Type.Object({ order: DeskOrder }), '4xx': Problem },
  },
} as const;

/** What a deed answers: the order as it is now. */
const Changed = {
  200: Type.Object({ status: Type.Literal(true), order: DeskOrder }),
  '4xx': Problem,
};

const NamedPacks = Type.Array(
  Exactly({
    line: Type.Integer({ minimum: 1 }),
    quantity: Type.Integer({ minimum: 1, maximum: MAX_ITEM }),
  }),
  { minItems: 1, maxItems: MAX_ORDER_LINES },
);

export const shipOrder = {
  method: 'POST',
  url: '/api/staff/order/ship',
  schema: {
    tags,
    summary: 'Notes down that packs left the house',
    body: Exactly({
      ...task,
      carrier: Type.String({ maxLength: LONGEST_CARRIER }),
      tracking: Type.Array(Type.String({ minLength: 1, maxLength: LONGEST_TRACKING }), {
        maxItems: MOST_TRACKING,
      }),
      parcels: Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_ITEM })),
      note: Type.Optional(Type.String({ maxLength: LONGEST_NOTE })),
      lines: NamedPacks,
      /** What is left of the order goes on back-order, expected on this day where one is named. */
      rest: Type.Optional(Exactly({ expected_on: Nullable(Day) })),
      lang: Lang,
    }),
    response: Changed,
  },
} as const;

export const voidShipment = {
  method: 'POST',
  url: '/api/staff/order/void-shipment',
  schema: {
    tags,
    summary: 'Takes back the word that packs left the house',
    body: Exactly({ ...task, shipment_id: Type.String({ maxLength: 64 }), lang: Lang }),
    response: Changed,
  },
} as const;

export const backOrderLines = {
  method: 'POST',
  url: '/api/staff/order/back-order',
  schema: {
    tags,
    summary: 'Says how many open packs of each line are waited for, 0 for none',
    body: Exactly({
      ...task,
      lines: Type.Array(Exactly({ line: Type.Integer({ minimum: 1 }), quantity: Packs }), {
        minItems: 1,
        maxItems: MAX_ORDER_LINES,
      }),
      expected_on: Nullable(Day),
      lang: Lang,
    }),
    response: Changed,
  },
} as const;

export const cancelLines = {
  method: 'POST',
  url: '/api/staff/order/cancel',
  schema: {
    tags,
    summary: 'Cancels open packs, with a reason',
    body: Exactly({
      ...task,
      lines: NamedPacks,
      reason: Type.Enum([...REASONS]),
      /** Whether they can be sold again; the reason decides where it is left out. */
      restock: Type.Optional(Type.Boolean()),
      lang: Lang,
    }),
    response: Changed,
  },
} as const;

export const takeBackForCustomer = {
  method: 'POST',
  url: '/api/staff/order/take-back',
  schema: {
    tags,
    summary: "Takes an order back within its ten minutes, at the customer's word",
    body: Exactly({ ...task, lang: Lang }),
    response: Changed,
  },
} as const;

export const holdOrder = {
  method: 'POST',
  url: '/api/staff/order/hold',
  schema: {
    tags,
    summary: 'Keeps an order back; the customer gets the words',
    body: Exactly({
      ...task,
      reason: Type.String({ minLength: 1, maxLength: LONGEST_NOTE }),
      lang: Lang,
    }),
    response: Changed,
  },
} as const;

export const liftHold = {
  method: 'POST',
  url: '/api/staff/order/release',
  schema: {
    tags,
    summary: 'Lets an order go on',
    body: Exactly({ ...task, lang: Lang }),
    response: Changed,
  },
} as const;

export const noteOnOrder = {
  method: 'POST',
  url: '/api/staff/order/note',
  schema: {
    tags,
    summary: 'Writes a note into the story of an order, for the customer too where that is said',
    body: Exactly({
      order_id: OrderId,
      text: Type.String({ minLength: 1, maxLength: LONGEST_NOTE }),
      to_customer: Type.Boolean(),
      lang: Lang,
    }),
    response: Changed,
  },
} as const;

const Several = Type.Array(Exactly(task), { minItems: 1, maxItems: 50 });

export const pickOrders = {
  method: 'POST',
  url: '/api/staff/orders/picking',
  schema: {
    tags,
    summary: 'Begins to pick orders, or puts them back; each stands alone',
    body: Exactly({ orders: Several, is_begun: Type.Boolean(), lang: Lang }),
    response: {
      200: Type.Object({
        status: Type.Literal(true),
        /** Each with what was wrong, where something was. */
        orders: Type.Array(
          Type.Object({ order_id: Type.String(), message: Type.Optional(Type.String()) }),
        ),
      }),
      '4xx': Problem,
    },
  },
} as const;

/** Up to 50 order numbers, separated by commas. */
const OrderIds = Type.String({ minLength: 1, maxLength: 3300 });
const File = { 200: FileContent, '4xx': Problem };

export const printPickList = {
  method: 'GET',
  url: '/api/staff/orders/pick-list',
  schema: {
    tags,
    summary: 'What is to be taken from the shelves for these orders, as PDF',
    querystring: Exactly({ order_ids: OrderIds, lang: Lang }),
    response: File,
  },
} as const;

export const printPackingSlip = {
  method: 'GET',
  url: '/api/staff/order/packing-slip',
  schema: {
    tags,
    summary: "What goes into the parcel of an order, as PDF in the customer's language",
    querystring: Exactly({
      order_id: OrderId,
      /** The shipment it is for; left out, all that is open. */
      shipment_id: Type.Optional(Type.String({ maxLength: 64 })),
      lang: Lang,
    }),
    response: File,
  },
} as const;

export const exportQueue = {
  method: 'GET',
  url: '/api/staff/orders/export',
  schema: {
    tags,
    summary: 'Orders with their lines as a file, those that are named or those of the queue',
    querystring: Exactly({
      ...searching,
      order_ids: Type.Optional(OrderIds),
      format: Type.Enum(['csv', 'xlsx', 'json']),
      lang: Lang,
    }),
    response: File,
  },
} as const;

/** What the rail of the desk shows: who is signed in, and what waits. */
export const showDesk = {
  method: 'GET',
  url: '/api/staff/desk',
  schema: {
    tags: ['Desk'],
    summary: 'Who is signed in, with which roles, and how much waits',
    querystring: Exactly({ lang: Lang }),
    response: {
      200: Type.Object({
        email: Type.String(),
        roles: Type.Array(Type.Enum([...ROLES])),
        counts: Type.Object({
          orders: Type.Integer(),
          applications: Type.Integer(),
          /** Orders that no program has taken over for too long. */
          late: Type.Integer(),
        }),
      }),
      '4xx': Problem,
    },
  },
} as const;
