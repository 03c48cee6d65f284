/**
 * An in-memory folder for test data, because waiting for the disk on each commit takes longer than
 * everything else.
 */
import { accessSync, chmodSync, constants, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

const MEMORY = '/dev/shm';
const ENOUGH = 3 * 1024 ** 3;
/** PostgreSQL runs as a separate user and must be able to reach its data in it. */
const OPEN_TO_ALL = 0o755;

function hasRoom() {
  try {
    accessSync(MEMORY, constants.W_OK);
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= ENOUGH;
  } catch {
    return false;
  }
}

/** Moves temporary files to memory until the program ends, if there is enough room. */
export function storeInMemory() {
  if (!hasRoom()) return;
  const folder = mkdtempSync(join(MEMORY, 'haberdash-'));
  chmodSync(folder, OPEN_TO_ALL);
  process.env.TMPDIR = folder;
  process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
}
