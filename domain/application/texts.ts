import {
  LONGEST,
  ROWS,
  type ApplicationField,
  type Kind,
  type RowsName,
  type TextKind,
} from './fields';

/** True for the kinds that are one text. */
export const isText = (kind: Kind): kind is TextKind => kind in LONGEST;

/** Characters as a reader counts them, not as they are stored. */
export const countCharacters = (text: string): number => [...text].length;

export const isLongerThan = (text: string, limit: number): boolean =>
  text.length > limit && countCharacters(text) > limit;

export const isTooLong = (text: string, kind: TextKind): boolean =>
  isLongerThan(text, LONGEST[kind]);

/** A field's value with its text changed, in a list each text of its rows. */
export function changeTexts<Value>(
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
