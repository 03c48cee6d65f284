import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';

import { ZipFile } from 'yazl';

import {
  SHEET_END,
  SHEET_PATH,
  sheetStart,
  workbookParts,
} from '../../server/spreadsheets/xlsxParts';

const MEGABYTE = 1024 * 1024;
/** Signature of a ZIP directory entry, and the offset of its uncompressed size. */
const ENTRY = Buffer.from('PK\x01\x02');
const SIZE_AT = 24;

async function packSheet(): Promise<Buffer> {
  const columns = ['sku', 'stock', 'price'].map((title) => ({
    title,
    kind: 'text' as const,
    width: 10,
  }));
  const row = '<row><c t="inlineStr"><is><t>A1</t></is></c><c><v>0</v></c><c><v>9</v></c></row>';
  const part = Buffer.from(row.repeat(Math.ceil(MEGABYTE / row.length)));
  async function* sheet() {
    yield sheetStart(columns);
    for (let megabyte = 0; megabyte < 200; megabyte += 1) yield part;
    yield SHEET_END;
  }
  const zip = new ZipFile();
  for (const [path, xml] of workbookParts('Stock')) zip.addBuffer(Buffer.from(xml), path);
  zip.addReadStream(Readable.from(sheet(), { objectMode: false }), SHEET_PATH);
  zip.end();
  return buffer(zip.outputStream as Readable);
}

/** Packed only once, because that takes longer than refusing it. */
let packed: Promise<Buffer> | undefined;

/**
 * Builds a workbook of a few hundred kilobytes whose sheet decompresses to 200 MB; with `lies`, it
 * declares a small size.
 */
export async function workbookBomb({ lies }: { lies: boolean }): Promise<Buffer> {
  const bytes = Buffer.from(await (packed ??= packSheet()));
  if (!lies) return bytes;
  for (let offset = bytes.indexOf(ENTRY); offset >= 0; offset = bytes.indexOf(ENTRY, offset + 1)) {
    bytes.writeUInt32LE(Math.min(bytes.readUInt32LE(offset + SIZE_AT), 5_000), offset + SIZE_AT);
  }
  return bytes;
}
