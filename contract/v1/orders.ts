import { Type, type Static } from 'typebox';

import { Address } from '../addresses';
import { StrictObject, Nullable, OrderId, OrderStage } from '../fields';

import {
  goodRows,
  batchResponse,
  Cursor,
  DryRun,
  ExternalId,
  MachineProblem,
  Named,
  OrderParams,
  idempotencyRefusals,
  Rows,
  type MachineCall,
} from './machineCall';
import { order, orderInFull } from './orderExamples';

const tags = ['Orders out'] as const;

/** Maximum number of orders per page, and of lines over all orders of a page. */
export const MAX_ORDERS = 250;
export const MAX_LINES = 20_000;

const MachineLine = Named('OrderLine', {
  line: Type.Integer(),
  product_id: Type.String(),
  /** '' if unknown. */
  barcode: Type.String(),
  name: Type.String(),
  /**
   * In ship packs, as are all following quantities; `units` is the number of units they contain.
   */
  quantity: Type.Integer(),
  uom: Type.Literal('PK'),
  ship_pack: Type.Integer(),
  units: Type.Integer(),
  /** Per unit. */
  unit_price: Type.Number(),
  line_total: Type.Number(),
  /** If a price list made the unit price: the list price at that time, and the list's code. */
  list_price: Type.Optional(Type.Number()),
  price_list: Type.Optional(Type.String()),
  shipped: Type.Integer(),
  cancelled: Type.Integer(),
  back_ordered: Type.Integer(),
  expected_on: Nullable(Type.String()),
});

export const MachineOrder = Named('Order', {
  order_id: Type.String(),
  /** UTC, ISO 8601. */
  released_at: Type.String(),
  placed_at: Type.String(),
  stage: OrderStage,
  /** Incremented by every change. */
  version: Type.Integer(),
  currency: Type.Enum(['CAD', 'USD']),
  po_reference: Type.String(),
  order_comment: Type.String(),
  language: Type.Enum(['en', 'fr', 'es']),
  /** The agreed total; not reduced by cancellations. */
  merchandise_total: Type.Number(),
  customer: Named('Customer', {
    customer_code: Type.String(),
    company_name: Type.String(),
    email: Type.String(),
    phone: Type.String(),
    terms: Type.String(),
  }),
  /** The colleague who placed it; absent for the owner of the account, and for orders by staff. */
  placed_by: Type.Optional(Named('PlacedBy', { name: Type.String(), email: Type.String() })),
  /** Who of the customer's people approved it; absent if it needed no approval. */
  approved_by: Type.Optional(Named('ApprovedBy', { name: Type.String(), email: Type.String() })),
  bill_to: Nullable(Address),
  ship_to: Nullable(Address),
  /** Order number in the system that acknowledged the order. */
  external_id: Nullable(Type.String()),
  acknowledged_at: Nullable(Type.String()),
  lines: Type.Array(MachineLine),
});
export type MachineOrder = Static<typeof MachineOrder>;

export const OrderInFull = Named('OrderInFull', {
  ...MachineOrder.properties,
  shipments: Type.Array(
    Named('Shipment', {
      shipment_id: Type.String(),
      external_id: Type.String(),
      shipped_at: Type.String(),
      carrier: Type.String(),
      service: Type.String(),
      tracking: Type.Array(
        Type.Object({ number: Type.String(), url: Type.Optional(Type.String()) }),
      ),
      parcels: Nullable(Type.Integer()),
      invoice_number: Type.String(),
      voided_at: Nullable(Type.String()),
      lines: Type.Array(Type.Object({ line: Type.Integer(), quantity: Type.Integer() })),
    }),
  ),
  cancellations: Type.Array(
    Named('Cancellation', {
      line: Type.Integer(),
      quantity: Type.Integer(),
      restocked: Type.Integer(),
      reason: Type.String(),
      at: Type.String(),
    }),
  ),
});
export type OrderInFull = Static<typeof OrderInFull>;

export const listOrders = {
  method: 'GET',
  url: '/api/v1/orders',
  schema: {
    tags,
    summary: 'Lists released orders in order of release',
    querystring: StrictObject({
      /**
       * Cursor of the previous page; `now` for orders released from now on; if omitted, starts at
       * the oldest stored order.
       */
      after: Type.Optional(Cursor),
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_ORDERS })),
      /** `false` returns only orders that are not acknowledged, held or cancelled. */
      acknowledged: Type.Optional(Type.Literal('false')),
    }),
    response: {
      200: Named('OrderPage', {
        orders: Type.Array(MachineOrder),
        next: Type.String(),
        more: Type.Boolean(),
        /** Number of orders after this page. */
        behind: Type.Integer(),
      }),
      '4xx': MachineProblem,
    },
  },
  machine: {
    description:
      'The same cursor returns the same orders in the same sequence, in their current state. A page has at most 250 orders or 20,000 lines. Reading an order does not take it over; acknowledging it does.',
    scope: 'orders:read',
    refusals: { 409: ['cursor.foreign'], 410: ['cursor.expired'] },
    example: {
      query: { limit: 1 },
      answer: { orders: [order], next: '2-3fa91c02', more: false, behind: 0 },
    },
  },
} as const satisfies MachineCall;

export const showOrder = {
  method: 'GET',
  url: '/api/v1/orders/:order_id',
  schema: {
    tags,
    summary: 'Returns a released order with its shipments and cancellations',
    params: OrderParams,
    response: { 200: OrderInFull, '4xx': MachineProblem },
  },
  machine: {
    description:
      'The `ETag` changes with anything in the response. An order that has not been released yet is answered 404.',
    scope: 'orders:read',
    refusals: { 404: ['order.unknown'] },
    example: { params: { order_id: '10482' }, answer: orderInFull },
  },
} as const satisfies MachineCall;

export const Acknowledgement = Type.Object(
  { order_id: OrderId, external_id: ExternalId },
  { title: 'Acknowledgement', additionalProperties: false },
);
export type Acknowledgement = Static<typeof Acknowledgement>;

export const acknowledgeOrders = {
  method: 'POST',
  url: '/api/v1/orders/acknowledgements',
  schema: {
    tags,
    summary: 'Acknowledges orders',
    querystring: DryRun,
    body: Rows(Acknowledgement),
    response: batchResponse,
  },
  machine: {
    description:
      'From then on, an order belongs to the system that acknowledged it. Sending the same acknowledgement again is `unchanged`; a different number is a `conflict`. An order that has since been put on hold or cancelled is answered `held` or `cancelled`.',
    scope: 'orders:ack',
    limit: 'batch',
    refusals: idempotencyRefusals,
    example: {
      body: { rows: [{ order_id: '10482', external_id: 'SO-10482' }] },
      answer: goodRows([{ row: 1, order_id: '10482', outcome: 'acknowledged' }]),
    },
  },
} as const satisfies MachineCall;
