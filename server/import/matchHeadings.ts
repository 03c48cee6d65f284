/** Column index of each matched field. */
export type MatchedColumns<Name extends string> = Partial<Record<Name, number>>;

/** The user's column mapping: column index and field, or '' to ignore the column. */
export type ColumnMapping<Name extends string> = readonly (readonly [
  column: number,
  field: Name | '',
])[];

/**
 * Matches columns to fields: first those mapped by the user, then those whose normalised heading is
 * a name of a field. Names listed first take precedence, and no column is matched twice.
 */
export function matchHeadings<Name extends string>(
  normalised: readonly string[],
  names: readonly (readonly [field: Name, names: readonly string[]])[],
  mapping: ColumnMapping<Name> = [],
): MatchedColumns<Name> {
  const matched: MatchedColumns<Name> = {};
  const usedColumns = new Set<number>();
  for (const [index, field] of mapping) {
    usedColumns.add(index);
    if (field !== '') matched[field] = index;
  }
  for (const [field, lines] of names) {
    if (matched[field] !== undefined) continue;
    for (const name of lines.flatMap((line) => line.split('|'))) {
      const index = normalised.findIndex(
        (heading, each) => heading === name && !usedColumns.has(each),
      );
      if (index < 0) continue;
      matched[field] = index;
      usedColumns.add(index);
      break;
    }
  }
  return matched;
}
