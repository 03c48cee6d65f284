/** Which column holds which of some fields, by number. */
export type Matched<Name extends string> = Partial<Record<Name, number>>;

/**
 * The columns whose plain headings are names of a field; of several names the one that is given first
 * is taken, and no column is taken twice.
 */
export function matchHeadings<Name extends string>(
  plain: readonly string[],
  names: readonly (readonly [field: Name, names: readonly string[]])[],
): Matched<Name> {
  const matched: Matched<Name> = {};
  const taken = new Set<number>();
  for (const [field, lines] of names) {
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
