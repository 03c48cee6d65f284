import { del, entries, set } from 'idb-keyval';

import { isRecord } from '#domain/isRecord';

import { sha256 } from '../sha256';

import { answerInTime } from './answerInTime';

/** Replaces a text wherever a value is exactly that text. */
function replaceIn(value: unknown, from: string, to: string): unknown {
  if (value === from) return to;
  if (Array.isArray(value)) return value.map((one) => replaceIn(one, from, to));
  // Bytes of a file are no record.
  if (!isRecord(value) || String(value) !== '[object Object]') return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, replaceIn(one, from, to)]),
  );
}

/** Renames an owner in IndexedDB, in keys and values; what is under the new name already stays. */
async function renameOwner(from: string, to: string): Promise<void> {
  const stored = new Map(await entries<string, unknown>());
  for (const [key, value] of stored) {
    const parts = key.split(':');
    if (!parts.includes(from)) continue;
    const renamed = parts.map((part) => (part === from ? to : part)).join(':');
    if (value !== undefined && !stored.has(renamed)) await set(renamed, replaceIn(value, from, to));
    await del(key);
  }
}

/** A browser without storage, or without HTTPS, is not an error: it renames nothing. */
async function renameBetween(owner: string, isHidden: boolean): Promise<void> {
  const hidden = await sha256(owner);
  if (!hidden) return;
  const renamed = isHidden ? renameOwner(owner, hidden) : renameOwner(hidden, owner);
  await answerInTime(renamed.catch(() => {}));
}

/** Keeps the work that waits for a customer who has signed out under a hash of their id. */
export const hideWaitingWork = (owner: string): Promise<void> => renameBetween(owner, true);

/** Gives a customer who signs in the work that waits for them. */
export const showWaitingWork = (owner: string): Promise<void> => renameBetween(owner, false);
