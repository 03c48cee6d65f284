import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Static, TSchema } from 'typebox';
import { Compile } from 'typebox/compile';

import type { BatchAnswer, RowOutcome } from '#contract/v1/machineCall';

import { languageOf } from '../../plugins/language';
import { translateFault } from '../../plugins/refusals';
import type { Action } from '../../services/action';
import {
  faultOf,
  partsOf,
  unreadRow,
  processOrders,
  type Preparation,
  type Row,
  type RowResult,
  type WorkOfOrder,
} from '../../services/machine/rowOutcomes';
import type { Refusal } from '../../services/refusal';
import { rowFaults } from '../../services/rowFaults';

import { answerMachine, isDryRun, type MachineParts } from './machine';

interface OfOrder {
  order_id: string;
}

/** Handles batches of independent rows; unreadable and refused rows are reported by row number. */
export function batchAnswerer<S extends TSchema>(
  parts: MachineParts,
  row: S,
  workFor: (request: FastifyRequest) => WorkOfOrder<Static<S> & OfOrder>,
  prepareFor?: (request: FastifyRequest) => Preparation<Static<S> & OfOrder>,
) {
  type Content = Static<S> & OfOrder;
  const check = Compile(row);

  return async (request: FastifyRequest, reply: FastifyReply): Promise<BatchAnswer> => {
    const work = workFor(request);
    const prepare = prepareFor?.(request);
    const { rows: sent } = request.body as { rows: unknown[] };
    const told: RowOutcome[] = [];
    const tell = (place: number, content: unknown, { refusal, ...result }: RowResult) => {
      const order_id = orderOf(content);
      told[place - 1] = {
        row: place,
        ...(order_id !== undefined && { order_id }),
        ...result,
        ...(refusal && inWordsOf(request, refusal)),
      };
    };
    const readable: Row<Content>[] = [];
    for (const [at, content] of sent.entries()) {
      const faults = rowFaults(check, content);
      if (faults.length === 0) readable.push({ row: at + 1, content: content as Content });
      else tell(at + 1, content, unreadRow(faults));
    }
    const batches = partsOf(readable).map(
      (orders) => (action: Action) => processOrders(action, orders, work, prepare),
    );
    const answer = await answerMachine(parts, request, reply, batches, (results) => {
      for (const [{ row: place, content }, result] of results.flat()) tell(place, content, result);
      const bad = told.filter(({ outcome }) => BAD.has(outcome)).length;
      return { rows: told, good: told.length - bad, bad, dry_run: isDryRun(request) };
    });
    request.counts = { good: answer.good, bad: answer.bad };
    return answer;
  };
}

const BAD: ReadonlySet<RowOutcome['outcome']> = new Set([
  ...(['error', 'conflict', 'unknown', 'held', 'cancelled'] as const),
]);

function inWordsOf(request: FastifyRequest, refusal: Refusal) {
  const { code, field, params } = faultOf(refusal);
  const place = { code, ...(field !== undefined && { field }) };
  const { message } = translateFault(languageOf(request), { ...place, ...(params && { params }) });
  return { ...place, message };
}

const orderOf = (content: unknown): string | undefined => {
  const { order_id } = (content ?? {}) as { order_id?: unknown };
  return typeof order_id === 'string' ? order_id : undefined;
};
