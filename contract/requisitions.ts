import { Type, type Static } from 'typebox';

import { MAX_ORDER_LINES, MAX_PO_REFERENCE_LENGTH } from '#domain/orders';
import { MAX_ITEM } from '#domain/quantity';
import {
  MAX_DECISION_NOTE_LENGTH,
  REQUISITION_REASONS,
  REQUISITION_STATES,
} from '#domain/requisitions';

import { Address } from './addresses';
import {
  IdempotencyHeaders,
  Lang,
  Nullable,
  Orderer,
  Price,
  PriceBreaks,
  StrictObject,
  UserId,
} from './fields';
import { LineReport } from './lines';
import { Done, Problem } from './replies';

const tags = ['Approvals'] as const;

const RequisitionId = Type.String({ minLength: 1, maxLength: 64 });
const Version = Type.Integer({ minimum: 1 });

const summary = {
  requisition_id: Type.String(),
  state: Type.Enum([...REQUISITION_STATES]),
  /** Counts its changes. */
  version: Type.Integer(),
  /** UTC, ISO 8601. */
  submitted_at: Type.String(),
  buyer: Orderer,
  /** Whether the caller sent it, and whether the caller may decide about it now. */
  is_own: Type.Boolean(),
  may_decide: Type.Boolean(),
  /** The limit of the buyer that it exceeds. */
  reason: Type.Enum([...REQUISITION_REASONS]),
  /** Names of those who are asked first. */
  asked: Type.String(),
  line_count: Type.Integer(),
  /** As it was sent. */
  total: Price,
  po_reference: Type.String(),
  order_comment: Type.String(),
  /** Code of the shipping address; '' if there is none. */
  ship_to_code: Type.String(),
  /** Who approved, declined or withdrew it, and when. */
  decided_by: Type.Optional(Type.String()),
  decided_at: Type.Optional(Type.String()),
  /** Why it was declined. */
  note: Type.Optional(Type.String()),
  /** The order that it became. */
  order_id: Type.Optional(Type.String()),
};

/** An order that waits for approval, or waited for it. */
export const RequisitionSummary = Type.Object(summary);
export type RequisitionSummary = Static<typeof RequisitionSummary>;

export const RequisitionLine = Type.Object({
  line: Type.Integer(),
  product_id: Type.String(),
  name: Type.String(),
  image: Type.String(),
  /** Ship packs, units per ship pack and unit price as they were sent. */
  packs: Type.Integer(),
  ship_pack: Type.Integer(),
  price: Price,
  /** While prices are kept: the price at one pack, which is that of fewer packs than were sent. */
  single_price: Type.Optional(Price),
  /** The product as it is today; absent if it is no longer sold. */
  now: Type.Optional(
    Type.Object({
      class: Type.String(),
      available: Type.Integer(),
      ship_pack: Type.Integer(),
      selling_price: Price,
      selling_price_2: Nullable(Price),
      price_breaks: PriceBreaks,
    }),
  ),
});
export type RequisitionLine = Static<typeof RequisitionLine>;

export const Requisition = Type.Object({
  ...summary,
  lines: Type.Array(RequisitionLine),
  /** Until when the prices that were sent are charged if they are lower; absent once it is over. */
  prices_kept_until: Type.Optional(Type.String()),
  /** Addresses that it can be sent to, its own first; only its own for those who cannot decide. */
  ship_to: Type.Array(Address),
  /** The most that the caller may approve; absent without a limit. */
  approve_limit: Type.Optional(Price),
});
export type Requisition = Static<typeof Requisition>;

/** Extends section 7, as the following calls do: advertised as `approvals` in the features. */
export const listRequisitions = {
  method: 'GET',
  url: '/api/requisitions',
  schema: {
    tags,
    summary:
      'Lists the orders that the caller has sent for approval, and those that the caller can decide about',
    querystring: StrictObject({ user_id: UserId, lang: Lang }),
    response: {
      200: Type.Object({
        requisitions: Type.Array(RequisitionSummary),
        /** How many of them the caller can decide about. */
        to_decide: Type.Integer(),
      }),
      '4xx': Problem,
    },
  },
} as const;

export const showRequisition = {
  method: 'GET',
  url: '/api/requisition',
  schema: {
    tags,
    summary: 'Returns an order that waits for approval, as sent and as it would be placed now',
    querystring: StrictObject({ requisition_id: RequisitionId, user_id: UserId, lang: Lang }),
    response: { 200: Type.Object({ requisition: Requisition }), '4xx': Problem },
  },
} as const;

const Approval = StrictObject({
  requisition_id: RequisitionId,
  version: Version,
  /** Every line of the requisition, with what the approver saw and decided. */
  lines: Type.Array(
    StrictObject({
      line: Type.Integer({ minimum: 1 }),
      /** Ship packs to order; 0 drops the line. */
      packs: Type.Integer({ minimum: 0, maximum: MAX_ITEM }),
      /** The unit price at so many packs, compared in cents. */
      price: Price,
      ship_pack: Type.Integer({ minimum: 1 }),
    }),
    { minItems: 1, maxItems: MAX_ORDER_LINES },
  ),
  /** What was sent if omitted. */
  po_reference: Type.Optional(Type.String({ maxLength: MAX_PO_REFERENCE_LENGTH })),
  ship_to: Type.Optional(Type.String({ maxLength: 40 })),
  user_id: UserId,
  lang: Lang,
});
export type Approval = Static<typeof Approval>;

export const approveRequisition = {
  method: 'POST',
  url: '/api/requisition/approve',
  schema: {
    tags,
    summary: 'Places the order of a requisition; responds once it is stored',
    description:
      'In full as decided, or not at all: 409 lists each line whose price or stock differs from what the approver saw, and names whoever decided meanwhile.',
    headers: IdempotencyHeaders,
    body: Approval,
    response: {
      200: Type.Object({ status: Type.Literal(true), order_id: Type.String() }),
      '4xx': Problem,
    },
  },
} as const;

export const declineRequisition = {
  method: 'POST',
  url: '/api/requisition/decline',
  schema: {
    tags,
    summary: 'Declines a requisition; the buyer is sent the note',
    headers: IdempotencyHeaders,
    body: StrictObject({
      requisition_id: RequisitionId,
      version: Version,
      note: Type.String({ minLength: 1, maxLength: MAX_DECISION_NOTE_LENGTH, pattern: '\\S' }),
      user_id: UserId,
      lang: Lang,
    }),
    response: { 200: Done, '4xx': Problem },
  },
} as const;

export const withdrawRequisition = {
  method: 'POST',
  url: '/api/requisition/withdraw',
  schema: {
    tags,
    summary: 'Takes a requisition back, by its buyer; its lines can return to the cart',
    headers: IdempotencyHeaders,
    body: StrictObject({
      requisition_id: RequisitionId,
      /** Whether to put the lines back into the cart. */
      to_cart: Type.Optional(Type.Boolean()),
      user_id: UserId,
      lang: Lang,
    }),
    response: {
      200: Type.Object({
        status: Type.Literal(true),
        message: Type.Optional(Type.String()),
        lines: Type.Optional(Type.Array(LineReport)),
      }),
      '4xx': Problem,
    },
  },
} as const;
