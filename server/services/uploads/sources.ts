import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

import { DAY_MS } from '#domain/durations';

import { isJsonRows } from '../../table-files/jsonRows';
import { firstBytes } from '../../table-files/openText';

const RETENTION_MS = 7 * DAY_MS;

/** Original files of uploads: until a file is applied, its columns can be remapped. */
export function openSources(dataDir: string) {
  // The name under which servers of earlier versions look for them.
  const folder = join(dataDir, 'trials');
  const pathOf = (id: string) => join(folder, id);
  const forget = (id: string) => rm(pathOf(id), { force: true });

  return {
    pathOf,
    forget,

    /** Creates the folder for a file, and returns its path. */
    make: async (id: string): Promise<string> => {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      return pathOf(id);
    },

    /** Whether the file exists and is a table; rows of JSON name their fields themselves. */
    isTable: async (id: string): Promise<boolean> => {
      const head = await firstBytes(pathOf(id)).catch(() => undefined);
      return head !== undefined && !isJsonRows(head);
    },

    /** Deletes files that nobody has applied. */
    forgetOld: async (now: Date): Promise<void> => {
      for (const id of await readdir(folder).catch(() => [])) {
        const found = await stat(pathOf(id)).catch(() => undefined);
        if (found && now.getTime() - found.mtimeMs > RETENTION_MS) await forget(id);
      }
    },
  };
}
export type Sources = ReturnType<typeof openSources>;
