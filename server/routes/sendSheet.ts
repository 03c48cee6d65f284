import type { FastifyReply } from 'fastify';

import { csvDialectOf } from '#domain/csv';
import { localeOf, type Language } from '#domain/languages';

import { csvStream } from '../spreadsheets/csvStream';
import { jsonStream } from '../spreadsheets/jsonStream';
import type { ExportTable, ExportFormat } from '../spreadsheets/sheet';
import { xlsxStream } from '../spreadsheets/xlsxStream';

const CONTENT_TYPES: Record<ExportFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  json: 'application/json; charset=utf-8',
};

interface SheetFileOptions {
  format: ExportFormat;
  /** File name without extension, in ASCII. */
  name: string;
  language: Language;
  country: 'CA' | 'US';
}

/** Sends a table as a file, streaming it while it is read. */
export function sendSheet(
  reply: FastifyReply,
  sheet: ExportTable,
  { format, name, language, country }: SheetFileOptions,
): FastifyReply {
  reply.type(CONTENT_TYPES[format]);
  reply.header('content-disposition', `attachment; filename="${name}.${format}"`);
  const writers = {
    xlsx: () => xlsxStream(sheet),
    csv: () => csvStream(sheet, csvDialectOf(localeOf(language, country))),
    json: () => jsonStream(sheet),
  };
  return reply.send(writers[format]());
}
