import { MACHINE_CALLS } from '#contract/v1/calls';

import { apiKeys } from '../../db/apiKeys';
import { successfulCalls } from '../../db/audit';
import type { Db } from '../../db/client';
import type { ApiKeyTable } from '../../db/tables/apiKeys';

/** Milliseconds within which a revoked or expired key is refused everywhere. */
const REVOCATION_DELAY_MS = 1_000;

/** The scopes that permit a call, by method and route. */
const SCOPES = new Map(
  MACHINE_CALLS.map(({ method, url, machine: { scope } }) => [
    `${method} ${url}`,
    [scope].flat() as readonly string[],
  ]),
);

/**
 * Reports calls answered to a key beyond its scopes or after its end, as far back as the call log
 * goes.
 */
export async function* auditKeys(db: Db): AsyncGenerator<string> {
  const keys = new Map((await apiKeys(db)).map((key) => [key.id, key]));
  for (const { key_id, method, route, last } of await successfulCalls(db)) {
    const key = keys.get(key_id);
    const call = `${method} ${route}`;
    if (!key) {
      yield `${call} was allowed for a key that does not exist: ${key_id || 'none'}.`;
      continue;
    }
    const granted = key.scopes.split(' ');
    const needed = SCOPES.get(call);
    if (needed && !needed.some((scope) => granted.includes(scope))) {
      yield `${call} was allowed for the key ${key.name}, whose scopes do not include it.`;
    }
    if (Date.parse(last) > endOf(key) + REVOCATION_DELAY_MS) {
      yield `${call} was allowed for the key ${key.name} at ${last}, after it had expired or been revoked.`;
    }
  }
}

const endOf = ({ revoked_at, expires_at }: ApiKeyTable): number =>
  Math.min(...[revoked_at, expires_at].map((end) => (end === null ? Infinity : Date.parse(end))));
