import { BYTE_ORDER_MARK, csvRow, type CsvValue } from '#domain/csv';

import type { ProfileEncoding, Profile } from './profile';
import type { Cell, ExportColumnKind, ExportTable } from './sheet';
import { encodeWindows1252 } from './windows1252';

/** Formats a table according to a profile. */
export async function profiledText(
  { columns, batches }: ExportTable,
  profile: Profile,
): Promise<string> {
  const columnIndexes = new Map(columns.map(({ name }, index) => [name ?? '', index]));
  const cellReaders = profile.columns.map((column) => {
    if ('constant' in column) return () => ({ code: column.constant });
    const columnIndex = columnIndexes.get(column.field) ?? -1;
    const kind = columns[columnIndex]?.kind ?? 'text';
    return (row: readonly Cell[]) => valueOf(row[columnIndex] ?? null, kind, profile);
  });
  const parts: string[] = [];
  if (profile.hasHeadings) {
    parts.push(
      csvRow(
        profile.columns.map(({ heading }) => ({ code: heading })),
        profile,
      ),
    );
  }
  for await (const rows of batches) {
    parts.push(
      ...rows.map((row) =>
        csvRow(
          cellReaders.map((valueIn) => valueIn(row)),
          profile,
        ),
      ),
    );
  }
  return parts.join('');
}

/** Free text is protected from formula evaluation; codes and days are written verbatim. */
function valueOf(cell: Cell, kind: ExportColumnKind, { dates }: Profile): CsvValue {
  if (typeof cell !== 'string') return cell ?? '';
  if (kind === 'day') return { code: formatDay(cell, dates) };
  return kind === 'code' ? { code: cell } : cell;
}

function formatDay(day: string, pattern: string): string {
  const [year = '', month = '', date = ''] = day.split('-');
  if (date === '') return day;
  return pattern
    .replace('YYYY', year)
    .replace('YY', year.slice(2))
    .replace('MM', month)
    .replace('DD', date);
}

/** Encodes the file; UTF-8 gets a byte order mark. */
export const encodeFile = (text: string, encoding: ProfileEncoding): Buffer =>
  encoding === 'windows-1252' ? encodeWindows1252(text) : Buffer.from(BYTE_ORDER_MARK + text);
