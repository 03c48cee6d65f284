import { randomBytes, timingSafeEqual } from 'node:crypto';
import { BlockList, isIP } from 'node:net';

import { DAY_MS } from '#domain/durations';
import {
  isKeyScope,
  MAX_KEY_NAME_LENGTH,
  MAX_OVERLAP_DAYS,
  type KeyScope,
  type Scope,
} from '#domain/scopes';

import { hashToken, newToken } from '../../crypto/tokens';
import {
  addApiKey,
  apiKeyById,
  endApiKeys,
  lockApiKeysOfName,
  lockNewApiKeysOfName,
} from '../../db/apiKeys';
import type { Db } from '../../db/client';
import type { ApiKeyTable } from '../../db/tables/apiKeys';
import { inAction, type Actor, type EventKind } from '../actions/action';
import { Refusal } from '../actions/refusal';

/** The key of a call. */
export interface MachineKey {
  id: string;
  /** Shared by a key and its successors, so that their records belong together. */
  lineage: string;
  name: string;
  scopes: readonly Scope[];
}

interface KeyContext {
  actor: Actor;
  at: Date;
}

interface NewKey {
  name: string;
  scopes: readonly KeyScope[];
  expiresAt?: Date | undefined;
  networks?: readonly string[];
}

const KEY_FORMAT = /^hbk_([0-9a-f]{16})_([\w-]{43})$/;

/** Creates a key; the returned secret is shown once and never stored. */
export async function addKey(
  db: Db,
  by: KeyContext,
  { name, scopes, expiresAt, networks = [] }: NewKey,
): Promise<string> {
  const isName = name.length <= MAX_KEY_NAME_LENGTH && /^\w[\w .-]*$/.test(name);
  if (!isName) throw new Refusal(400, 'key.badName', { params: { limit: MAX_KEY_NAME_LENGTH } });
  if (scopes.length === 0) throw new Refusal(400, 'key.noScope');
  if (!areNetworks(networks)) throw new Refusal(400, 'key.badNetwork');
  return inAction(db, by, async (action) => {
    const keys = await lockNewApiKeysOfName(action.tx, name);
    if (keys.some((key) => isActive(key, by.at)))
      throw new Refusal(409, 'key.nameTaken', { params: { name } });
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
export const rotateKey = (
  db: Db,
  by: KeyContext,
  name: string,
  overlapDays: number,
): Promise<string> =>
  inAction(db, by, async (action) => {
    if (!(overlapDays >= 0 && overlapDays <= MAX_OVERLAP_DAYS)) {
      throw new Refusal(400, 'key.badOverlap', { params: { limit: MAX_OVERLAP_DAYS } });
    }
    const activeKeys = await lockActiveKeysOfName(action.tx, name, by.at);
    const [newest] = activeKeys;
    if (!newest) throw new Refusal(404, 'key.noSuch', { params: { name } });
    const { id, secret, secret_hash } = newSecret();
    const end = new Date(by.at.getTime() + overlapDays * DAY_MS).toISOString();
    const ending = activeKeys.filter(({ expires_at }) => expires_at === null || expires_at > end);
    const ids = ending.map((key) => key.id);
    await endApiKeys(action.tx, ids, overlapDays === 0 ? { revoked_at: end } : { expires_at: end });
    const created_at = by.at.toISOString();
    await addApiKey(action.tx, { ...newest, id, secret_hash, created_at, created_by: by.actor.id });
    action.record(keyEvent('key.rotated', name, { overlap_days: overlapDays }));
    return secret;
  });

/** Revokes every key of a name at once. */
export const revokeKey = (db: Db, by: KeyContext, name: string): Promise<void> =>
  inAction(db, by, async (action) => {
    const activeKeys = await lockActiveKeysOfName(action.tx, name, by.at);
    if (activeKeys.length === 0) throw new Refusal(404, 'key.noSuch', { params: { name } });
    const ids = activeKeys.map(({ id }) => id);
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
  const [, id, secret] = KEY_FORMAT.exec(token) ?? [];
  if (id === undefined || secret === undefined) return undefined;
  const key = await apiKeyById(db, id);
  const isRight = isEqual(hashToken(secret), key?.secret_hash ?? hashToken(''));
  if (!key || !isRight || !isActive(key, now)) return undefined;
  if (!isWithin(key.networks.split(' ').filter(Boolean), address)) {
    throw new Refusal(403, 'key.network');
  }
  return {
    id,
    lineage: key.lineage,
    name: key.name,
    scopes: key.scopes.split(' ').filter(isKeyScope),
  };
}

export const isActive = (
  { expires_at, revoked_at }: Pick<ApiKeyTable, 'expires_at' | 'revoked_at'>,
  now: Date,
): boolean => revoked_at === null && (expires_at === null || expires_at > now.toISOString());

const lockActiveKeysOfName = async (tx: Db, name: string, at: Date): Promise<ApiKeyTable[]> =>
  (await lockApiKeysOfName(tx, name)).filter((key) => isActive(key, at));

function newSecret() {
  const id = randomBytes(8).toString('hex');
  const token = newToken();
  return { id, secret: `hbk_${id}_${token}`, secret_hash: hashToken(token) };
}

const isEqual = (one: string, other: string): boolean =>
  timingSafeEqual(Buffer.from(one), Buffer.from(other));

const keyEvent = (
  kind: Extract<EventKind, `key.${string}`>,
  name: string,
  data: Record<string, unknown> = {},
) => ({ kind, subject: `key ${name}`, version: 1, data });

interface Network {
  address: string;
  bits: number;
  family: 'ipv4' | 'ipv6';
}

/** Parses a network such as `10.0.0.0/8`; a single address is a network of its own. */
function parseNetwork(written: string): Network | undefined {
  const [address = '', bits, ...rest] = written.split('/');
  const version = isIP(address);
  const maxBits = version === 4 ? 32 : 128;
  const size = bits === undefined ? maxBits : /^\d{1,3}$/.test(bits) ? Number(bits) : -1;
  if (version === 0 || rest.length > 0 || size < 0 || size > maxBits) return undefined;
  return { address, bits: size, family: version === 4 ? 'ipv4' : 'ipv6' };
}

const areNetworks = (written: readonly string[]): boolean =>
  written.every((one) => parseNetwork(one) !== undefined);

/** Whether an address is in one of the networks; true if none is named. */
function isWithin(written: readonly string[], address: string): boolean {
  if (written.length === 0) return true;
  const list = new BlockList();
  for (const network of written.map(parseNetwork)) {
    if (network) list.addSubnet(network.address, network.bits, network.family);
  }
  return list.check(address, isIP(address) === 4 ? 'ipv4' : 'ipv6');
}
