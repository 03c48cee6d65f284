import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Static, TSchema } from 'typebox';
import { Compile } from 'typebox/compile';

import type { BatchAnswer, RowOutcome } from '#contract/v1/machineCall';

import { languageOf } from '../../plugins/language';
import { inWords } from '../../plugins/refusals';
import type { Deed } from '../../services/deed';
import { takeOrders } from '../../services/fulfilment/orderInHand';
import {
  partsOf,
  unlessRefused,
  type Row,
  type RowResult,
} from '../../services/machine/rowOutcomes';
import { readFaults } from '../../services/readFaults';
import { Refusal, type Fault } from '../../services/refusal';

import { answerMachine, isDryRun, type MachineParts } from './machine';

interface OfOrder {
  order_id: string;
}

/** Does the rows of one order; their results stand in the order of the rows. */
type WorkOfOrder<Content> = (deed: Deed, rows: readonly Row<Content>[]) => Promise<RowResult[]>;

/** One row after the other, each refused by itself. */
export const rowByRow =
  <Content>(work: (deed: Deed, content: Content) => Promise<RowResult>): WorkOfOrder<Content> =>
  async (deed, rows) => {
    const results: RowResult[] = [];
    for (const { content } of rows) {
      results.push(await unlessRefused(deed, () => work(deed, content)));
    }
    return results;
  };

/** Answers batches whose rows stand alone: what cannot be read, or is refused, is told by its row. */
export function batchAnswerer<S extends TSchema>(
  parts: MachineParts,
  row: S,
  workFor: (request: FastifyRequest) => WorkOfOrder<Static<S> & OfOrder>,
) {
  type Content = Static<S> & OfOrder;
  const check = Compile(row);

  return async (request: FastifyRequest, reply: FastifyReply): Promise<BatchAnswer> => {
    const work = workFor(request);
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
      if (check.Check(content)) readable.push({ row: at + 1, content: content as Content });
      else tell(at + 1, content, refusedBy(readFaults(check.Errors(content))));
    }
    const doPart = async (deed: Deed, orders: Row<Content>[][]) => {
      await takeOrders(
        deed,
        orders.flatMap(([first]) => (first ? [first.content.order_id] : [])),
      );
      const done: [Row<Content>, RowResult][] = [];
      for (const rows of orders) {
        const results = await work(deed, rows);
        rows.forEach((one, at) => done.push([one, results[at] ?? { outcome: 'error' }]));
      }
      return done;
    };
    const batches = partsOf(readable).map((orders) => (deed: Deed) => doPart(deed, orders));
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

const refusedBy = (faults: readonly Fault[]): RowResult => ({
  outcome: 'error',
  refusal: new Refusal(400, 'request.refused', { errors: faults.slice(0, 1) }),
});

function inWordsOf(request: FastifyRequest, { code, details }: Refusal) {
  const { field, params, errors: [fault = { code, field, params }] = [] } = details;
  const { code: what, field: where, params: values } = fault;
  const place = { code: what, ...(where !== undefined && { field: where }) };
  const { message } = inWords(languageOf(request), { ...place, ...(values && { params: values }) });
  return { ...place, message };
}

const orderOf = (content: unknown): string | undefined => {
  const { order_id } = (content ?? {}) as { order_id?: unknown };
  return typeof order_id === 'string' ? order_id : undefined;
};
