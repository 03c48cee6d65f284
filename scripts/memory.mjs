/** A folder in memory for what the tests store: each commit waits for the disk, longer than for all else. */
import { accessSync, chmodSync, constants, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

const MEMORY = '/dev/shm';
const ENOUGH = 3 * 1024 ** 3;
/** PostgreSQL, as a user of its own, looks for its data in it. */
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

/** From here on temporary files lie in memory, where there is room, until the program ends. */
export function storeInMemory() {
  if (!hasRoom()) return;
  const folder = mkdtempSync(join(MEMORY, 'haberdash-'));
  chmodSync(folder, OPEN_TO_ALL);
  process.env.TMPDIR = folder;
  process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
}
