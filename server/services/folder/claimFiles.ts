import { randomBytes } from 'node:crypto';
import { lstat, readdir, rename } from 'node:fs/promises';
import { join } from 'node:path';

import { FILE_KINDS } from './fileKinds';
import { isUnfinished, kindOf, shortened } from './fileName';
import { isMissing, type Places } from './paths';

/** A claimed file; it is stored under its id and name until it is done. */
export interface ClaimedFile {
  id: string;
  name: string;
  path: string;
}

/** Separates the id from the name of a file in progress. */
const MARK = '--';

/** Sizes and modification times of the files at the last poll. */
export type Seen = Map<string, string>;

/**
 * Claims the files that have not changed since the last poll; of several processes, only one
 * succeeds in moving a file. Returns the errors of files that could not be moved, which do not
 * delay the others.
 */
export async function claimFiles(places: Places, seen: Seen, now: Date): Promise<unknown[]> {
  const found = new Map<string, string>();
  const ready: { name: string; time: number }[] = [];
  for (const name of await readdir(places.in)) {
    if (isUnfinished(name)) continue;
    const stat = await lstat(join(places.in, name)).catch(() => undefined);
    if (!stat?.isFile()) continue;
    const state = `${stat.size} ${stat.mtimeMs}`;
    found.set(name, state);
    if (seen.get(name) === state) ready.push({ name, time: stat.mtimeMs });
  }
  seen.clear();
  for (const [name, state] of found) seen.set(name, state);
  ready.sort((one, other) => one.time - other.time);
  const troubles: unknown[] = [];
  for (const [at, { name }] of ready.entries()) {
    const id = `${idTime(now)}-${String(at).padStart(4, '0')}-${randomBytes(4).toString('hex')}`;
    const claimed = join(places.work, `${id}${MARK}${shortened(name)}`);
    await rename(join(places.in, name), claimed).catch((error: unknown) => {
      if (!isMissing(error)) troubles.push(error);
    });
    seen.delete(name);
  }
  return troubles;
}

const idTime = (now: Date) => now.toISOString().replace(/\D/g, '');

/** Returns the claimed files that are not done, in processing order. */
export async function claimedFiles({ work }: Places): Promise<ClaimedFile[]> {
  const names = await readdir(work);
  const files = names.flatMap((written) => {
    const at = written.indexOf(MARK);
    if (at < 0) return [];
    const name = written.slice(at + MARK.length);
    return { id: written.slice(0, at), name, path: join(work, written) };
  });
  return files.sort(
    (one, other) => rankOf(one.name) - rankOf(other.name) || (one.id < other.id ? -1 : 1),
  );
}

const rankOf = (name: string): number => FILE_KINDS.findIndex((kind) => kind === kindOf(name));
