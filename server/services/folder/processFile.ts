import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

import { INVOICE_FILE_LIMITS } from '#domain/invoices';
import type { Language } from '#domain/languages';

import type { Db } from '../../db/client';
import { isTemporary } from '../../db/failures';
import { addImportedFile, finishImportedFile, importedFile } from '../../db/importedFiles';
import { invoicesByNumbers } from '../../db/invoices';
import type { ImportedFileTable } from '../../db/tables/folder';
import { isDiskError, isMissing } from '../../files/fileErrors';
import type { InvoiceFiles } from '../../files/invoiceFiles';
import type { MailQueue } from '../../mail/mailQueue';
import { translate } from '../../messages/translate';
import { FILE_KINDS, type FileKind } from '../../table-files/fileKinds';
import type { Converter } from '../../table-files/openConverter';
import { inAction } from '../actions/action';
import { Refusal } from '../actions/refusal';
import type { Jobs } from '../exchange/jobs/workJobs';
import { KINDS, type AnyKind } from '../exchange/kinds';
import { readTableFile } from '../exchange/readTableFile';
import { storeInvoicePdf } from '../invoices/storeInvoicePdf';

import { applyOrderFile } from './applyOrderFile';
import type { ClaimedFile } from './claimFiles';
import { dataResults, queueDataFile, refuseUnconfirmed, waitForJob } from './dataFileJob';
import { fileKindOf, invoiceNumberIn, withNumber } from './fileName';
import { writeFileDurably, type ExchangeFolders } from './paths';
import { writeRepeated, writeResults } from './writeResults';

/** What the files of a folder are processed with. */
export interface InboxContext {
  db: Db;
  places: ExchangeFolders;
  /** Language of the files written next to the incoming ones. */
  lang: Language;
  convert: Converter;
  jobs: Jobs;
  mails: MailQueue;
  invoiceFiles: InvoiceFiles;
  now: () => Date;
  /** Whether this process still holds the lease. */
  goesOn: () => Promise<boolean>;
  onError: (message: string, error: unknown) => void;
}

/** Processes a file; if it cannot be used, writes the reason next to it. */
export async function processFile(context: InboxContext, file: ClaimedFile): Promise<void> {
  try {
    await processClaimed(context, file);
  } catch (error) {
    const sentence = sentenceOf(context.lang, error);
    if (sentence === undefined && (isTemporary(error) || isDiskError(error))) throw error;
    if (sentence === undefined)
      context.onError(`The file ${file.name} could not be processed.`, error);
    await fail(context, file, sentence ?? translate(context.lang, 'folder.failed'));
  }
}

/** Returns the sentence written next to a refused file; those of the folder say what was applied. */
function sentenceOf(language: Language, error: unknown): string | undefined {
  if (!(error instanceof Refusal)) return undefined;
  const { params, errors: [fault] = [] } = error.details;
  const { code, field } = fault ?? { code: error.code, field: error.details.field };
  const sentence = translate(language, code, { ...(field !== undefined && { field }), ...params });
  const isComplete = code.startsWith('folder.');
  return isComplete ? sentence : `${sentence} ${translate(language, 'folder.nothing')}`;
}

async function processClaimed(context: InboxContext, file: ClaimedFile): Promise<void> {
  const { db, now } = context;
  const number = invoiceNumberIn(file.name);
  if (number !== undefined) return processInvoicePdf(context, file, number);
  const known = await importedFile(db, file.id);
  // The process ended before it could move the file to its destination.
  if (known && known.state !== 'taken') return moveFile(context, file, known.state);
  const kind = fileKindOf(file.name);
  if (!kind) throw new Refusal(400, 'folder.unknown', { params: { names: NAMES } });
  const row: ImportedFileTable = known ?? {
    id: file.id,
    name: file.name,
    kind: kind.name,
    sha256: await hashOf(file.path),
    state: 'taken',
    job_id: null,
    taken_at: now().toISOString(),
    finished_at: null,
  };
  const earlier = known ? undefined : await addImportedFile(db, row);
  if (earlier) return finishRepeated(context, file, earlier);
  const { mtime: savedAt } = await stat(file.path);
  const workFile = { ...file, savedAt, source: file.path, ...workPaths(context, file) };
  const data = KINDS.find(({ name }) => name === kind.name);
  // The rows of a file that was queued before this process began.
  if (!data || (row.job_id !== null && !existsSync(workFile.lines)))
    await readTableFile(context.convert, { ...workFile, kind: kind.name });
  if (data) await processDataFile(context, data, workFile, row);
  else await processOrderFile(context, kind, workFile);
}

const NAMES = [...FILE_KINDS.map(({ name }) => name), 'invoice-….pdf'].join(', ');

/** Stores a PDF; doing so again changes nothing, so that nothing needs to be recorded of the file. */
async function processInvoicePdf(
  context: InboxContext,
  file: ClaimedFile,
  nameOfNumber: string,
): Promise<void> {
  const { db, now, invoiceFiles } = context;
  const { size } = await stat(file.path);
  const { megabytes: limit, bytes: most } = INVOICE_FILE_LIMITS;
  if (size > most) throw new Refusal(413, 'invoice.pdfTooLarge', { params: { limit } });
  const bytes = await readFile(file.path);
  const number = await invoiceNumberNamed(db, nameOfNumber);
  const by = { actor: { kind: 'file', id: file.name }, at: now() } as const;
  await inAction(db, by, (action) => storeInvoicePdf(action, invoiceFiles, { number, bytes }));
  await moveFile(context, file, 'done');
}

type WorkFile = ClaimedFile & { savedAt: Date; source: string; rows: string; lines: string };

const workPaths = ({ places }: InboxContext, { id }: ClaimedFile) => ({
  rows: join(places.work, `${id}.rows`),
  lines: join(places.work, `${id}.lines`),
});

async function processDataFile(
  context: InboxContext,
  kind: AnyKind,
  file: WorkFile,
  { job_id }: ImportedFileTable,
): Promise<void> {
  const { db, now, goesOn } = context;
  if (job_id === null) await queueDataFile(context, kind, file);
  const jobId = job_id ?? (await importedFile(db, file.id))?.job_id;
  if (!jobId) return;
  let job = await waitForJob(db, jobId, goesOn);
  while (job && (await refuseUnconfirmed(db, job, file.name, now(), context.lang))) {
    context.jobs.wake();
    job = await waitForJob(db, jobId, goesOn);
  }
  if (!job) return;
  if (job.state !== 'done') throw new Refusal(409, 'folder.ended');
  const results = dataResults(db, { jobId, rows: file.rows, kind });
  await finish(context, file, (path) => writeResults(path, results, file.lines, context.lang));
}

async function processOrderFile(
  context: InboxContext,
  kind: FileKind,
  file: WorkFile,
): Promise<void> {
  const results = await applyOrderFile(context.db, { ...file, kind }, context.now);
  context.mails.send();
  await finish(context, file, (path) => writeResults(path, results, file.lines, context.lang));
}

async function finishRepeated(
  context: InboxContext,
  file: ClaimedFile,
  earlier: ImportedFileTable,
): Promise<void> {
  const day = earlier.taken_at.slice(0, 16).replace('T', ' ');
  const sentence = translate(context.lang, 'folder.repeated', { day, name: earlier.name });
  await finish(context, file, (path) => writeRepeated(path, sentence), false);
}

/** Writes the results of a file next to it, and moves the file to its destination. */
async function finish(
  context: InboxContext,
  file: ClaimedFile,
  write: (path: string) => Promise<void>,
  isRecorded = true,
): Promise<void> {
  const name = availableName(context.places.done, file.name);
  await write(join(context.places.done, `${name}.result.csv`));
  if (isRecorded)
    await finishImportedFile(context.db, file.id, 'done', context.now().toISOString());
  await moveFile(context, file, 'done', name);
}

async function fail(context: InboxContext, file: ClaimedFile, sentence: string): Promise<void> {
  const name = availableName(context.places.failed, file.name);
  await writeFileDurably(join(context.places.failed, `${name}.txt`), `${sentence}\n`);
  await finishImportedFile(context.db, file.id, 'failed', context.now().toISOString());
  await moveFile(context, file, 'failed', name);
}

async function moveFile(
  context: InboxContext,
  file: ClaimedFile,
  state: 'done' | 'failed',
  name = availableName(context.places[state], file.name),
): Promise<void> {
  await rename(file.path, join(context.places[state], name)).catch((error: unknown) => {
    // Another process has already moved it.
    if (!isMissing(error)) throw error;
  });
  for (const path of Object.values(workPaths(context, file))) await rm(path, { force: true });
}

/** Returns the name, with a number appended if the file already exists. */
function availableName(folder: string, name: string): string {
  let number = 1;
  while (existsSync(join(folder, withNumber(name, number)))) number += 1;
  return withNumber(name, number);
}

/** Returns the number of an invoice in a file's name, where `_` may stand for a slash. */
async function invoiceNumberNamed(db: Db, text: string): Promise<string> {
  const slashed = text.replaceAll('_', '/');
  const invoices = await invoicesByNumbers(db, [text, slashed]);
  return !invoices.has(text) && invoices.has(slashed) ? slashed : text;
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}
