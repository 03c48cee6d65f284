import { Type, type Static } from 'typebox';

import {
  MAX_CARRIER_LENGTH,
  MAX_NOTE_LENGTH,
  MAX_TRACKING_LENGTH,
  MAX_TRACKING_NUMBERS,
} from '#domain/fulfilment';
import { MAX_ORDER_LINES } from '#domain/orders';
import { MAX_ITEM } from '#domain/quantity';

import { StrictObject, OrderId, ProductId } from '../fields';

import {
  goodRows,
  batchResponse,
  DryRun,
  ExternalId,
  Moment,
  idempotencyRefusals,
  OrderActionQuery,
  OrderParams,
  Rows,
  type MachineCall,
} from './machineCall';
import {
  actionRefusals,
  actionResponse,
  actionScope,
  changedOrder,
  ExpectedDay,
  lineRefusals,
} from './orderActions';

const tags = ['Fulfilment in'] as const;

export const ShippedLine = Type.Object(
  {
    /** The line number in the order; alternatively, its product id. */
    line: Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_ORDER_LINES })),
    product_id: Type.Optional(ProductId),
    /** Ship packs; alternatively, units that make up whole packs. */
    quantity: Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_ITEM })),
    units: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000_000 })),
  },
  { title: 'ShippedLine', additionalProperties: false },
);
export type ShippedLine = Static<typeof ShippedLine>;

const shipmentFields = {
  shipped_at: Type.Optional(Moment),
  carrier: Type.String({ maxLength: MAX_CARRIER_LENGTH }),
  service: Type.Optional(Type.String({ maxLength: MAX_CARRIER_LENGTH })),
  tracking: Type.Optional(
    Type.Array(
      StrictObject({
        number: Type.String({ minLength: 1, maxLength: MAX_TRACKING_LENGTH }),
        url: Type.Optional(Type.String({ pattern: '^https://[^\\s"<>]+$', maxLength: 500 })),
      }),
      { maxItems: MAX_TRACKING_NUMBERS },
    ),
  ),
  parcels: Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_ITEM })),
  invoice_number: Type.Optional(Type.String({ maxLength: 60 })),
  /** If omitted, everything that is still open. */
  lines: Type.Optional(Type.Array(ShippedLine, { minItems: 1, maxItems: MAX_ORDER_LINES })),
};

export const NewShipment = Type.Object(
  { order_id: OrderId, external_id: ExternalId, ...shipmentFields },
  { title: 'NewShipment', additionalProperties: false },
);
export type NewShipment = Static<typeof NewShipment>;

export const reportShipments = {
  method: 'POST',
  url: '/api/v1/shipments',
  schema: {
    tags,
    summary: 'Reports shipments',
    querystring: DryRun,
    body: Rows(NewShipment),
    response: batchResponse,
  },
  machine: {
    description:
      'A shipment is stored in full or not at all. The same `external_id` with the same content is `unchanged`, with different content a `conflict`; this also applies to shipments reported with the key before a rotation.',
    scope: 'fulfilment:write',
    limit: 'batch',
    refusals: idempotencyRefusals,
    example: {
      body: {
        rows: [
          {
            order_id: '10482',
            external_id: 'DEL-1',
            carrier: 'Purolator',
            tracking: [{ number: 'PIN1' }],
            lines: [{ line: 1, quantity: 2 }],
          },
        ],
      },
      answer: goodRows([
        {
          row: 1,
          order_id: '10482',
          outcome: 'added',
          shipment_id: '6a7d2a35-6a0f-4d8e-8a52-0f4f0a3a8e11',
          stage: 'part_shipped',
          version: 4,
        },
      ]),
    },
  },
} as const satisfies MachineCall;

const OneShipment = StrictObject({
  /** If omitted, every shipment is a new one. */
  external_id: Type.Optional(ExternalId),
  ...shipmentFields,
  note: Type.Optional(Type.String({ maxLength: MAX_NOTE_LENGTH })),
  /** Puts the remaining open packs on back-order, with the date they are expected. */
  rest: Type.Optional(StrictObject({ expected_on: ExpectedDay })),
});
export type OneShipment = Static<typeof OneShipment>;

export const shipOrder = {
  method: 'POST',
  url: '/api/v1/orders/:order_id/shipments',
  schema: {
    tags,
    summary: 'Records a shipment of an order',
    params: OrderParams,
    querystring: OrderActionQuery,
    body: OneShipment,
    response: actionResponse,
  },
  machine: {
    description:
      'As a row of `POST /shipments`, with a note, and with what becomes of the packs that are not in it.',
    scope: actionScope,
    refusals: {
      ...lineRefusals,
      400: [
        ...['field.form', 'row.beforeOrder', 'row.future', 'row.howMany', 'row.noLine'],
        ...['row.notWhole', 'row.which', ...lineRefusals[400]],
      ],
      409: ['desk.otherShipment', 'desk.voidedShipment', ...lineRefusals[409]],
    },
    example: {
      params: { order_id: '10482' },
      body: { carrier: 'Purolator', lines: [{ line: 1, quantity: 2 }], rest: {} },
      answer: {
        ...changedOrder,
        stage: 'part_shipped',
        version: 3,
        shipment_id: '6a7d2a35-6a0f-4d8e-8a52-0f4f0a3a8e11',
      },
    },
  },
} as const satisfies MachineCall;

export const voidShipment = {
  method: 'POST',
  url: '/api/v1/shipments/:shipment_id/void',
  schema: {
    tags,
    summary: 'Voids a shipment',
    params: StrictObject({ shipment_id: Type.String({ minLength: 1, maxLength: 64 }) }),
    querystring: OrderActionQuery,
    response: actionResponse,
  },
  machine: {
    description:
      'Its packs become open again; those that were on back-order before are so again, with their expected day. Voiding it again is `unchanged`.',
    scope: actionScope,
    refusals: { ...actionRefusals, 404: ['desk.noShipment'] },
    example: {
      params: { shipment_id: '6a7d2a35-6a0f-4d8e-8a52-0f4f0a3a8e11' },
      answer: { ...changedOrder, stage: 'released', version: 5 },
    },
  },
} as const satisfies MachineCall;
