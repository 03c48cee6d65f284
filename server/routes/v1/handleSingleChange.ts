import type { FastifyReply, FastifyRequest } from 'fastify';

import type { DataOutcome } from '#contract/v1/data';

import type { Db } from '../../db/client';
import { languageOf } from '../../plugins/language';
import type { Action } from '../../services/actions/action';
import type { KeyedOutcome } from '../../services/actions/outcomes';
import { Refusal } from '../../services/actions/refusal';
import type { BatchEvent } from '../../services/exchange/applyBatch';
import { changeOne } from '../../services/exchange/changeOne';
import type { BatchOptions, DataKind } from '../../services/exchange/dataKind';

import { ifMatchVersion, tagVersion } from './ifMatch';
import { handleMachineCall, isDryRun, type MachineParts } from './machine';
import { presentOutcome } from './presentOutcome';

interface SingleChange<Content> {
  kind: DataKind<Content>;
  /** The fields to change, including the key that identifies it. */
  content: object;
  /** Returns its version, locked until the transaction ends; `undefined` if it does not exist. */
  versionOf: (tx: Db) => Promise<number | undefined>;
  confirmed?: BatchOptions['confirmed'];
  /** Returns what is recorded, before the change, for the version after it. */
  event?: (version: number, action: Action) => Promise<BatchEvent>;
  missing: 'product.unknown' | 'customer.unknown' | 'exchange.noPriceList';
}

/**
 * Changes one product, customer or price list; the response has the new version as its `ETag`, a refusal the
 * current one.
 */
export async function handleSingleChange<Content extends object>(
  parts: MachineParts,
  request: FastifyRequest,
  reply: FastifyReply,
  { kind, content, versionOf, confirmed, event, missing }: SingleChange<Content>,
): Promise<DataOutcome> {
  const response = await handleOutcome(parts, request, reply, async (action) => {
    const current = await versionOf(action.tx);
    if (current === undefined) throw new Refusal(404, missing);
    tagVersion(reply, current);
    const outcome = await changeOne(action, kind, {
      content,
      seen: ifMatchVersion(request),
      current,
      confirmed,
      event: await event?.(current + 1, action),
    });
    return { ...outcome, version: (await versionOf(action.tx)) ?? current };
  });
  if (!isDryRun(request)) kind.afterwards?.(parts.db);
  return response;
}

/** Runs the change of one thing and responds with its outcome, and its version as `ETag`. */
export async function handleOutcome(
  parts: MachineParts,
  request: FastifyRequest,
  reply: FastifyReply,
  work: (action: Action) => Promise<KeyedOutcome & { version?: number | undefined }>,
): Promise<DataOutcome> {
  const response = await handleMachineCall(parts, request, reply, [work], ([outcome]) => {
    if (!outcome) throw new Error('Nothing was done.');
    const presented = presentOutcome(languageOf(request), outcome);
    return { ...presented, ...(outcome.version !== undefined && { version: outcome.version }) };
  });
  if (response.version !== undefined) tagVersion(reply, response.version);
  return response;
}
