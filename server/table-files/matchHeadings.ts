import { normaliseHeading } from './fields';
import { ImportRefusal } from './importRefusal';

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

/**
 * Returns the heading of a matched column of one of these fields that a column without a field has
 * too, so that either could be meant.
 */
export function doubtfulHeading<Name extends string>(
  headings: readonly string[],
  matched: MatchedColumns<Name>,
  fields: readonly Name[] = Object.keys(matched) as Name[],
): string | undefined {
  const used = new Set<unknown>(Object.values(matched));
  const others = headings.filter((_, column) => !used.has(column)).map(normaliseHeading);
  return fields
    .flatMap((field) => headings[matched[field] ?? -1] ?? [])
    .find((heading) => others.includes(normaliseHeading(heading)));
}

/** Refuses headings of which one is in doubt. */
export function refuseDoubtful<Name extends string>(
  headings: readonly string[],
  matched: MatchedColumns<Name>,
  fields?: readonly Name[],
): void {
  const heading = doubtfulHeading(headings, matched, fields);
  if (heading === undefined) return;
  throw new ImportRefusal(
    `Two columns have the heading "${heading}". Rename the one that is not meant.`,
    { code: 'exchange.headingTwice', params: { heading } },
  );
}
