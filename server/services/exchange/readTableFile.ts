import type { ServerMessageKey } from '../../messages/translate';
import type { Conversion } from '../../table-files/conversion';
import type { ConvertedRows, UnusableFile } from '../../table-files/convertFile';
import type { Converter } from '../../table-files/openConverter';
import { Refusal } from '../actions/refusal';

/** Messages that name the columns, for senders who cannot map them. */
const COLUMN_MESSAGES: Partial<Record<ServerMessageKey, ServerMessageKey>> = {
  'upload.noKey': 'folder.noKey',
  'upload.noField': 'folder.noKey',
  'upload.whichPrice': 'folder.whichPrice',
};

/** A file that cannot be read as rows; the same, whichever way it was sent. */
export class TableRefusal extends Refusal {
  constructor(readonly file: UnusableFile) {
    const { code, params } = file.reason;
    const status = code === 'upload.tooLarge' ? 413 : 400;
    super(status, COLUMN_MESSAGES[code] ?? code, params && { params });
  }
}

/** Reads a table into rows as the machine API takes them. */
export async function readTableFile(
  convert: Converter,
  conversion: Conversion,
): Promise<ConvertedRows> {
  const converted = await convert(conversion);
  if ('reason' in converted) throw new TableRefusal(converted);
  return converted;
}
