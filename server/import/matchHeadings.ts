/** Which column holds which of some fields, by number. */
export type Matched<Name extends string> = Partial<Record<Name, number>>;

/** What a person says of columns: the number of each with its field, or with '' to leave it alone. */
export type Said<Name extends string> = readonly (readonly [column: number, field: Name | ''])[];

/**
 * The columns that a person says, and of the others those whose plain headings are names of a field; of
 * several names the one that is given first is taken, and no column is taken twice.
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
