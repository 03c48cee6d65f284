import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

import type { Language } from '#domain/languages';

import type { Db } from '../../db/client';
import { isUnavailable, isConflict } from '../../db/failures';
import { releaseLeases, acquireLease } from '../../db/leases';
import type { TakenFileTable } from '../../db/tables/folder';
import { addTakenFile, endTakenFile, takenFile } from '../../db/takenFiles';
import { translate, type MessageKey } from '../../messages/translate';
import type { Jobs } from '../exchange/jobs/workJobs';
import { Refusal } from '../refusal';
import type { MailQueue } from '../sendMails';

import { claimedFiles, claimFiles, type ClaimedFile, type Seen } from './claimFiles';
import type { Refused } from './convertFile';
import { FILE_KINDS, type FileKind } from './fileKinds';
import { kindOf, numbered } from './fileName';
import { FileRefusal } from './fileRefusal';
import type { Converter } from './openConverter';
import { isMissing, placesIn, writeWhole, type Places } from './paths';
import type { OfAll } from './plainRows';
import { beginJob, dataResults, endOfJob, refuseUnconfirmed } from './takeData';
import { takeOrders } from './takeOrders';
import { writeRepeated, writeResults } from './writeResults';

export interface InboxParts {
  db: Db;
  dir: string;
  /** Language of the files written next to the incoming ones. */
  lang: Language;
  convert: Converter;
  jobs: Jobs;
  mails: MailQueue;
  now: () => Date;
  onError: (words: string, error: unknown) => void;
}

/** Incoming files; of several processes, only one processes them. */
export interface Inbox {
  /** Processes the files that have not changed since the last poll. */
  look: () => Promise<void>;
  close: () => Promise<void>;
}

const RENEWED = 5_000;

interface Desk extends InboxParts {
  places: Places;
  goesOn: () => Promise<boolean>;
}

export function openInbox(parts: InboxParts): Inbox {
  const { db, now } = parts;
  const holder = randomUUID();
  const seen: Seen = new Map();
  let isClosed = false;
  let running: Promise<void> | undefined;
  const goesOn = async () =>
    !isClosed && (await acquireLease(db, { name: 'folder in', holder, now: now() }));
  const desk: Desk = { ...parts, places: placesIn(parts.dir), goesOn };
  const takeAll = async () => {
    for (const place of Object.values(desk.places)) await mkdir(place, { recursive: true });
    const troubles = await claimFiles(desk.places, seen, now());
    for (const file of await claimedFiles(desk.places)) {
      if (!(await goesOn())) return;
      await workOn(desk, file).catch((error: unknown) => {
        // A file that cannot be read waits, without delaying the others.
        if (!isOfDisk(error)) throw error;
        troubles.push(error);
      });
    }
    if (troubles.length > 0) throw troubles[0];
  };
  const look = async () => {
    if (!(await goesOn())) return;
    // Renews the lease while a long file is processed.
    const renewing = setInterval(() => void goesOn().catch(() => undefined), RENEWED).unref();
    await takeAll().finally(() => clearInterval(renewing));
  };
  return {
    look: () =>
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

/** Processes a file; if it cannot be used, writes the reason next to it. */
async function workOn(desk: Desk, file: ClaimedFile): Promise<void> {
  try {
    await takeFile(desk, file);
  } catch (error) {
    const sentence = sentenceOf(desk.lang, error);
    if (sentence === undefined && (isUnavailable(error) || isConflict(error) || isOfDisk(error))) {
      throw error;
    }
    if (sentence === undefined) desk.onError(`The file ${file.name} could not be taken.`, error);
    await fail(desk, file, sentence ?? translate(desk.lang, 'folder.failed'));
  }
}

/** A full disk or a lost network share is not the file's fault. */
const isOfDisk = (error: unknown): boolean =>
  /^(ENOSPC|EIO|EROFS|EACCES|EPERM|ENOTCONN|ESTALE|EDQUOT|EMFILE)$/.test(
    (error as NodeJS.ErrnoException).code ?? '',
  );

function sentenceOf(language: Language, error: unknown): string | undefined {
  if (error instanceof FileRefusal) return translate(language, error.code, error.params);
  if (!(error instanceof Refusal)) return undefined;
  const { params, errors: [fault] = [] } = error.details;
  const { code, field } = fault ?? { code: error.code, field: error.details.field };
  const words = translate(language, code, { ...(field !== undefined && { field }), ...params });
  return `${words} ${translate(language, 'folder.nothing')}`;
}

async function takeFile(desk: Desk, file: ClaimedFile): Promise<void> {
  const { db, now } = desk;
  const known = await takenFile(db, file.id);
  // The process ended before it could move the file to its destination.
  if (known && known.state !== 'taken') return putAway(desk, file, known.state);
  const kind = kindOf(file.name);
  if (!kind) throw new FileRefusal('folder.unknown', { names: NAMES });
  const row: TakenFileTable = known ?? {
    ...{ id: file.id, name: file.name, kind: kind.name, sha256: await hashOf(file.path) },
    ...{ state: 'taken', job_id: null, taken_at: now().toISOString(), finished_at: null },
  };
  const earlier = known ? undefined : await addTakenFile(db, row);
  if (earlier) return repeat(desk, file, earlier);
  const taken = { ...file, savedAt: (await stat(file.path)).mtime, ...derived(desk, file) };
  if (row.job_id !== null && !existsSync(taken.lines)) await read(desk, kind, taken);
  if (kind.data) await takeData(desk, kind, taken, row);
  else await takeOrderFile(desk, kind, taken);
}

const NAMES = FILE_KINDS.map(({ name }) => name).join(', ');

type Taken = ClaimedFile & { savedAt: Date; rows: string; lines: string };

const derived = ({ places }: Desk, { id }: ClaimedFile) => ({
  rows: join(places.work, `${id}.rows`),
  lines: join(places.work, `${id}.lines`),
});

async function read({ convert }: Desk, kind: FileKind, file: Taken): Promise<OfAll> {
  const { path: source, rows, lines } = file;
  const converted = await convert({ kind: kind.name, source, rows, lines });
  if ('said' in converted) throw refusalOf(converted);
  return converted.ofAll;
}

const WORDS: Partial<Record<MessageKey, MessageKey>> = {
  'upload.tooLarge': 'folder.tooLarge',
  'upload.damaged': 'folder.damaged',
  'upload.empty': 'folder.empty',
  'upload.noRows': 'folder.noRows',
  'upload.noKey': 'folder.noKey',
  'upload.noField': 'folder.noKey',
  'upload.history': 'folder.history',
  'upload.quote': 'folder.quote',
  'upload.several': 'folder.several',
};

const refusalOf = ({ said: { code, params } }: Refused): FileRefusal =>
  new FileRefusal(WORDS[code] ?? 'folder.unreadable', params);

async function takeData(
  desk: Desk,
  kind: FileKind & { data?: FileKind['data'] },
  file: Taken,
  { job_id }: TakenFileTable,
): Promise<void> {
  const { db, now, goesOn } = desk;
  const data = kind.data;
  if (!data) return;
  if (job_id === null) await beginJob(desk, data, file, await read(desk, kind, file));
  const jobId = job_id ?? (await takenFile(db, file.id))?.job_id;
  if (!jobId) return;
  const job = await endOfJob(db, jobId, goesOn);
  if (!job) return;
  await refuseUnconfirmed(db, job, file.name, now(), desk.lang);
  if (job.state !== 'done') throw new FileRefusal('folder.ended');
  const results = dataResults(db, { jobId, rows: file.rows, kind: data });
  await finish(desk, file, (path) => writeResults(path, results, file.lines, desk.lang));
}

async function takeOrderFile(desk: Desk, kind: FileKind, file: Taken): Promise<void> {
  await read(desk, kind, file);
  const results = await takeOrders(desk.db, { ...file, kind }, desk.now);
  desk.mails.send();
  await finish(desk, file, (path) => writeResults(path, results, file.lines, desk.lang));
}

async function repeat(desk: Desk, file: ClaimedFile, earlier: TakenFileTable): Promise<void> {
  const day = earlier.taken_at.slice(0, 16).replace('T', ' ');
  const sentence = translate(desk.lang, 'folder.repeated', { day, name: earlier.name });
  await finish(desk, file, (path) => writeRepeated(path, sentence), false);
}

/** Writes the results of a file next to it, and moves the file to its destination. */
async function finish(
  desk: Desk,
  file: ClaimedFile,
  write: (path: string) => Promise<void>,
  isNoted = true,
): Promise<void> {
  const name = freeName(desk.places.done, file.name);
  await write(join(desk.places.done, `${name}.result.csv`));
  if (isNoted) await endTakenFile(desk.db, file.id, 'done', desk.now().toISOString());
  await putAway(desk, file, 'done', name);
}

async function fail(desk: Desk, file: ClaimedFile, sentence: string): Promise<void> {
  const name = freeName(desk.places.failed, file.name);
  await writeWhole(join(desk.places.failed, `${name}.txt`), `${sentence}\n`);
  await endTakenFile(desk.db, file.id, 'failed', desk.now().toISOString());
  await putAway(desk, file, 'failed', name);
}

async function putAway(
  desk: Desk,
  file: ClaimedFile,
  state: 'done' | 'failed',
  name = freeName(desk.places[state], file.name),
): Promise<void> {
  await rename(file.path, join(desk.places[state], name)).catch((error: unknown) => {
    // Another process has already moved it.
    if (!isMissing(error)) throw error;
  });
  for (const path of Object.values(derived(desk, file))) await rm(path, { force: true });
}

/** Returns the name, with a number appended if the file already exists. */
function freeName(place: string, name: string): string {
  let number = 1;
  while (existsSync(join(place, numbered(name, number)))) number += 1;
  return numbered(name, number);
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}
