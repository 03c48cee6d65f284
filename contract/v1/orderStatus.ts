import { Type, type Static } from 'typebox';

import { CANCEL_REASON_NAMES } from '#domain/fulfilment';
import { MAX_ORDER_LINES } from '#domain/orders';
import { MAX_ITEM } from '#domain/quantity';

import { Day, Nullable, OrderId, ProductId } from '../fields';

import {
  goodRows,
  batchResponse,
  DryRun,
  Moment,
  idempotencyRefusals,
  Rows,
  type MachineCall,
} from './machineCall';

/** Maximum number of rows in a line status report. */
const MAX_STATUS_ROWS = 5000;

const Packs = Type.Integer({ minimum: 0, maximum: MAX_ITEM });

export const LineStatus = Type.Object(
  {
    order_id: OrderId,
    line: Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_ORDER_LINES })),
    product_id: Type.Optional(ProductId),
    /** Ship packs on back order; unchanged if omitted. */
    back_ordered: Type.Optional(Packs),
    expected_on: Type.Optional(Nullable(Day)),
    /** Total ship packs cancelled so far; must not decrease. */
    cancelled: Type.Optional(Packs),
    /** Required if packs are cancelled. */
    reason: Type.Optional(Type.Enum([...CANCEL_REASON_NAMES])),
    /** Whether the packs return to stock; if omitted, the reason decides. */
    restock: Type.Optional(Type.Boolean()),
    /** When the sender knew it; a row older than the last report is `stale`. */
    as_of: Type.Optional(Moment),
  },
  { title: 'LineStatus', additionalProperties: false },
);
export type LineStatus = Static<typeof LineStatus>;

export const reportOrderStatus = {
  method: 'POST',
  url: '/api/v1/order-status',
  schema: {
    tags: ['Fulfilment in'],
    summary: 'Reports what is on back-order and what is cancelled',
    querystring: DryRun,
    body: Rows(LineStatus, MAX_STATUS_ROWS),
    response: batchResponse,
  },
  machine: {
    description:
      'A row is the current state of a line in the sending system. Its quantities are absolute, so sending it again changes nothing.',
    scope: 'fulfilment:write',
    limit: 'batch',
    refusals: idempotencyRefusals,
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
      answer: goodRows([
        { row: 1, order_id: '10482', outcome: 'changed', stage: 'part_shipped', version: 5 },
      ]),
    },
  },
} as const satisfies MachineCall;
