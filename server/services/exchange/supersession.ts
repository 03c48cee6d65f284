import type { DataKind, KeyedRow } from './dataKind';

/** What a row sets. */
interface RowScope {
  row: number;
  fields: readonly string[];
  scope: string | undefined;
}

/** Whether a later row with the same key sets everything that an earlier one does. */
const supersedes = (later: RowScope, earlier: RowScope): boolean =>
  earlier.scope !== undefined &&
  earlier.scope === later.scope &&
  earlier.fields.every((field) => later.fields.includes(field));

/**
 * Follows rows in their order; returns a function that takes the next row, and returns the number
 * of the earlier row that it supersedes, if any.
 */
export function openSupersession<Content extends object>({
  scopeOf = () => '',
}: Pick<DataKind<Content>, 'scopeOf'>) {
  const last = new Map<string, RowScope>();
  return ({ row, key, content }: KeyedRow<Content>): number | undefined => {
    const next = { row, fields: Object.keys(content), scope: scopeOf(content) };
    const earlier = last.get(key);
    last.set(key, next);
    return earlier && supersedes(next, earlier) ? earlier.row : undefined;
  };
}
