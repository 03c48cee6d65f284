import {
  MAX_LENGTHS,
  ROWS,
  type ApplicationField,
  type FieldKind,
  type RowsName,
  type TextKind,
} from './fields';

/** Whether a field of this kind holds a single text. */
export const isText = (kind: FieldKind): kind is TextKind => kind in MAX_LENGTHS;

/** Counts characters by code point rather than by UTF-16 code unit. */
export const countCharacters = (text: string): number => [...text].length;

export const isLongerThan = (text: string, limit: number): boolean =>
  text.length > limit && countCharacters(text) > limit;

export const isTooLong = (text: string, kind: TextKind): boolean =>
  isLongerThan(text, MAX_LENGTHS[kind]);

/** Applies a change to a field's text, or in a list to each text of its rows. */
export function mapTexts<Value>(
  { name, kind }: ApplicationField,
  value: Value,
  change: (text: string, kind: TextKind) => string,
): Value {
  if (isText(kind)) return (typeof value === 'string' ? change(value, kind) : value) as Value;
  if (kind !== 'rows' || !Array.isArray(value)) return value;
  const columns: Partial<Record<string, TextKind>> = ROWS[name as RowsName];
  return value.map((row: Record<string, string>) =>
    Object.fromEntries(
      Object.entries(row).map(([column, text]) => [
        column,
        change(text, columns[column] ?? 'text'),
      ]),
    ),
  ) as Value;
}
