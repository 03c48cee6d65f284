import type { FastifyReply, FastifyRequest } from 'fastify';

import type { DataOutcome } from '#contract/v1/data';

import type { Db } from '../../db/client';
import { languageOf } from '../../plugins/language';
import { Refusal } from '../../services/actions/refusal';
import { changeOne } from '../../services/exchange/changeOne';
import type { DataKind } from '../../services/exchange/dataKind';

import { handleMachineCall, isDryRun, type MachineParts } from './machine';
import { presentOutcome } from './presentOutcome';

interface SingleChange<Content> {
  kind: DataKind<Content>;
  /** The fields to change, including the key that identifies it. */
  content: object;
  /** Returns its version, locked until the transaction ends; `undefined` if it does not exist. */
  versionOf: (tx: Db) => Promise<number | undefined>;
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
  { kind, content, versionOf, missing }: SingleChange<Content>,
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

export const tagVersion = (reply: FastifyReply, version: number) =>
  reply.header('etag', `"${version}"`);

/** Returns the version in `If-Match`; a malformed one yields -1, which matches nothing. */
function ifMatchVersion({ headers }: FastifyRequest): number | undefined {
  const ifMatch = headers['if-match'];
  if (ifMatch === undefined || ifMatch === '*') return undefined;
  return Number(/^(?:W\/)?"(\d{1,9})"$/.exec(ifMatch)?.[1] ?? -1);
}
