import { Type, type Static } from 'typebox';

import { LINE_STATES, CANCEL_REASON_NAMES } from '#domain/fulfilment';
import { HOLD_RULES } from '#domain/holds';

import { Address } from './addresses';
import { StrictObject, Lang, Nullable, OrderId, Price } from './fields';
import { FileContent, Problem } from './replies';
import { AccountHold } from './staffCustomers';
import { QueuedOrder } from './staffOrders';

const tags = ['Desk: orders'] as const;

export const DeskLine = Type.Object({
  line: Type.Integer(),
  product_id: Type.String(),
  name: Type.String(),
  image: Type.String(),
  barcodes: Type.Array(Type.String()),
  /** Bin location in the warehouse, '' if unknown. */
  bin: Type.String(),
  ship_pack: Type.Integer(),
  price: Price,
  total: Price,
  /** Quantities in ship packs. */
  ordered: Type.Integer(),
  shipped: Type.Integer(),
  cancelled: Type.Integer(),
  back_ordered: Type.Integer(),
  open: Type.Integer(),
  /** Stock currently available for sale in the order's country. */
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

/** An event in an order's history, with its text or reason. */
export const OrderEvent = Type.Object({
  seq: Type.Integer(),
  at: Type.String(),
  kind: Type.String(),
  actor_kind: Type.String(),
  actor: Type.String(),
  /** Text of a note or hold, or an external number. */
  text: Type.String(),
  to_customer: Type.Optional(Type.Boolean()),
  /** For picking events: false if picking was cancelled. */
  begun: Type.Optional(Type.Boolean()),
  reason: Type.Optional(Type.Enum([...CANCEL_REASON_NAMES])),
});
export type OrderEvent = Static<typeof OrderEvent>;

export const DeskOrder = Type.Object({
  ...Type.Omit(QueuedOrder, ['lines', 'has_comment', 'has_address']).properties,
  order_comment: Type.String(),
  lang: Type.String(),
  origin: Type.String(),
  external_id: Nullable(Type.String()),
  acknowledged_at: Nullable(Type.String()),
  hold: Nullable(
    Type.Object({
      rule: Type.Optional(Type.Enum([...HOLD_RULES])),
      text: Type.String(),
      /** UTC, ISO 8601. */
      since: Type.String(),
      /** The member of staff or the key that decided it; '' for a rule of the shop. */
      by: Type.String(),
    }),
  ),
  ship_to: Nullable(Address),
  bill_to: Nullable(Address),
  customer: Type.Object({
    email: Type.String(),
    /** The colleague of the owner who placed the order, if it was one. */
    ordered_by: Nullable(Type.Object({ name: Type.String(), email: Type.String() })),
    phone: Type.String(),
    terms: Type.String(),
    /** Set while all of the customer's new orders are held. */
    hold: Nullable(AccountHold),
  }),
  lines: Type.Array(DeskLine),
  shipments: Type.Array(DeskShipment),
  history: Type.Array(OrderEvent),
});
export type DeskOrder = Static<typeof DeskOrder>;

export const showDeskOrder = {
  method: 'GET',
  url: '/api/staff/order',
  schema: {
    tags,
    summary: 'Returns an order in full',
    querystring: StrictObject({ order_id: OrderId, lang: Lang }),
    response: { 200: Type.Object({ order: DeskOrder }), '4xx': Problem },
  },
} as const;

export const printPackingSlip = {
  method: 'GET',
  url: '/api/staff/order/packing-slip',
  schema: {
    tags,
    summary: "Returns the packing slip of an order as a PDF in the customer's language",
    querystring: StrictObject({
      order_id: OrderId,
      /** The shipment to print; if omitted, all open packs. */
      shipment_id: Type.Optional(Type.String({ maxLength: 64 })),
      lang: Lang,
    }),
    response: { 200: FileContent, '4xx': Problem },
  },
} as const;
