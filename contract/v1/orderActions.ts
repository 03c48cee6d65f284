import { Type, type Static } from 'typebox';

import { CANCEL_REASON_NAMES, MAX_NOTE_LENGTH } from '#domain/fulfilment';
import { MAX_ORDER_LINES } from '#domain/orders';
import { MAX_ITEM } from '#domain/quantity';

import { Day, Nullable, StrictObject } from '../fields';

import {
  MachineProblem,
  Named,
  OrderActionQuery,
  OrderParams,
  idempotencyRefusals,
  type MachineCall,
} from './machineCall';

const tags = ['Fulfilment in'] as const;

const OrderState = Named('OrderState', {
  order_id: Type.String(),
  outcome: Type.Enum(['changed', 'unchanged']),
  stage: Type.String(),
  version: Type.Integer(),
  /** The shipment that was recorded. */
  shipment_id: Type.Optional(Type.String()),
  dry_run: Type.Boolean(),
});
export type ActionResult = Static<typeof OrderState>;

export const actionResponse = { 200: OrderState, '4xx': MachineProblem };

const onOrder = {
  tags,
  params: OrderParams,
  querystring: OrderActionQuery,
  response: actionResponse,
} as const;

/** Shared response of the examples. */
export const changedOrder = { order_id: '10482', outcome: 'changed', dry_run: false };

/** Keys that report fulfilment, and staff who do it. */
export const actionScope = ['fulfilment:write', 'orders:write'] as const;

/** The first 409 is for staff, if another system has acknowledged the order. */
export const actionRefusals = {
  ...idempotencyRefusals,
  409: ['desk.elsewhere', 'request.running'],
  412: ['desk.changedMeanwhile'],
} as const;
const refusals = {
  ...actionRefusals,
  404: ['order.unknown'],
  409: ['desk.stage', ...actionRefusals[409]],
} as const;
/** Refusals of changes to lines of an order. */
export const lineRefusals = {
  ...refusals,
  400: ['desk.expectedPast', 'desk.line', 'desk.noLines'],
  409: ['desk.tooMany', ...refusals[409]],
} as const;
const NoteText = Type.String({ minLength: 1, maxLength: MAX_NOTE_LENGTH });

export const holdOrder = {
  method: 'POST',
  url: '/api/v1/orders/:order_id/hold',
  schema: {
    ...onOrder,
    summary: 'Puts an order on hold',
    body: StrictObject({ reason: NoteText }),
  },
  machine: {
    scope: actionScope,
    description:
      'The customer gets the reason. An order that has been acknowledged cannot be held.',
    refusals,
    example: {
      params: { order_id: '10482' },
      body: { reason: 'Please call us about the delivery address.' },
      answer: { ...changedOrder, stage: 'held', version: 3 },
    },
  },
} as const satisfies MachineCall;

export const releaseOrder = {
  method: 'POST',
  url: '/api/v1/orders/:order_id/release',
  schema: {
    ...onOrder,
    summary: 'Releases an order that is on hold',
  },
  machine: {
    scope: actionScope,
    description: 'An order that is not on hold is `unchanged`.',
    refusals,
    example: {
      params: { order_id: '10482' },
      answer: { ...changedOrder, stage: 'released', version: 4 },
    },
  },
} as const satisfies MachineCall;

export const pickOrder = {
  method: 'POST',
  url: '/api/v1/orders/:order_id/picking',
  schema: {
    ...onOrder,
    summary: 'Reports that an order is being picked, or no longer is',
    body: StrictObject({ begun: Type.Boolean() }),
  },
  machine: {
    scope: actionScope,
    description: 'The customer can see it; no e-mail is sent.',
    refusals,
    example: {
      params: { order_id: '10482' },
      body: { begun: true },
      answer: { ...changedOrder, stage: 'picking', version: 3 },
    },
  },
} as const satisfies MachineCall;

export const noteOnOrder = {
  method: 'POST',
  url: '/api/v1/orders/:order_id/notes',
  schema: {
    ...onOrder,
    summary: 'Adds a note to the history of an order',
    body: StrictObject({ text: NoteText, to_customer: Type.Boolean() }),
  },
  machine: {
    scope: actionScope,
    description: 'Sent to the customer if `to_customer` is true; otherwise visible only to staff.',
    refusals,
    example: {
      params: { order_id: '10482' },
      body: { text: 'The blue one comes in December.', to_customer: true },
      answer: { ...changedOrder, stage: 'released', version: 3 },
    },
  },
} as const satisfies MachineCall;

/** If omitted, each line keeps its own. */
export const ExpectedDay = Type.Optional(Nullable(Day));

/** Ship packs of lines of the order, each named once. */
const Packs = (minimum: 0 | 1) =>
  Type.Array(
    StrictObject({
      line: Type.Integer({ minimum: 1, maximum: MAX_ORDER_LINES }),
      quantity: Type.Integer({ minimum, maximum: MAX_ITEM }),
    }),
    { minItems: 1, maxItems: MAX_ORDER_LINES },
  );

export const backOrderLines = {
  method: 'POST',
  url: '/api/v1/orders/:order_id/back-orders',
  schema: {
    ...onOrder,
    summary: 'Sets how many open packs of lines of an order are on back-order',
    body: StrictObject({ lines: Packs(0), expected_on: ExpectedDay }),
  },
  machine: {
    scope: actionScope,
    description: 'A quantity of 0 takes a line off back-order. The customer gets an e-mail.',
    refusals: lineRefusals,
    example: {
      params: { order_id: '10482' },
      body: { lines: [{ line: 1, quantity: 2 }], expected_on: '2099-12-03' },
      answer: { ...changedOrder, stage: 'released', version: 3 },
    },
  },
} as const satisfies MachineCall;

export const cancelLines = {
  method: 'POST',
  url: '/api/v1/orders/:order_id/cancellations',
  schema: {
    ...onOrder,
    summary: 'Cancels open packs of an order',
    body: StrictObject({
      lines: Packs(1),
      reason: Type.Enum([...CANCEL_REASON_NAMES]),
      /** Whether the packs return to stock; if omitted, the reason decides. */
      restock: Type.Optional(Type.Boolean()),
    }),
  },
  machine: {
    scope: actionScope,
    description: 'For good; the customer gets an e-mail with the reason.',
    refusals: lineRefusals,
    example: {
      params: { order_id: '10482' },
      body: { lines: [{ line: 1, quantity: 1 }], reason: 'damaged' },
      answer: { ...changedOrder, stage: 'released', version: 3 },
    },
  },
} as const satisfies MachineCall;

export const cancelForCustomer = {
  method: 'POST',
  url: '/api/v1/orders/:order_id/cancel',
  schema: {
    ...onOrder,
    summary: "Cancels an order at the customer's request before it is released",
  },
  machine: {
    scope: 'orders:write',
    description: 'All of its packs become available again.',
    refusals: {
      ...refusals,
      409: ['order.cancelledBefore', 'order.released', ...actionRefusals[409]],
    },
    example: {
      params: { order_id: '10482' },
      answer: { ...changedOrder, stage: 'cancelled', version: 2 },
    },
  },
} as const satisfies MachineCall;
