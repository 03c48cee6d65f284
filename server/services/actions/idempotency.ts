import { createHash } from 'node:crypto';

import { isRecord } from '#domain/isRecord';

import { Refusal } from './refusal';

/** The answer to a request that is carried out once per Idempotency-Key. */
export interface OnceResult<Answer> {
  answer: Answer;
  /** Whether the work was done earlier; if so, this is the earlier answer. */
  isReplayed: boolean;
}

/** Requests with an Idempotency-Key that are in progress in this process. */
const running = new Set<string>();

export const runningRefusal = () => new Refusal(409, 'request.running', { retryAfter: 1 });

/** Runs the work of a request; refused while another one of that name is in progress. */
export async function runExclusively<Result>(
  name: string,
  work: () => Promise<Result>,
): Promise<Result> {
  if (running.has(name)) throw runningRefusal();
  running.add(name);
  try {
    return await work();
  } finally {
    running.delete(name);
  }
}

/** Returns the stored answer; refused if it belongs to a different request under the same key. */
export function replay<Answer>(
  stored: { request_hash: string; body: string },
  requestHash: string,
): OnceResult<Answer> {
  if (stored.request_hash !== requestHash) throw new Refusal(422, 'request.keyReused');
  return { answer: JSON.parse(stored.body) as Answer, isReplayed: true };
}

/** Returns a hash that distinguishes a repeat from a different request under the same key. */
export const hashRequest = (content: unknown): string =>
  createHash('sha256').update(canonical(content)).digest('hex');

/** Serialises content to the same text, whatever the order of its properties. */
export const canonical = (content: unknown): string =>
  JSON.stringify(content, (_name, value: unknown) =>
    isRecord(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
