import { randomBytes } from 'node:crypto';
import { lstat, readdir, rename } from 'node:fs/promises';
import { join } from 'node:path';

import { FILE_KINDS } from './fileKinds';
import { isUnfinished, kindOf, shortened } from './fileName';
import { isMissing, type Places } from './paths';

/** A file that was claimed; it stands under its id and its name until it is done. */
export interface ClaimedFile {
  id: string;
  name: string;
  path: string;
}

/** Between the id and the name of a file that is worked on. */
const MARK = '--';

/** Sizes and times of files at the last look. */
export type Seen = Map<string, string>;

/**
 * Claims the files that stood still since the last look: of several processes one succeeds in moving them. Answers
 * why some could not be moved; they keep no other waiting.
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

/** The files that were claimed and are not done, in the order in which they are taken. */
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
