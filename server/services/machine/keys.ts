import { randomBytes, timingSafeEqual } from 'node:crypto';

import { isScope, LONGEST_KEY_NAME, LONGEST_OVERLAP, type Scope } from '#domain/scopes';

import { hashToken, newToken } from '../../crypto/tokens';
import { addApiKey, apiKeyById, apiKeysOfName, endApiKeys } from '../../db/apiKeys';
import type { Db } from '../../db/client';
import type { ApiKeyTable } from '../../db/tables/apiKeys';
import { inAction, type Actor, type EventKind } from '../action';
import { Refusal } from '../refusal';

import { areNetworks, isWithin } from './networks';

/** The key of a call. */
export interface MachineKey {
  id: string;
  /** Shared by a key and its successors, so that their records belong together. */
  lineage: string;
  name: string;
  scopes: readonly Scope[];
}

interface By {
  actor: Actor;
  at: Date;
}

interface NewKey {
  name: string;
  scopes: readonly Scope[];
  expiresAt?: Date | undefined;
  networks?: readonly string[];
}

const DAY = 24 * 60 * 60_000;

const FORM = /^hbk_([0-9a-f]{16})_([\w-]{43})$/;

/** Creates a key; the returned secret is shown once and never stored. */
export async function addKey(
  db: Db,
  by: By,
  { name, scopes, expiresAt, networks = [] }: NewKey,
): Promise<string> {
  const isName = name.length <= LONGEST_KEY_NAME && /^\w[\w .-]*$/.test(name);
  if (!isName) throw new Refusal(400, 'key.badName', { params: { limit: LONGEST_KEY_NAME } });
  if (scopes.length === 0) throw new Refusal(400, 'key.noScope');
  if (!areNetworks(networks)) throw new Refusal(400, 'key.badNetwork');
  return inAction(db, by, async (action) => {
    const living = (await apiKeysOfName(action.tx, name)).filter((key) => isActive(key, by.at));
    if (living.length > 0) throw new Refusal(409, 'key.nameTaken', { params: { name } });
    const { id, secret, secret_hash } = newSecret();
    await addApiKey(action.tx, {
      id,
      lineage: id,
      name,
      secret_hash,
      scopes: scopes.join(' '),
      networks: networks.join(' '),
      created_at: by.at.toISOString(),
      created_by: by.actor.id,
      expires_at: expiresAt?.toISOString() ?? null,
      revoked_at: null,
    });
    action.record(keyEvent('key.added', name, { scopes }));
    return secret;
  });
}

/** Creates a successor of a key; the old key stays valid for some days, or ends at once. */
export const rotateKey = (db: Db, by: By, name: string, overlapDays: number): Promise<string> =>
  inAction(db, by, async (action) => {
    if (!(overlapDays >= 0 && overlapDays <= LONGEST_OVERLAP)) {
      throw new Refusal(400, 'key.badOverlap', { params: { limit: LONGEST_OVERLAP } });
    }
    const living = await livingKeys(action.tx, name, by.at);
    const [newest] = living;
    if (!newest) throw new Refusal(404, 'key.noSuch', { params: { name } });
    const { id, secret, secret_hash } = newSecret();
    const end = new Date(by.at.getTime() + overlapDays * DAY).toISOString();
    const ending = living.filter(({ expires_at }) => expires_at === null || expires_at > end);
    const ids = ending.map((key) => key.id);
    await endApiKeys(action.tx, ids, overlapDays === 0 ? { revoked_at: end } : { expires_at: end });
    const created_at = by.at.toISOString();
    await addApiKey(action.tx, { ...newest, id, secret_hash, created_at, created_by: by.actor.id });
    action.record(keyEvent('key.rotated', name, { overlap_days: overlapDays }));
    return secret;
  });

/** Revokes every key of a name at once. */
export const revokeKey = (db: Db, by: By, name: string): Promise<void> =>
  inAction(db, by, async (action) => {
    const living = await livingKeys(action.tx, name, by.at);
    if (living.length === 0) throw new Refusal(404, 'key.noSuch', { params: { name } });
    const ids = living.map(({ id }) => id);
    await endApiKeys(action.tx, ids, { revoked_at: by.at.toISOString() });
    action.record(keyEvent('key.revoked', name));
  });

/**
 * Finds the key of a token; it is read from the database on each call, so that a revoked key ends
 * in every process at once.
 */
export async function findKey(
  db: Db,
  { token, address, now }: { token: string; address: string; now: Date },
): Promise<MachineKey | undefined> {
  const [, id, secret] = FORM.exec(token) ?? [];
  if (id === undefined || secret === undefined) return undefined;
  const key = await apiKeyById(db, id);
  const isRight = isSame(hashToken(secret), key?.secret_hash ?? hashToken(''));
  if (!key || !isRight || !isActive(key, now)) return undefined;
  if (!isWithin(key.networks.split(' ').filter(Boolean), address)) {
    throw new Refusal(403, 'key.network');
  }
  return {
    id,
    lineage: key.lineage,
    name: key.name,
    scopes: key.scopes.split(' ').filter(isScope),
  };
}

export const isActive = (
  { expires_at, revoked_at }: Pick<ApiKeyTable, 'expires_at' | 'revoked_at'>,
  now: Date,
): boolean => revoked_at === null && (expires_at === null || expires_at > now.toISOString());

const livingKeys = async (tx: Db, name: string, at: Date): Promise<ApiKeyTable[]> =>
  (await apiKeysOfName(tx, name)).filter((key) => isActive(key, at));

function newSecret() {
  const id = randomBytes(8).toString('hex');
  const token = newToken();
  return { id, secret: `hbk_${id}_${token}`, secret_hash: hashToken(token) };
}

const isSame = (one: string, other: string): boolean =>
  timingSafeEqual(Buffer.from(one), Buffer.from(other));

const keyEvent = (
  kind: Extract<EventKind, `key.${string}`>,
  name: string,
  data: Record<string, unknown> = {},
) => ({ kind, subject: `key ${name}`, version: 1, data });
