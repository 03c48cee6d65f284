import { Type, type Static } from 'typebox';

import { MAX_NOTE_LENGTH } from '#domain/fulfilment';

import { StrictObject } from '../fields';

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
  dry_run: Type.Boolean(),
});
export type OrderState = Static<typeof OrderState>;

export const actionResponse = { 200: OrderState, '4xx': MachineProblem };

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
const NoteText = Type.String({ minLength: 1, maxLength: MAX_NOTE_LENGTH });

export const holdOrder = {
  method: 'POST',
  url: '/api/v1/orders/:order_id/hold',
  schema: {
    tags,
    summary: 'Puts an order on hold',
    params: OrderParams,
    querystring: OrderActionQuery,
    body: StrictObject({ reason: NoteText }),
    response: actionResponse,
  },
  machine: {
    scope: actionScope,
    limit: 'call',
    operationId: 'holdOrder',
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
    tags,
    summary: 'Lifts the hold of an order',
    params: OrderParams,
    querystring: OrderActionQuery,
    response: actionResponse,
  },
  machine: {
    scope: actionScope,
    limit: 'call',
    operationId: 'releaseOrder',
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
    tags,
    summary: 'Reports that an order is being picked, or no longer is',
    params: OrderParams,
    querystring: OrderActionQuery,
    body: StrictObject({ begun: Type.Boolean() }),
    response: actionResponse,
  },
  machine: {
    scope: actionScope,
    limit: 'call',
    operationId: 'pickOrder',
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
    tags,
    summary: 'Adds a note to the history of an order',
    params: OrderParams,
    querystring: OrderActionQuery,
    body: StrictObject({ text: NoteText, to_customer: Type.Boolean() }),
    response: actionResponse,
  },
  machine: {
    scope: actionScope,
    limit: 'call',
    operationId: 'noteOnOrder',
    description: 'Sent to the customer if `to_customer` is true; otherwise visible only to staff.',
    refusals,
    example: {
      params: { order_id: '10482' },
      body: { text: 'The blue one comes in December.', to_customer: true },
      answer: { ...changedOrder, stage: 'released', version: 3 },
    },
  },
} as const satisfies MachineCall;
