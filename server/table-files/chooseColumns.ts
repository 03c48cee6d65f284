import { FIELD_NAMES, FIELDS, isField, normaliseHeading, type Field } from './fields';
import { ImportRefusal } from './importRefusal';
import { matchHeadings, type MatchedColumns, type ColumnMapping } from './matchHeadings';

/** Column index of each field. */
export type Columns = MatchedColumns<Field>;

/** Column mapping by the user: heading to field, or to '' to ignore the column. */
export type ColumnMap = Readonly<Record<string, string>>;

/** Fields required to import a catalogue, and those required to update one. */
const REQUIRED: readonly Field[] = ['product_id', 'name', 'price'];
const REQUIRED_TO_UPDATE: readonly Field[] = ['product_id'];

/** Recognises the columns of a heading row; the user's mapping takes precedence. */
export function chooseColumns(headings: readonly string[], map: ColumnMap): Columns {
  const mappedColumns = resolveMap(headings, map);
  const normalised = headings.map(normaliseHeading);
  const { name = -1 } = matchHeadings(normalised, headingNamesFor(undefined), mappedColumns);
  return matchHeadings(normalised, headingNamesFor(normalised[name]), mappedColumns);
}

const resolveMap = (headings: readonly string[], map: ColumnMap): ColumnMapping<Field> =>
  Object.entries(map).map(([heading, field]) => {
    const index = findColumn(headings, heading);
    if (field !== '' && !isField(field)) throw unknownField(field);
    return [index, field];
  });

/** 'Description FR' is a French name only if 'Description' is the name column. */
function headingNamesFor(nameHeading: string | undefined) {
  const isNamed = nameHeading?.startsWith('desc') === false;
  return FIELD_NAMES.map((field) => {
    const names = FIELDS[field].flatMap((line) => line.split('|'));
    return [
      field,
      field.startsWith('name_') && isNamed
        ? names.filter((name) => !name.includes('description'))
        : names,
    ] as const;
  });
}

function findColumn(headings: readonly string[], heading: string): number {
  const exact = headings.indexOf(heading);
  if (exact >= 0) return exact;
  const index = headings.map(normaliseHeading).indexOf(normaliseHeading(heading));
  if (index >= 0) return index;
  throw new ImportRefusal(
    `There is no column "${heading}". The columns are: ${headings.join(', ')}.`,
  );
}

/** Returns the required fields that the heading row lacks. */
export const missingFields = (columns: Columns, isUpdate: boolean): Field[] =>
  (isUpdate ? REQUIRED_TO_UPDATE : REQUIRED).filter((field) => columns[field] === undefined);

/**
 * Restricts the columns to some fields; `price` includes the US price column, and `name` the French
 * and Spanish ones.
 */
export function selectColumns(columns: Columns, only: readonly string[] | undefined): Columns {
  if (!only) return columns;
  const isSelected = (field: Field, requested: string) =>
    field === requested ||
    /^_(us|fr|es)$/.test(field.startsWith(requested) ? field.slice(requested.length) : '');
  for (const requested of only) {
    if (!isField(requested)) throw unknownField(requested);
    if (FIELD_NAMES.some((field) => columns[field] !== undefined && isSelected(field, requested)))
      continue;
    throw new ImportRefusal(
      `--only includes ${requested}, but no column was recognised as ${requested}.`,
    );
  }
  const selectedFields = FIELD_NAMES.filter(
    (field) => field === 'product_id' || only.some((requested) => isSelected(field, requested)),
  );
  return Object.fromEntries(
    selectedFields.flatMap((field) =>
      columns[field] === undefined ? [] : [[field, columns[field]]],
    ),
  );
}

const unknownField = (text: string): ImportRefusal =>
  new ImportRefusal(`"${text}" is not a product field. The fields are: ${FIELD_NAMES.join(', ')}.`);
