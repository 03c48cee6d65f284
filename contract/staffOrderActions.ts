import { Type } from 'typebox';

import {
  MAX_CARRIER_LENGTH,
  MAX_NOTE_LENGTH,
  MAX_TRACKING_LENGTH,
  MAX_TRACKING_NUMBERS,
  CANCEL_REASON_NAMES,
} from '#domain/fulfilment';
import { MAX_ORDER_LINES } from '#domain/orders';
import { MAX_ITEM } from '#domain/quantity';

import { Day, StrictObject, Lang, Nullable, OrderId } from './fields';
import { Problem } from './replies';
import { DeskOrder } from './staffOrder';

const tags = ['Desk: orders'] as const;

/**
 * Common to every action on an order: the order, its expected version, and consent to override
 * another system.
 */
const orderKey = {
  order_id: OrderId,
  /** 412 if the order has since changed. */
  version: Type.Integer({ minimum: 1 }),
  /** Whether to proceed although another system has acknowledged the order. */
  is_ours: Type.Optional(Type.Boolean()),
};

/** Response of an action: the updated order. */
const Changed = {
  200: Type.Object({ status: Type.Literal(true), order: DeskOrder }),
  '4xx': Problem,
};

const ExpectedDay = Type.Optional(Nullable(Day));

const NamedPacks = Type.Array(
  StrictObject({
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
    summary: 'Records a shipment',
    body: StrictObject({
      ...orderKey,
      carrier: Type.String({ maxLength: MAX_CARRIER_LENGTH }),
      tracking: Type.Array(Type.String({ minLength: 1, maxLength: MAX_TRACKING_LENGTH }), {
        maxItems: MAX_TRACKING_NUMBERS,
      }),
      parcels: Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_ITEM })),
      note: Type.Optional(Type.String({ maxLength: MAX_NOTE_LENGTH })),
      lines: NamedPacks,
      /**
       * Puts the remaining open packs on back order, with the date they are expected; if omitted,
       * each line keeps its own.
       */
      rest: Type.Optional(StrictObject({ expected_on: ExpectedDay })),
      lang: Lang,
    }),
    response: Changed,
  },
} as const;

export const backOrderLines = {
  method: 'POST',
  url: '/api/staff/order/back-order',
  schema: {
    tags,
    summary: 'Sets how many open packs of each line are on back-order; 0 for none',
    body: StrictObject({
      ...orderKey,
      lines: Type.Array(
        StrictObject({
          line: Type.Integer({ minimum: 1 }),
          quantity: Type.Integer({ minimum: 0, maximum: MAX_ITEM }),
        }),
        {
          minItems: 1,
          maxItems: MAX_ORDER_LINES,
        },
      ),
      /** If omitted, each line keeps its own. */
      expected_on: ExpectedDay,
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
    body: StrictObject({
      ...orderKey,
      lines: NamedPacks,
      reason: Type.Enum([...CANCEL_REASON_NAMES]),
      /** Whether the packs return to stock; if omitted, the reason decides. */
      restock: Type.Optional(Type.Boolean()),
      lang: Lang,
    }),
    response: Changed,
  },
} as const;

export const cancelForCustomer = {
  method: 'POST',
  url: '/api/staff/order/take-back',
  schema: {
    tags,
    summary: "Cancels an order at the customer's request before it is released",
    body: StrictObject({ ...orderKey, lang: Lang }),
    response: Changed,
  },
} as const;
