import { FIELD_NAMES, FIELDS, isField, plainHeading, type Field } from './fields';
import { ImportRefusal } from './importRefusal';

/** Which column holds which field, by number. */
export type Columns = Partial<Record<Field, number>>;

/** What the person says of columns: heading to field, or to '' for a column to leave alone. */
export type ColumnMap = Readonly<Record<string, string>>;

/** Fields that a catalogue cannot do without, and those without which nothing can be updated. */
const NEEDED: readonly Field[] = ['product_id', 'name', 'price'];
const NEEDED_TO_UPDATE: readonly Field[] = ['product_id'];

/** Recognises the columns of a heading row; what the person said of them comes first. */
export function chooseColumns(headings: readonly string[], map: ColumnMap): Columns {
  const columns: Columns = {};
  const taken = new Set<number>();
  for (const [heading, field] of Object.entries(map)) {
    const at = columnNamed(headings, heading);
    taken.add(at);
    if (field === '') continue;
    if (!isField(field)) throw noField(field);
    columns[field] = at;
  }

  const plain = headings.map(plainHeading);
  for (const field of FIELD_NAMES) {
    if (columns[field] !== undefined) continue;
    const names = namesOf(field, plain[columns.name ?? -1]);
    const name = names.find((each) => freeColumn(plain, each, taken) >= 0);
    if (name === undefined) continue;
    const at = freeColumn(plain, name, taken);
    columns[field] = at;
    taken.add(at);
  }
  return columns;
}

/** 'Description FR' is a French name only where 'Description' is the name. */
function namesOf(field: Field, nameHeading: string | undefined): string[] {
  const names = FIELDS[field].flatMap((line) => line.split('|'));
  const isNamed = nameHeading?.startsWith('desc') === false;
  return field.startsWith('name_') && isNamed
    ? names.filter((name) => !name.includes('description'))
    : names;
}

const freeColumn = (plain: readonly string[], name: string, taken: ReadonlySet<number>): number =>
  plain.findIndex((heading, at) => heading === name && !taken.has(at));

function columnNamed(headings: readonly string[], heading: string): number {
  const exact = headings.indexOf(heading);
  if (exact >= 0) return exact;
  const at = headings.map(plainHeading).indexOf(plainHeading(heading));
  if (at >= 0) return at;
  throw new ImportRefusal(
    `There is no column "${heading}". The columns are: ${headings.join(', ')}.`,
  );
}

/** The fields without which nothing can be imported, where a heading row lacks them. */
export const missingFields = (columns: Columns, isUpdate: boolean): Field[] =>
  (isUpdate ? NEEDED_TO_UPDATE : NEEDED).filter((field) => columns[field] === undefined);

/** The columns of some fields alone; `price` stands for its column of the US too, `name` for those in French and Spanish. */
export function onlyColumns(columns: Columns, only: readonly string[] | undefined): Columns {
  if (!only) return columns;
  const isMeant = (field: Field, asked: string) =>
    field === asked ||
    /^_(us|fr|es)$/.test(field.startsWith(asked) ? field.slice(asked.length) : '');
  for (const asked of only) {
    if (!isField(asked)) throw noField(asked);
    if (FIELD_NAMES.some((field) => columns[field] !== undefined && isMeant(field, asked)))
      continue;
    throw new ImportRefusal(`--only names ${asked}, but no column was recognised as that.`);
  }
  const kept = FIELD_NAMES.filter(
    (field) => field === 'product_id' || only.some((asked) => isMeant(field, asked)),
  );
  return Object.fromEntries(
    kept.flatMap((field) => (columns[field] === undefined ? [] : [[field, columns[field]]])),
  );
}

const noField = (text: string): ImportRefusal =>
  new ImportRefusal(
    `"${text}" is no field of a product. The fields are: ${FIELD_NAMES.join(', ')}.`,
  );
