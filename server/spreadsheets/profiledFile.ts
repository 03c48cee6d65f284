import { BYTE_ORDER_MARK, csvRow, type CsvValue } from '#domain/csv';

import type { ProfileEncoding, Profile } from './profile';
import type { Cell, ExportColumnKind, ExportTable } from './sheet';

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

/**
 * Characters 0x80 to 0x9f, in which Windows-1252 differs from Latin-1; a full stop marks undefined
 * ones.
 */
const SPECIAL_CHARACTERS = '€.‚ƒ„…†‡ˆ‰Š‹Œ.Ž..‘’“”•–—˜™š›œ.žŸ';

const FIRST_SPECIAL = 0x80;

const LATIN_BYTES = Array.from({ length: 0x60 }, (_none, index) => index + 0xa0);

const BYTES = new Map<string, number>([
  ...Array.from({ length: FIRST_SPECIAL }, (_none, byte) => byte).map(asThemselves),
  ...LATIN_BYTES.map(asThemselves),
  ...Array.from(
    SPECIAL_CHARACTERS,
    (character, index) => [character, FIRST_SPECIAL + index] as const,
  ).filter(([character]) => character !== '.'),
]);

function asThemselves(byte: number): readonly [string, number] {
  return [String.fromCharCode(byte), byte];
}

const QUESTION_MARK = 0x3f;

/**
 * Encodes text for older Windows programs; an unsupported character loses its accents or becomes a
 * question mark.
 */
const encodeWindows1252 = (text: string): Buffer => Buffer.from(Array.from(text, byteOf));

function byteOf(character: string): number {
  const [baseCharacter = ''] = character.normalize('NFKD');
  return BYTES.get(character) ?? BYTES.get(baseCharacter) ?? QUESTION_MARK;
}
