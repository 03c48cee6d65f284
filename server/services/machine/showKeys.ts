import type { ApiKey } from '#contract/v1/keys';
import { HOUR_MS } from '#domain/durations';
import { RULES } from '#domain/rules';
import { isKeyScope } from '#domain/scopes';

import { apiKeys } from '../../db/apiKeys';
import { callsSince, lastCalls } from '../../db/apiLog';
import type { Db } from '../../db/client';

import { isActive } from './keys';

/** Returns the active keys with their recent usage. */
export async function showKeys(db: Db, now: Date): Promise<ApiKey[]> {
  const used = await lastCalls(db);
  const calls = await callsSince(
    db,
    new Date(now.getTime() - RULES.keyUseHours * HOUR_MS).toISOString(),
  );
  const activeKeys = (await apiKeys(db)).filter((key) => isActive(key, now));
  return activeKeys.map(({ id, name, scopes, networks, created_at, expires_at }) => ({
    id,
    name,
    scopes: scopes.split(' ').filter(isKeyScope),
    networks: networks.split(' ').filter(Boolean),
    created_at,
    expires_at,
    last_used_at: used.get(id) ?? null,
    ...(calls.get(id) ?? { calls: 0, errors: 0 }),
  }));
}
