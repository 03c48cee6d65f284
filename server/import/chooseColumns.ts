import { FIELD_NAMES, FIELDS, isField, plainHeading, type Field } from './fields';
import { ImportRefusal } from './importRefusal';
import { matchHeadings, type Matched, type Said } from './matchHeadings';

/** Column index of each field. */
export type Columns = Matched<Field>;

/** Column mapping by the user: heading to field, or to '' to ignore the column. */
export type ColumnMap = Readonly<Record<string, string>>;

/** Fields required to import a catalogue, and those required to update one. */
const NEEDED: readonly Field[] = ['product_id', 'name', 'price'];
const NEEDED_TO_UPDATE: readonly Field[] = ['product_id'];

/** Recognises the columns of a heading row; the user's mapping takes precedence. */
export function chooseColumns(headings: readonly string[], map: ColumnMap): Columns {
  const said = saidOf(headings, map);
  const plain = headings.map(plainHeading);
  const { name = -1 } = matchHeadings(plain, namesBeside(undefined), said);
  return matchHeadings(plain, namesBeside(plain[name]), said);
}

const saidOf = (headings: readonly string[], map: ColumnMap): Said<Field> =>
  Object.entries(map).map(([heading, field]) => {
    const at = columnNamed(headings, heading);
    if (field !== '' && !isField(field)) throw noField(field);
    return [at, field];
  });

/** 'Description FR' is a French name only if 'Description' is the name column. */
function namesBeside(nameHeading: string | undefined) {
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

function columnNamed(headings: readonly string[], heading: string): number {
  const exact = headings.indexOf(heading);
  if (exact >= 0) return exact;
  const at = headings.map(plainHeading).indexOf(plainHeading(heading));
  if (at >= 0) return at;
  throw new ImportRefusal(
    `There is no column "${heading}". The columns are: ${headings.join(', ')}.`,
  );
}

/** Returns the required fields that the heading row lacks. */
export const missingFields = (columns: Columns, isUpdate: boolean): Field[] =>
  (isUpdate ? NEEDED_TO_UPDATE : NEEDED).filter((field) => columns[field] === undefined);

/**
 * Restricts the columns to some fields; `price` includes the US price column, and `name` the French
 * and Spanish ones.
 */
export function onlyColumns(columns: Columns, only: readonly string[] | undefined): Columns {
  if (!only) return columns;
  const isMeant = (field: Field, asked: string) =>
    field === asked ||
    /^_(us|fr|es)$/.test(field.startsWith(asked) ? field.slice(asked.length) : '');
  for (const asked of only) {
    if (!isField(asked)) throw noField(asked);
    if (FIELD_NAMES.some((field) => columns[field] !== undefined && isMeant(field, asked)))
      continue;
    throw new ImportRefusal(`--only includes ${asked}, but no column was recognised as ${asked}.`);
  }
  const kept = FIELD_NAMES.filter(
    (field) => field === 'product_id' || only.some((asked) => isMeant(field, asked)),
  );
  return Object.fromEntries(
    kept.flatMap((field) => (columns[field] === undefined ? [] : [[field, columns[field]]])),
  );
}

const noField = (text: string): ImportRefusal =>
  new ImportRefusal(`"${text}" is not a product field. The fields are: ${FIELD_NAMES.join(', ')}.`);
