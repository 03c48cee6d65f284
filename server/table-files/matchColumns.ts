import type { Columns, FileKind } from './fileKinds';
import { namesSaleOrPrice, normaliseHeading } from './headings';
import type { TableRow } from './readTable';

/** A person's mapping: field of each column that it settles, '' to ignore the column. */
type Mapping = ReadonlyMap<number, string>;

export const NO_MAPPING: Mapping = new Map();

interface Known {
  mapping?: Mapping | undefined;
  /** Rows below the headings: of several columns for a field, one with values is meant. */
  below?: readonly TableRow[];
}

/**
 * Matches columns to fields: first those mapped by a person, then those with a heading of a field.
 * No column is matched twice. In an update, a lone description could also be the name: it is neither
 * unless a person maps it, because a wrong guess would rename every product.
 */
export function matchColumns(
  kind: FileKind,
  headings: readonly string[],
  { mapping = NO_MAPPING, below = [] }: Known = {},
): Columns {
  const plain = headings.map(normaliseHeading);
  const mapped = Object.fromEntries([...mapping].map(([column, field]) => [field, column]));
  const isFilled = (column: number) => below.some(({ cells }) => cells[column]);
  const isExport = plain.includes('lineitem quantity');
  const match = (isMeant: (field: string, name: string) => boolean): Columns => {
    const columns: Columns = { ...mapped };
    delete columns[''];
    const free = new Set([...plain.keys()].filter((column) => !mapping.has(column)));
    for (const [field, names] of Object.entries(kind.headings)) {
      if (columns[field] !== undefined) continue;
      const fitting = [field.replaceAll('_', ' '), ...names]
        .filter(
          (name) => isMeant(field, name) && (isExport || field !== 'order' || name !== 'name'),
        )
        .flatMap((name) => [...free].filter((column) => plain[column] === name));
      const column = fitting.find(isFilled) ?? fitting[0];
      if (column === undefined) continue;
      columns[field] = column;
      free.delete(column);
    }
    return columns;
  };
  const nameIn = ({ name = -1 }: Columns) => plain[name] ?? 'desc';
  const columns = match(() => true);
  // “Description FR” is a French name only if “Description” is the name.
  if (!nameIn(columns).startsWith('desc'))
    return match((field, name) => !(/^name_/.test(field) && name.includes('description')));
  if (kind.needed.includes('name')) return columns;
  const isGuessed = (field: string) =>
    /^name/.test(field) &&
    mapped[field] === undefined &&
    plain[columns[field] ?? -1]?.includes('desc');
  return Object.fromEntries(Object.entries(columns).filter(([field]) => !isGuessed(field)));
}

/** Returns the columns with a sale price as the price, if its heading may mean it and there is no other. */
export function alonePrice(
  headings: readonly string[],
  columns: Columns,
  mapping = NO_MAPPING,
): Columns {
  const [price, sale] =
    'selling_price_2' in columns ? ['selling_price', 'selling_price_2'] : ['price', 'sale_price'];
  const { [sale]: column = -1, ...others } = columns;
  const isAlone = columns[price] === undefined && !mapping.has(column);
  return isAlone && namesSaleOrPrice(headings[column] ?? '')
    ? { ...others, [price]: column }
    : columns;
}
