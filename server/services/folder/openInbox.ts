import { randomUUID } from 'node:crypto';
import { mkdir } from 'node:fs/promises';

import { releaseLeases, acquireLease, whileRenewing } from '../../db/leases';
import { isDiskError } from '../../files/fileErrors';

import { claimedFiles, claimFiles, type FileStates } from './claimFiles';
import { foldersIn } from './paths';
import { processFile, type InboxContext } from './processFile';

export interface InboxParts extends Omit<InboxContext, 'places' | 'goesOn'> {
  dir: string;
}

/** Incoming files; of several processes, only one processes them. */
export interface Inbox {
  /** Processes the files that have not changed since the last poll. */
  poll: () => Promise<void>;
  close: () => Promise<void>;
}

export function openInbox(parts: InboxParts): Inbox {
  const { db, now } = parts;
  const holder = randomUUID();
  const seen: FileStates = new Map();
  let isClosed = false;
  let running: Promise<void> | undefined;
  const goesOn = async () =>
    !isClosed && (await acquireLease(db, { name: 'folder in', holder, now: now() }));
  const context: InboxContext = { ...parts, places: foldersIn(parts.dir), goesOn };
  const processAll = async () => {
    for (const folder of Object.values(context.places)) await mkdir(folder, { recursive: true });
    const failures = await claimFiles(context.places, seen, now());
    for (const file of await claimedFiles(context.places)) {
      if (!(await goesOn())) return;
      await processFile(context, file).catch((error: unknown) => {
        // A file that cannot be read waits, without delaying the others.
        if (!isDiskError(error)) throw error;
        failures.push(error);
      });
    }
    if (failures.length > 0) throw failures[0];
  };
  const look = async () => {
    if (!(await goesOn())) return;
    await whileRenewing(goesOn, processAll);
  };
  return {
    poll: () =>
      (running ??= look().finally(() => {
        running = undefined;
      })),
    close: async () => {
      isClosed = true;
      await running?.catch(() => undefined);
      await releaseLeases(db, holder).catch(() => undefined);
    },
  };
}
