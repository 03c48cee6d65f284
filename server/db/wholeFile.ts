import { closeSync, fstatSync, openSync, readSync, statSync } from 'node:fs';

const MAGIC = 'SQLite format 3\0';
/** Sizes of the headers of a database, of its journal, and of a page in the journal, in bytes. */
const HEADER = 100;
const JOURNAL_HEADER = 32;
const FRAME_HEADER = 24;

/**
 * Throws if pages of an SQLite file are missing, as after copying half of it: SQLite itself would
 * open it, and fail when it needs one of them. Takes no longer for a large file.
 */
export function assertWhole(file: string): void {
  const { size, pageSize, pages } = readHeader(file);
  const there = Math.floor(size / pageSize);
  // After a crash, the last pages may be in the journal alone.
  const journal = statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0;
  const inJournal = Math.max(0, Math.floor((journal - JOURNAL_HEADER) / (FRAME_HEADER + pageSize)));
  if (there + inJournal >= pages) return;
  const message = `${there} of its ${pages} pages are there`;
  throw Object.assign(new Error(message), { code: 'SQLITE_CORRUPT' });
}

/** Reads what the file says of itself (https://www.sqlite.org/fileformat.html, section 1.3). */
function readHeader(file: string): { size: number; pageSize: number; pages: number } {
  const header = Buffer.alloc(HEADER);
  const descriptor = openSync(file, 'r');
  const { size } = fstatSync(descriptor);
  readSync(descriptor, header, 0, HEADER, 0);
  closeSync(descriptor);
  const storedSize = header.readUInt16BE(16);
  const pageSize = storedSize === 1 ? 65_536 : Math.max(storedSize, 512);
  // What is new or no database is left to SQLite, and so is a number that the last writer has not kept.
  const isDatabase = header.toString('latin1', 0, MAGIC.length) === MAGIC;
  const isCounted = isDatabase && header.readUInt32BE(24) === header.readUInt32BE(92);
  return { size, pageSize, pages: isCounted ? header.readUInt32BE(28) : 0 };
}
