import { isExistingDay } from '#domain/days';
import { isKeyScope, SCOPES } from '#domain/scopes';

import { apiKeys, apiKeysOfName } from '../../db/apiKeys';
import { apiLog, lastCalls } from '../../db/apiLog';
import { addKey, isActive, revokeKey, rotateKey } from '../../services/machine/keys';

import type { CommandHandler } from './commandHandler';
import { print, requireArgument, UsageError } from './runOnDatabase';

/** The part of the command's help that covers API keys. */
export const KEYS_HELP = `  npm run desk -- keys add NAME --scopes ${SCOPES.slice(0, 2).join(',')} [--expires 2027-01-31]
                          [--networks 203.0.113.0/24]   prints the key, only once
  npm run desk -- keys list                             all keys, their scopes and when they were last used
  npm run desk -- keys rotate NAME [--overlap DAYS]     prints its successor; the old key stays valid for up to 7 days
  npm run desk -- keys revoke NAME                      revokes it immediately
  npm run desk -- keys log NAME                         its last calls, newest first
                                                        Scopes: ${SCOPES.slice(0, 4).join(', ')},
                                                        ${SCOPES.slice(4).join(', ')}`;

/** Number of calls shown of a key. */
const MAX_CALLS = 200;

const add: CommandHandler = async ({ db }, { first, by, options }) => {
  const requestedScopes = splitList(options.scopes);
  const unknown = requestedScopes.filter((scope) => !isKeyScope(scope));
  if (unknown.length > 0) {
    throw new UsageError(`Unknown scope: ${unknown.join(', ')}. Scopes are ${SCOPES.join(', ')}.`);
  }
  const { expires } = options;
  const expiresAt = expires === undefined ? undefined : new Date(expires);
  if (expiresAt && !(isExistingDay(expires?.slice(0, 10) ?? '') && expiresAt > by.at)) {
    throw new UsageError(
      `--expires is "${expires}"; it must be a future date, such as 2027-01-31.`,
    );
  }
  const key = {
    name: requireArgument(first, 'NAME'),
    scopes: requestedScopes.filter(isKeyScope),
    expiresAt,
    networks: splitList(options.networks),
  };
  print('The key, shown only once:', await addKey(db, by, key));
};

const list: CommandHandler = async ({ db }, { by }) => {
  const lastUseByKey = await lastCalls(db);
  const keys = await apiKeys(db);
  for (const key of keys) {
    const { id, name, scopes, networks, expires_at, revoked_at } = key;
    const end = revoked_at ? `revoked ${revoked_at}` : expires_at ? `until ${expires_at}` : '';
    const state = isActive(key, by.at) ? end : end || 'ended';
    const lastUse = `last used ${lastUseByKey.get(id) ?? 'never'}`;
    print([name, id, scopes, networks, state, lastUse].filter(Boolean).join('  '));
  }
  print(keys.length === 1 ? '1 key.' : `${keys.length} keys.`);
};

const rotate: CommandHandler = async ({ db }, { first, by, options }) => {
  const key = await rotateKey(db, by, requireArgument(first, 'NAME'), Number(options.overlap ?? 0));
  print('The new key, shown only once:', key);
};

const revoke: CommandHandler = async ({ db }, { first, by }) => {
  await revokeKey(db, by, requireArgument(first, 'NAME'));
  print(`${first} was revoked.`);
};

const log: CommandHandler = async ({ db }, { first }) => {
  const keys = await apiKeysOfName(db, requireArgument(first, 'NAME'));
  const ids = keys.map(({ id }) => id);
  for (const call of await apiLog(db, ids, MAX_CALLS)) {
    const { at, method, route, status, good, bad, ms, address, request_id } = call;
    const rows = good === null ? '' : `${good} good, ${bad ?? 0} bad`;
    print(
      [at, method, route, status, rows, `${ms} ms`, address, request_id].filter(Boolean).join('  '),
    );
  }
};

/** API key commands by verb. */
export const KEYS: Record<string, CommandHandler> = { add, list, rotate, revoke, log };

const splitList = (text = ''): string[] => text.split(/[\s,]+/).filter(Boolean);
