import { Type, type Static } from 'typebox';

import {
  LONGEST_CARRIER,
  LONGEST_NOTE,
  LONGEST_TRACKING,
  MOST_TRACKING,
  REASONS,
} from '#domain/fulfilment';
import { MAX_ORDER_LINES } from '#domain/orders';
import { MAX_ITEM } from '#domain/quantity';

import { Exactly, ProductId } from '../common';

import {
  BatchAnswer,
  Day,
  DryRun,
  ExternalId,
  MachineProblem,
  Moment,
  Named,
  Nullable,
  OrderId,
  OrderParams,
  Rows,
  type MachineCall,
} from './machineCall';

const tags = ['Fulfilment in'] as const;

/** Most rows of a report of what became of lines. */
const MOST_STATUS_ROWS = 5000;

const Line = Type.Integer({ minimum: 1, maximum: MAX_ORDER_LINES });
const Count = (minimum: number) => Type.Integer({ minimum, maximum: MAX_ITEM });

export const ShippedLine = Type.Object(
  {
    /** Its number in the order, or else its product. */
    line: Type.Optional(Line),
    product_id: Type.Optional(ProductId),
    /** Ship packs, or else units that are whole packs. */
    quantity: Type.Optional(Count(1)),
    units: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000_000 })),
  },
  { title: 'ShippedLine', additionalProperties: false },
);
export type ShippedLine = Static<typeof ShippedLine>;

export const NewShipment = Type.Object(
  {
    order_id: OrderId,
    external_id: ExternalId,
    shipped_at: Type.Optional(Moment),
    carrier: Type.String({ maxLength: LONGEST_CARRIER }),
    service: Type.Optional(Type.String({ maxLength: LONGEST_CARRIER })),
    tracking: Type.Optional(
      Type.Array(
        Exactly({
          number: Type.String({ minLength: 1, maxLength: LONGEST_TRACKING }),
          url: Type.Optional(Type.String({ pattern: '^https://[^\\s]+$', maxLength: 500 })),
        }),
        { maxItems: MOST_TRACKING },
      ),
    ),
    parcels: Type.Optional(Count(1)),
    invoice_number: Type.Optional(Type.String({ maxLength: 60 })),
    /** Left out, all that is open. */
    lines: Type.Optional(Type.Array(ShippedLine, { minItems: 1, maxItems: MAX_ORDER_LINES })),
  },
  { title: 'NewShipment', additionalProperties: false },
);
export type NewShipment = Static<typeof NewShipment>;

const batch = { 200: BatchAnswer, '4xx': MachineProblem };
const repeated = { 409: ['request.running'], 422: ['request.keyReused'] } as const;
const done = { good: 1, bad: 0, dry_run: false };

export const reportShipments = {
  method: 'POST',
  url: '/api/v1/shipments',
  schema: {
    tags,
    summary: 'Notes down that packs left the warehouse',
    querystring: DryRun,
    body: Rows(NewShipment),
    response: batch,
  },
  machine: {
    operationId: 'reportShipments',
    description:
      'A shipment is stored whole or not at all. The same `external_id` with the same content is `unchanged`, with other content a `conflict`; a rotated key knows the shipments of the one before.',
    scope: 'fulfilment:write',
    limit: 'batch',
    refusals: repeated,
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
      answer: {
        rows: [
          {
            row: 1,
            order_id: '10482',
            outcome: 'added',
            shipment_id: '6a7d2a35-6a0f-4d8e-8a52-0f4f0a3a8e11',
            stage: 'part_shipped',
            version: 4,
          },
        ],
        ...done,
      },
    },
  },
} as const satisfies MachineCall;

const OrderState = Named('OrderState', {
  order_id: Type.String(),
  outcome: Type.Enum(['changed', 'unchanged']),
  stage: Type.String(),
  version: Type.Integer(),
  dry_run: Type.Boolean(),
});
export type OrderState = Static<typeof OrderState>;

const one = { 200: OrderState, '4xx': MachineProblem };
const gone = { 404: ['order.unknown'], 409: ['desk.stage', 'request.running'] } as const;
const state = { order_id: '10482', outcome: 'changed', dry_run: false };

export const voidShipment = {
  method: 'POST',
  url: '/api/v1/shipments/:shipment_id/void',
  schema: {
    tags,
    summary: 'Takes back the word that packs left the warehouse',
    params: Exactly({ shipment_id: Type.String({ minLength: 1, maxLength: 64 }) }),
    querystring: DryRun,
    response: one,
  },
  machine: {
    operationId: 'voidShipment',
    description: 'Its packs are open again. A second time it is `unchanged`.',
    scope: 'fulfilment:write',
    limit: 'call',
    refusals: { 404: ['desk.noShipment'], 409: ['request.running'], 422: ['request.keyReused'] },
    example: {
      params: { shipment_id: '6a7d2a35-6a0f-4d8e-8a52-0f4f0a3a8e11' },
      answer: { ...state, stage: 'released', version: 5 },
    },
  },
} as const satisfies MachineCall;

export const LineStatus = Type.Object(
  {
    order_id: OrderId,
    line: Type.Optional(Line),
    product_id: Type.Optional(ProductId),
    /** Ship packs that are waited for; left out, as it is. */
    back_ordered: Type.Optional(Count(0)),
    expected_on: Type.Optional(Nullable(Day)),
    /** Ship packs that will not be sent, all together; never fewer than before. */
    cancelled: Type.Optional(Count(0)),
    /** Needed where packs are cancelled. */
    reason: Type.Optional(Type.Enum([...REASONS])),
    /** Whether they can be sold again; the reason decides where it is left out. */
    restock: Type.Optional(Type.Boolean()),
    /** When the sender knew it; an older one than before is `stale`. */
    as_of: Type.Optional(Moment),
  },
  { title: 'LineStatus', additionalProperties: false },
);
export type LineStatus = Static<typeof LineStatus>;

export const reportOrderStatus = {
  method: 'POST',
  url: '/api/v1/order-status',
  schema: {
    tags,
    summary: 'Says what is on back-order and what is cancelled',
    querystring: DryRun,
    body: Rows(LineStatus, MOST_STATUS_ROWS),
    response: batch,
  },
  machine: {
    operationId: 'reportOrderStatus',
    description:
      "A row is the receiver's present picture of a line: absolute, hence harmless when it is repeated.",
    scope: 'fulfilment:write',
    limit: 'batch',
    refusals: repeated,
    example: {
      body: {
        rows: [
          {
            order_id: '10482',
            line: 1,
            back_ordered: 2,
            expected_on: '2026-12-03',
            as_of: '2026-11-23T15:00:00Z',
          },
        ],
      },
      answer: {
        rows: [
          { row: 1, order_id: '10482', outcome: 'changed', stage: 'part_shipped', version: 5 },
        ],
        ...done,
      },
    },
  },
} as const satisfies MachineCall;

const deed = { scope: 'fulfilment:write', limit: 'call' } as const;
const words = Type.String({ minLength: 1, maxLength: LONGEST_NOTE });

export const holdOrder = {
  method: 'POST',
  url: '/api/v1/orders/:order_id/hold',
  schema: {
    tags,
    summary: 'Keeps an order back',
    params: OrderParams,
    querystring: DryRun,
    body: Exactly({ reason: words }),
    response: one,
  },
  machine: {
    ...deed,
    operationId: 'holdOrder',
    description: 'The customer gets the words. An order that was acknowledged cannot be held.',
    refusals: { ...gone, 409: [...gone[409], 'desk.elsewhere'], 422: ['request.keyReused'] },
    example: {
      params: { order_id: '10482' },
      body: { reason: 'Please call us about the delivery address.' },
      answer: { ...state, stage: 'held', version: 3 },
    },
  },
} as const satisfies MachineCall;

export const releaseOrder = {
  method: 'POST',
  url: '/api/v1/orders/:order_id/release',
  schema: {
    tags,
    summary: 'Lets an order that is held go on',
    params: OrderParams,
    querystring: DryRun,
    response: one,
  },
  machine: {
    ...deed,
    operationId: 'releaseOrder',
    description: 'One that is not held is `unchanged`.',
    refusals: { ...gone, 422: ['request.keyReused'] },
    example: {
      params: { order_id: '10482' },
      answer: { ...state, stage: 'released', version: 4 },
    },
  },
} as const satisfies MachineCall;

export const pickOrder = {
  method: 'POST',
  url: '/api/v1/orders/:order_id/picking',
  schema: {
    tags,
    summary: 'Says that an order is being packed, or no longer is',
    params: OrderParams,
    querystring: DryRun,
    body: Exactly({ begun: Type.Boolean() }),
    response: one,
  },
  machine: {
    ...deed,
    operationId: 'pickOrder',
    description: 'The customer sees it; no e-mail is sent.',
    refusals: { ...gone, 422: ['request.keyReused'] },
    example: {
      params: { order_id: '10482' },
      body: { begun: true },
      answer: { ...state, stage: 'picking', version: 3 },
    },
  },
} as const satisfies MachineCall;

export const noteOnOrder = {
  method: 'POST',
  url: '/api/v1/orders/:order_id/notes',
  schema: {
    tags,
    summary: 'Writes a note into the story of an order',
    params: OrderParams,
    querystring: DryRun,
    body: Exactly({ text: words, to_customer: Type.Boolean() }),
    response: one,
  },
  machine: {
    ...deed,
    operationId: 'noteOnOrder',
    description: 'Sent to the customer where that is said; otherwise the staff alone see it.',
    refusals: { ...gone, 422: ['request.keyReused'] },
    example: {
      params: { order_id: '10482' },
      body: { text: 'The blue one comes in December.', to_customer: true },
      answer: { ...state, stage: 'released', version: 3 },
    },
  },
} as const satisfies MachineCall;
