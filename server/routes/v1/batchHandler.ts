import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Static, TSchema } from 'typebox';

import type { BatchAnswer, RowOutcome } from '#contract/v1/machineCall';

import { chunksYielding } from '../../db/client';
import { languageOf } from '../../plugins/language';
import { translateFault } from '../../plugins/refusals';
import type { Action } from '../../services/actions/action';
import { compileSchema } from '../../services/actions/compileSchema';
import type { Refusal } from '../../services/actions/refusal';
import { rowFaults } from '../../services/actions/rowFaults';
import {
  faultOf,
  partsOf,
  unreadableResult,
  processOrders,
  type Preparation,
  type BatchRow,
  type RowResult,
  type OrderWork,
} from '../../services/machine/rowOutcomes';

import { handleMachineCall, isDryRun, type MachineParts } from './machine';

interface WithOrderId {
  order_id: string;
}

/** Handles batches of independent rows; unreadable and refused rows are reported by row number. */
export function batchHandler<S extends TSchema>(
  parts: MachineParts,
  rowSchema: S,
  workFor: (request: FastifyRequest) => OrderWork<Static<S> & WithOrderId>,
  prepareFor?: (request: FastifyRequest) => Preparation<Static<S> & WithOrderId>,
) {
  type Content = Static<S> & WithOrderId;
  const check = compileSchema(rowSchema);

  return async (request: FastifyRequest, reply: FastifyReply): Promise<BatchAnswer> => {
    const work = workFor(request);
    const prepare = prepareFor?.(request);
    const { rows: sentRows } = request.body as { rows: unknown[] };
    const outcomes: RowOutcome[] = [];
    const report = (place: number, content: unknown, result: RowResult) => {
      outcomes[place - 1] = outcomeOf(request, place, content, result);
    };
    const readable: BatchRow<Content>[] = [];
    let row = 0;
    for await (const chunk of chunksYielding(sentRows)) {
      for (const content of chunk) {
        row += 1;
        const faults = rowFaults(check, content);
        if (faults.length === 0) readable.push({ row, content: content as Content });
        else report(row, content, unreadableResult(faults));
      }
    }
    const batches = partsOf(readable).map(
      (orders) => (action: Action) => processOrders(action, orders, work, prepare),
    );
    const response = await handleMachineCall(parts, request, reply, batches, (results) => {
      for (const [{ row: place, content }, result] of results.flat())
        report(place, content, result);
      const bad = outcomes.filter(({ outcome }) => FAILED_OUTCOMES.has(outcome)).length;
      return { rows: outcomes, good: outcomes.length - bad, bad, dry_run: isDryRun(request) };
    });
    request.counts = { good: response.good, bad: response.bad };
    return response;
  };
}

const FAILED_OUTCOMES: ReadonlySet<RowOutcome['outcome']> = new Set([
  'error',
  'conflict',
  'unknown',
  'held',
  'cancelled',
] as const);

function outcomeOf(
  request: FastifyRequest,
  row: number,
  content: unknown,
  { refusal, ...result }: RowResult,
): RowOutcome {
  const order_id = orderOf(content);
  return {
    row,
    ...(order_id !== undefined && { order_id }),
    ...result,
    ...(refusal && describeRefusal(request, refusal)),
  };
}

function describeRefusal(request: FastifyRequest, refusal: Refusal) {
  const { code, field, params } = faultOf(refusal);
  const location = { code, ...(field !== undefined && { field }) };
  const { message } = translateFault(languageOf(request), {
    ...location,
    ...(params && { params }),
  });
  return { ...location, message };
}

const orderOf = (content: unknown): string | undefined => {
  const { order_id } = (content ?? {}) as { order_id?: unknown };
  return typeof order_id === 'string' ? order_id : undefined;
};
