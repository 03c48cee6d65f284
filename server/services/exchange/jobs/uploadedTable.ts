import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

import { ROWS_FILE_LIMITS } from '#domain/uploads';

import type { MessageKey } from '../../../messages/translate';
import type { ImportRefusal } from '../../../table-files/importRefusal';
import type { Converter } from '../../../table-files/openConverter';
import type { FileFields } from '../../../table-files/typedRows';
import { Refusal } from '../../actions/refusal';

import { limitBytes, MAX_BYTES, type Upload } from './uploadedRows';

/** Rows as a program sends them, and what they state once for all of them. */
export interface SentRows {
  rows: Upload;
  ofAll: FileFields;
}

/**
 * Reads a table that a program has sent as the exchange folder reads files, and passes its rows on;
 * refused if it is no table of this kind.
 */
export async function withUploadedTable<Result>(
  convert: Converter,
  kind: string,
  upload: Upload,
  use: (sent: SentRows) => Promise<Result>,
): Promise<Result> {
  const dir = await mkdtemp(join(tmpdir(), 'haberdash-table-'));
  const [source, rows, lines] = ['source', 'rows', 'lines'].map((name) => join(dir, name)) as [
    string,
    string,
    string,
  ];
  try {
    await pipeline(limitBytes(upload), createWriteStream(source));
    const converted = await convert({ kind, source, rows, lines, maxBytes: MAX_BYTES.unpacked });
    if ('reason' in converted) throw refusalOf(converted.reason);
    const stream = createReadStream(rows);
    return await use({ rows: { stream, isPacked: true }, ofAll: converted.ofAll });
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}

/** Refusals for reasons that concern the columns; anything else is no table at all. */
const COLUMN_REFUSALS: Partial<Record<MessageKey, MessageKey>> = {
  'exchange.headingTwice': 'exchange.headingTwice',
  'upload.whichPrice': 'folder.whichPrice',
  'upload.noKey': 'folder.noKey',
  'upload.noField': 'folder.noKey',
};

function refusalOf({ code, params }: ImportRefusal['reason']): Refusal {
  if (code === 'upload.tooLarge') {
    const { rows: limit } = ROWS_FILE_LIMITS;
    return new Refusal(413, 'exchange.tooManyRows', { params: { limit } });
  }
  const refused = COLUMN_REFUSALS[code];
  return new Refusal(400, refused ?? 'exchange.unreadable', refused && params && { params });
}
