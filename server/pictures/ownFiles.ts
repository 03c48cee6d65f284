import { open, readdir, realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';

import { MEBIBYTE } from '#domain/bytes';

/** URL path of the server's own pictures. */
export const OWN_BASE_URL = '/images';

/** The operator's folder of pictures. */
export const ownPicturesFolder = (dataDir: string): string => join(dataDir, 'pictures');

/** A picture file provided by the operator. */
export interface OwnFile {
  path: string;
  /** Changes when the file does. */
  version: string;
}

const NO_FILES: ReadonlyMap<string, string> = new Map();

/** Extensions of picture files in order of preference, for files that differ only in extension. */
const EXTENSIONS = ['jpg', 'jpeg', 'png', 'webp', 'avif'];
const MAX_BYTES = 40 * MEBIBYTE;

/**
 * Time resolution in milliseconds: a folder may change again within this time without changing its
 * modification time.
 */
const MTIME_RESOLUTION_MS = 2000;

/**
 * Finds files by name without extension. A requested name is only looked up in the folder's listing
 * and never used as a path, and the target of a symbolic link must be inside the folder, too.
 */
export function openOwnFiles(folder: string) {
  let files: ReadonlyMap<string, string> = new Map();
  let changedAt = -1;
  let listedAt = 0;

  const list = async (): Promise<ReadonlyMap<string, string>> => {
    const { mtimeMs } = await stat(folder);
    if (mtimeMs === changedAt && listedAt - mtimeMs > MTIME_RESOLUTION_MS) return files;
    listedAt = Date.now();
    files = indexByName(await readdir(folder));
    changedAt = mtimeMs;
    return files;
  };

  const find = async (name: string): Promise<OwnFile | undefined> => {
    try {
      const file = (await list()).get(name.normalize());
      if (file === undefined) return undefined;
      const path = await realpath(join(folder, file));
      if (!path.startsWith((await realpath(folder)) + sep)) return undefined;
      const found = await stat(path);
      return found.isFile() ? { path, version: `${found.mtimeMs} ${found.size}` } : undefined;
    } catch {
      return undefined;
    }
  };

  /** Returns the files by name, the same object until the folder changes; empty if there is none. */
  const listed = (): Promise<ReadonlyMap<string, string>> => list().catch(() => NO_FILES);
  return { find, listed };
}

function indexByName(entries: readonly string[]): Map<string, string> {
  const found = new Map<string, { entry: string; rank: number }>();
  for (const entry of entries) {
    const [, stem = '', extension = ''] = /^(.+)\.(\w+)$/.exec(entry) ?? [];
    const rank = EXTENSIONS.indexOf(extension.toLowerCase());
    const name = decodeName(stem).normalize();
    if (rank >= 0 && rank < (found.get(name)?.rank ?? EXTENSIONS.length)) {
      found.set(name, { entry, rank });
    }
  }
  return new Map(Array.from(found, ([name, { entry }]) => [name, entry]));
}

/** Decodes characters of a product id that file names cannot contain, such as `%2F` for `/`. */
function decodeName(stem: string): string {
  try {
    return decodeURIComponent(stem);
  } catch {
    return stem;
  }
}

/** Reads a file of up to 40 MB. */
export async function readOwnFile({ path }: OwnFile): Promise<Buffer> {
  const handle = await open(path);
  try {
    const { size } = await handle.stat();
    if (size > MAX_BYTES) throw new Error(`It is larger than ${MAX_BYTES / MEBIBYTE} MB.`);
    return await handle.readFile();
  } finally {
    await handle.close();
  }
}
