/** Column index of each matched field. */
export type Matched<Name extends string> = Partial<Record<Name, number>>;

/** The user's column mapping: column index and field, or '' to ignore the column. */
export type Said<Name extends string> = readonly (readonly [column: number, field: Name | ''])[];

/**
 * Matches columns to fields: first those mapped by the user, then those whose normalised heading is
 * a name of a field. Names listed first take precedence, and no column is matched twice.
 */
export function matchHeadings<Name extends string>(
  plain: readonly string[],
  names: readonly (readonly [field: Name, names: readonly string[]])[],
  said: Said<Name> = [],
): Matched<Name> {
  const matched: Matched<Name> = {};
  const taken = new Set<number>();
  for (const [at, field] of said) {
    taken.add(at);
    if (field !== '') matched[field] = at;
  }
  for (const [field, lines] of names) {
    if (matched[field] !== undefined) continue;
    for (const name of lines.flatMap((line) => line.split('|'))) {
      const at = plain.findIndex((heading, each) => heading === name && !taken.has(each));
      if (at < 0) continue;
      matched[field] = at;
      taken.add(at);
      break;
    }
  }
  return matched;
}
