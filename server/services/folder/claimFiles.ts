import { randomBytes } from 'node:crypto';
import { lstat, readdir, rename } from 'node:fs/promises';
import { join } from 'node:path';

import { isMissing } from '../../files/fileErrors';
import { FILE_KINDS } from '../../table-files/fileKinds';

import { fileKindOf, invoiceNumberIn, isUnfinished, shortenName } from './fileName';
import type { ExchangeFolders } from './paths';

/** A claimed file; it is stored under its id and name until it is done. */
export interface ClaimedFile {
  id: string;
  name: string;
  path: string;
}

/** Separates the id from the name of a file in progress. */
const ID_SEPARATOR = '--';

/** Sizes and modification times of the files at the last poll. */
export type FileStates = Map<string, string>;

/**
 * Claims the files that have not changed since the last poll; of several processes, only one
 * succeeds in moving a file. Returns the errors of files that could not be moved, which do not
 * delay the others.
 */
export async function claimFiles(
  folders: ExchangeFolders,
  seen: FileStates,
  now: Date,
): Promise<unknown[]> {
  const found = new Map<string, string>();
  const ready: { name: string; time: number }[] = [];
  for (const name of await readdir(folders.in)) {
    if (isUnfinished(name)) continue;
    const stat = await lstat(join(folders.in, name)).catch(() => undefined);
    if (!stat?.isFile()) continue;
    const state = `${stat.size} ${stat.mtimeMs}`;
    found.set(name, state);
    if (seen.get(name) === state) ready.push({ name, time: stat.mtimeMs });
  }
  seen.clear();
  for (const [name, state] of found) seen.set(name, state);
  ready.sort((one, other) => one.time - other.time);
  const errors: unknown[] = [];
  for (const [at, { name }] of ready.entries()) {
    const id = `${timestampOf(now)}-${String(at).padStart(4, '0')}-${randomBytes(4).toString('hex')}`;
    const claimed = join(folders.work, `${id}${ID_SEPARATOR}${shortenName(name)}`);
    await rename(join(folders.in, name), claimed).catch((error: unknown) => {
      if (!isMissing(error)) errors.push(error);
    });
    seen.delete(name);
  }
  return errors;
}

const timestampOf = (now: Date) => now.toISOString().replace(/\D/g, '');

/** Returns the claimed files that are not done, in processing order. */
export async function claimedFiles({ work }: ExchangeFolders): Promise<ClaimedFile[]> {
  const names = await readdir(work);
  const files = names.flatMap((fileName) => {
    const at = fileName.indexOf(ID_SEPARATOR);
    if (at < 0) return [];
    const name = fileName.slice(at + ID_SEPARATOR.length);
    return { id: fileName.slice(0, at), name, path: join(work, fileName) };
  });
  return files.sort(
    (one, other) => rankOf(one.name) - rankOf(other.name) || (one.id < other.id ? -1 : 1),
  );
}

/** The PDF of an invoice comes after all rows, which may be of this invoice. */
const rankOf = (name: string): number =>
  invoiceNumberIn(name) === undefined
    ? FILE_KINDS.findIndex((kind) => kind === fileKindOf(name))
    : FILE_KINDS.length;
