import type { FastifyReply, FastifyRequest } from 'fastify';

import type { DataOutcome } from '#contract/v1/data';

import type { Db } from '../../db/client';
import { languageOf } from '../../plugins/language';
import type { Action } from '../../services/actions/action';
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
  missing: 'product.unknown' | 'customer.unknown';
}

/**
 * Changes one product or customer; the response has the new version as its `ETag`, a refusal the
 * current one.
 */
export async function handleSingleChange<Content extends object>(
  parts: MachineParts,
  request: FastifyRequest,
  reply: FastifyReply,
  { kind, content, versionOf, confirmed, event, missing }: SingleChange<Content>,
): Promise<DataOutcome> {
  const response = await handleMachineCall(
    parts,
    request,
    reply,
    [
      async (action) => {
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
        const version = (await versionOf(action.tx)) ?? current;
        return { ...presentOutcome(languageOf(request), outcome), version };
      },
    ],
    ([changed]) => {
      if (!changed) throw new Error('Nothing was done.');
      return changed;
    },
  );
  if (!isDryRun(request)) kind.afterwards?.(parts.db);
  tagVersion(reply, response.version ?? 0);
  return response;
}
