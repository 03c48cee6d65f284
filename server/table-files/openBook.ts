import { readFileSync, statSync } from 'node:fs';
import { parentPort, Worker, workerData } from 'node:worker_threads';

import { MEBIBYTE } from '#domain/bytes';
import type { WorkbookSheet } from '#domain/order-file/readSheets';
import { TooLargeUnpacked } from '#domain/workbook/TooLargeUnpacked';
import { workbookOpener } from '#domain/workbook/workbookOpener';

import { ImportRefusal } from './importRefusal';
import type { TextSource } from './openText';

const MAX_SIZE = { rows: 1_048_576, columns: 200 };
const MAX_FILE_BYTES = 64 * MEBIBYTE;
const MAX_UNPACKED_MEGABYTES = 256;

/**
 * Resource limits of the worker thread, as a damaged or hostile workbook can keep it busy forever.
 */
const RESOURCE_LIMITS = { maxOldGenerationSizeMb: 2048 };
const TIMEOUT_MS = 30_000;

/** Opens a workbook and returns its sheets. */
export type OpenBook = (source: TextSource) => Promise<WorkbookSheet[]>;

const REFUSALS = {
  large: 'The workbook is too large. Save the sheet with the products as CSV, then import that.',
  damaged:
    'The workbook is damaged or password-protected. Save the sheet with the products as CSV, then import that.',
} as const;

type Book = { sheets: WorkbookSheet[] } | { refusal: keyof typeof REFUSALS };

/** Reads the sheets of a workbook, up to a size. */
export async function readBook(source: TextSource, maxMegabytes: number): Promise<Book> {
  // Takes 12 MB of memory, which only a thread that reads a workbook needs.
  const { read, SSF } = await import('@e965/xlsx');
  const bytes = typeof source === 'string' ? readFileSync(source) : source;
  const limits = { ...MAX_SIZE, unpacked: maxMegabytes * MEBIBYTE };
  try {
    return { sheets: await workbookOpener({ read, SSF }, limits)(bytes) };
  } catch (error) {
    return { refusal: error instanceof TooLargeUnpacked ? 'large' : 'damaged' };
  }
}

/**
 * Opens workbooks in a worker thread that runs the same program, which calls `openInThread` there.
 */
export const bookOpener =
  (program: string): OpenBook =>
  async (source) => {
    const isLarge = typeof source === 'string' && statSync(source).size > MAX_FILE_BYTES;
    if (isLarge) throw new ImportRefusal(REFUSALS.large);
    const worker = new Worker(program, { workerData: source, resourceLimits: RESOURCE_LIMITS });
    const message = await new Promise<Book>((resolve) => {
      const timer = setTimeout(() => resolve({ refusal: 'large' }), TIMEOUT_MS);
      worker.once('message', resolve);
      worker.once('error', () => resolve({ refusal: 'large' }));
      worker.once('exit', () => {
        clearTimeout(timer);
        resolve({ refusal: 'damaged' });
      });
    });
    await worker.terminate();
    if ('refusal' in message) throw new ImportRefusal(REFUSALS[message.refusal]);
    return message.sheets;
  };

/** Runs in the worker thread. */
export async function openInThread(): Promise<void> {
  parentPort?.postMessage(await readBook(workerData as TextSource, MAX_UNPACKED_MEGABYTES));
}
