import { open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** The places of the exchange folder. */
export const placesIn = (dir: string) => ({
  in: join(dir, 'in'),
  out: join(dir, 'out'),
  done: join(dir, 'done'),
  failed: join(dir, 'failed'),
  /** Files that are worked on; its name keeps it out of sight. */
  work: join(dir, '.work'),
});

export type Places = ReturnType<typeof placesIn>;

/** A file that is not whole yet has this behind its name. */
export const PART = '.part';

/** Writes all of a file to the disk under the name of one that is not whole yet; nothing is left where that fails. */
export async function writePart(path: string, bytes: Uint8Array | string): Promise<void> {
  try {
    const file = await open(`${path}${PART}`, 'w');
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
  } catch (error) {
    await rm(`${path}${PART}`, { force: true }).catch(() => undefined);
    throw error;
  }
}

/** Gives a file that is whole its name, for good. */
export async function showPart(path: string): Promise<void> {
  await rename(`${path}${PART}`, path);
  const folder = await open(dirname(path), 'r').catch(() => undefined);
  // Not every share can do that; then it is the share's own affair.
  await folder?.sync().catch(() => undefined);
  await folder?.close();
}

export async function writeWhole(path: string, bytes: Uint8Array | string): Promise<void> {
  await writePart(path, bytes);
  await showPart(path);
}

export const isMissing = (error: unknown): boolean =>
  (error as NodeJS.ErrnoException).code === 'ENOENT';
