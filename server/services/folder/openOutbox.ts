import { randomUUID } from 'node:crypto';
import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';

import { MINUTE_MS } from '#domain/durations';
import { orderFileName } from '#domain/exportFields';
import type { ShopRules } from '#domain/shopRules';

import { changeExportFile, exportFile, unfetchedFiles, unwrittenFiles } from '../../db/exportFiles';
import { releaseLeases, acquireLease } from '../../db/leases';
import type { ExportFileTable } from '../../db/tables/folder';
import { isMissing } from '../../files/fileErrors';
import type { MailQueue } from '../../mail/mailQueue';
import type { ProfileEncoding } from '../../spreadsheets/profile';
import { encodeFile } from '../../spreadsheets/profiledFile';
import { CLOCK, inAction } from '../actions/action';
import { notifyAdmins } from '../actions/notifyAdmins';
import { releaseDueOrders } from '../feeds/releaseDueOrders';

import { makeOrderFile, sha256Of, type OrderFiles } from './makeOrderFile';
import { PART_SUFFIX, foldersIn, publishPart, writePart } from './paths';

export interface OutboxParts extends OrderFiles {
  dir: string;
  rules: ShopRules;
  mails: MailQueue;
  /** Defaults to writing to disk. */
  write?: (path: string, bytes: Uint8Array) => Promise<void>;
}

/** Outgoing files with orders; of several processes, only one writes them. */
export interface Outbox {
  /** Writes the files that are due, and monitors those that nobody collects. */
  poll: () => Promise<void>;
  close: () => Promise<void>;
}

export function openOutbox(parts: OutboxParts): Outbox {
  const { db, now, mails } = parts;
  const holder = randomUUID();
  const isMine = () => acquireLease(db, { name: 'folder out', holder, now: now() });
  return {
    poll: async () => {
      if (!(await isMine())) return;
      await mkdir(foldersIn(parts.dir).out, { recursive: true });
      await releaseDueOrders(db, parts.mails, now());
      while ((await isMine()) && (await makeOrderFile(parts))) mails.send();
      await publishWritten(parts);
      for (const file of await unwrittenFiles(db)) {
        if (await isMine()) await writeFile(parts, file);
      }
      await watchUncollected(parts);
    },
    close: () => releaseLeases(db, holder).catch(() => undefined),
  };
}

const fileNames = async ({ dir }: OutboxParts) => new Set(await readdir(foldersIn(dir).out));

const pathOf = ({ dir }: OutboxParts, number: number): string =>
  join(foldersIn(dir).out, orderFileName(number));

/**
 * Writes the whole file under a temporary name, records that, and then renames it. If the process
 * ends in between, either the record is missing and the file is rewritten, or the rename is missing
 * and done later: a receiver never sees it twice.
 */
async function writeFile(parts: OutboxParts, file: ExportFileTable): Promise<void> {
  const { db, now, write = writePart } = parts;
  const { number, content, encoding, sha256 } = file;
  const bytes = encodeFile(content, encoding as ProfileEncoding);
  if (sha256Of(bytes) !== sha256)
    throw new Error(`The stored content of ${orderFileName(number)} does not match its checksum.`);
  const path = pathOf(parts, number);
  await write(path, bytes);
  const written = { written_at: now().toISOString(), gone_at: null, told_at: null };
  if (await changeExportFile(db, number, written, true)) await publish(path);
}

/** Renames files that an earlier process left under their temporary names. */
async function publishWritten(parts: OutboxParts): Promise<void> {
  const names = await fileNames(parts);
  for (const { number } of await unfetchedFiles(parts.db)) {
    const path = pathOf(parts, number);
    if (names.has(`${orderFileName(number)}${PART_SUFFIX}`)) await publish(path);
  }
}

const publish = (path: string): Promise<void> =>
  publishPart(path).catch((error: unknown) => {
    if (!isMissing(error)) throw error;
  });

/**
 * Records which files were collected, and notifies administrators once of those that have waited
 * too long.
 */
async function watchUncollected(parts: OutboxParts): Promise<void> {
  const { db, now, rules, mails } = parts;
  const at = now();
  const files = await unfetchedFiles(db);
  const names = await fileNames(parts);
  const removedFiles = files.filter(({ number }) => !names.has(orderFileName(number)));
  for (const { number } of removedFiles)
    await changeExportFile(db, number, { gone_at: at.toISOString() });

  const since = new Date(at.getTime() - rules.ackAlarmMinutes * MINUTE_MS).toISOString();
  const overdue = files.filter(
    (file) => !removedFiles.includes(file) && (file.written_at ?? '') <= since,
  );
  const [oldest] = overdue;
  const isReported = overdue.some(({ told_at }) => told_at !== null);
  if (!oldest || isReported) return;
  await inAction(db, { actor: CLOCK, at }, async (action) => {
    for (const { number } of overdue) {
      await changeExportFile(action.tx, number, { told_at: at.toISOString() });
    }
    await notifyAdmins(action, 'ordersWaiting', String(oldest.number));
  });
  mails.send();
}

/**
 * Lets a collected file be written once more with the same bytes; false if it is no longer stored.
 */
export async function requeueOrderFile(db: OutboxParts['db'], number: number): Promise<boolean> {
  const file = await exportFile(db, number);
  return file !== undefined && changeExportFile(db, number, { written_at: null });
}
