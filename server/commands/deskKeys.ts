import { isScope, SCOPES } from '#domain/scopes';

import { apiKeys, apiKeysOfName } from '../db/apiKeys';
import { apiLog, lastCalls } from '../db/apiLog';
import type { Db } from '../db/client';
import type { Actor } from '../services/action';
import { addKey, isActive, revokeKey, rotateKey } from '../services/machine/keys';

/** Help text of `npm run desk -- keys`. */
export const KEYS_HELP = `  keys add NAME --scopes ${SCOPES.slice(0, 2).join(',')} [--expires 2027-01-31] [--networks 203.0.113.0/24]
                                               creates an API key and prints it, only once
  keys list                                    all keys, their scopes and when they were last used
  keys rotate NAME [--overlap DAYS]            creates its successor; the old key stays valid for up to 7 days
  keys revoke NAME                             revokes it immediately
  keys log NAME                                its last calls, newest first

Scopes: ${SCOPES.join(', ')}.
`;

export interface KeyTask {
  db: Db;
  actor: Actor;
  now: Date;
  /** The arguments after `keys`: the verb and the name. */
  words: readonly string[];
  options: Readonly<
    Partial<Record<'scopes' | 'expires' | 'networks' | 'overlap', string | undefined>>
  >;
  say: (...lines: string[]) => void;
}

/** Invalid command-line input; the message tells the user what is wrong. */
export class KeyUsageError extends Error {}

type Verb = (task: KeyTask, name: string) => Promise<void>;

const VERBS: Readonly<Record<string, Verb>> = { add, list, rotate, revoke, log };

/** Runs the command given after `npm run desk -- keys`. */
export async function keysCommand(task: KeyTask): Promise<void> {
  const [verb = '', name = ''] = task.words;
  const runVerb = VERBS[verb];
  if (!runVerb || (verb !== 'list' && name === '')) throw new KeyUsageError(KEYS_HELP);
  await runVerb(task, name);
}

async function add({ db, actor, now, options, say }: KeyTask, name: string): Promise<void> {
  const requestedScopes = splitList(options.scopes);
  const unknown = requestedScopes.filter((scope) => !isScope(scope));
  if (unknown.length > 0) {
    throw new KeyUsageError(
      `Unknown scope: ${unknown.join(', ')}. Scopes are ${SCOPES.join(', ')}.`,
    );
  }
  const { expires } = options;
  const expiresAt = expires === undefined ? undefined : new Date(expires);
  if (expiresAt && !(expiresAt > now)) {
    throw new KeyUsageError(
      `--expires is "${expires}"; it must be a future date, such as 2027-01-31.`,
    );
  }
  const key = {
    name,
    scopes: requestedScopes.filter(isScope),
    expiresAt,
    networks: splitList(options.networks),
  };
  say('The key, shown only once:', await addKey(db, { actor, at: now }, key));
}

async function list({ db, now, say }: KeyTask): Promise<void> {
  const lastUseByKey = await lastCalls(db);
  const keys = await apiKeys(db);
  for (const key of keys) {
    const { id, name, scopes, networks, expires_at, revoked_at } = key;
    const end = revoked_at ? `revoked ${revoked_at}` : expires_at ? `until ${expires_at}` : '';
    const state = isActive(key, now) ? end : end || 'ended';
    const lastUse = `last used ${lastUseByKey.get(id) ?? 'never'}`;
    say([name, id, scopes, networks, state, lastUse].filter(Boolean).join('  '));
  }
  say(keys.length === 1 ? '1 key.' : `${keys.length} keys.`);
}

async function rotate({ db, actor, now, options, say }: KeyTask, name: string): Promise<void> {
  const key = await rotateKey(db, { actor, at: now }, name, Number(options.overlap ?? 0));
  say('The new key, shown only once:', key);
}

async function revoke({ db, actor, now, say }: KeyTask, name: string): Promise<void> {
  await revokeKey(db, { actor, at: now }, name);
  say(`${name} was revoked.`);
}

async function log({ db, say }: KeyTask, name: string): Promise<void> {
  const keys = await apiKeysOfName(db, name);
  const ids = keys.map(({ id }) => id);
  for (const call of await apiLog(db, ids, 200)) {
    const { at, method, route, status, good, bad, ms, address, request_id } = call;
    const rows = good === null ? '' : `${good} good, ${bad ?? 0} bad`;
    say(
      [at, method, route, status, rows, `${ms} ms`, address, request_id].filter(Boolean).join('  '),
    );
  }
}

const splitList = (text = ''): string[] => text.split(/[\s,]+/).filter(Boolean);
