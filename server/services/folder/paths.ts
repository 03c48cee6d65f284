import { open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** The subfolders of the exchange folder. */
export const foldersIn = (dir: string) => ({
  in: join(dir, 'in'),
  out: join(dir, 'out'),
  done: join(dir, 'done'),
  failed: join(dir, 'failed'),
  /** Files in progress; the leading dot hides the folder. */
  work: join(dir, '.work'),
});

export type ExchangeFolders = ReturnType<typeof foldersIn>;

/** Suffix of a file that is not yet complete. */
export const PART_SUFFIX = '.part';

/**
 * Writes and syncs a new file under its temporary name, never through a link that somebody put
 * there; leaves nothing behind on failure.
 */
export async function writePart(path: string, bytes: Uint8Array | string): Promise<void> {
  try {
    await rm(`${path}${PART_SUFFIX}`, { force: true });
    const file = await open(`${path}${PART_SUFFIX}`, 'wx', 0o640);
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
  } catch (error) {
    await rm(`${path}${PART_SUFFIX}`, { force: true }).catch(() => undefined);
    throw error;
  }
}

/** Renames a complete file to its final name, durably. */
export async function publishPart(path: string): Promise<void> {
  await rename(`${path}${PART_SUFFIX}`, path);
  const folder = await open(dirname(path), 'r').catch(() => undefined);
  // Not every network share supports this; such a share is responsible for its own durability.
  await folder?.sync().catch(() => undefined);
  await folder?.close();
}

export async function writeFileDurably(path: string, bytes: Uint8Array | string): Promise<void> {
  await writePart(path, bytes);
  await publishPart(path);
}
