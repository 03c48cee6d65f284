import type { TSchema } from 'typebox';

import { CategoryRow } from '#contract/v1/categories';
import { CustomerRow } from '#contract/v1/customers';
import { Acknowledgement } from '#contract/v1/orders';
import { PriceRow } from '#contract/v1/prices';
import { ProductChange } from '#contract/v1/products';
import { StockRow } from '#contract/v1/stock';

import { DATA_HEADINGS, ORDER_HEADINGS, type Headings } from './fileHeadings';
import type { ImportRefusal } from './importRefusal';
import {
  doubtfulHeading,
  matchHeadings,
  type ColumnMapping,
  type MatchedColumns,
} from './matchHeadings';
import { LineProgress, ShipmentRow } from './orderRows';

/** A kind of file that the folder accepts. */
export interface FileKind {
  name: string;
  /** Schema of its rows. */
  shape: TSchema;
  headings: Headings;
  /** Columns without which no row can be read. */
  needed: readonly string[];
}

/** Fields that apply to the whole file, given in every row or in the first. */
export const WHOLE_FILE_FIELDS = ['as_of', 'cursor', 'orders_file'] as const;

/** Whether a field is a day. */
export const isDayField = (field: string): boolean => field.endsWith('_on');

/** Whether a field is a moment. */
export const isTimeField = (field: string): boolean => field.endsWith('_at') || field === 'as_of';

/** Suffix of a field for the United States, in a file whose rows name no country. */
export const IN_US = '_us';

/** Returns the field that a column fills, regardless of country. */
export const fieldOf = (name: string): string =>
  name.endsWith(IN_US) ? name.slice(0, -IN_US.length) : name;

/** Returns the type of a field in a row; '' if the row has no such field. */
export function typeOf(shape: TSchema, field: string): string {
  const { properties = {} } = shape as { properties?: Record<string, TSchema> };
  const { type, anyOf } = (properties[field] ?? {}) as { type?: string; anyOf?: TSchema[] };
  return (anyOf?.[0] as { type?: string } | undefined)?.type ?? type ?? '';
}

const dataKind = (name: string, shape: TSchema): FileKind => ({
  name,
  shape,
  headings: DATA_HEADINGS[name] ?? namesOf(shape),
  needed: requiredOf(shape).slice(0, 1),
});

/** Files that arrive together are processed in this order: dependencies first. */
export const FILE_KINDS: readonly FileKind[] = [
  dataKind('products', ProductChange),
  dataKind('prices', PriceRow),
  dataKind('stock', StockRow),
  dataKind('categories', CategoryRow),
  dataKind('customers', CustomerRow),
  {
    name: 'acknowledgements',
    shape: Acknowledgement,
    needed: ['order_id', 'external_id'],
    headings: ORDER_HEADINGS.acknowledgements,
  },
  {
    name: 'shipments',
    shape: ShipmentRow,
    needed: ['order_id'],
    headings: ORDER_HEADINGS.shipments,
  },
  {
    name: 'order-status',
    shape: LineProgress,
    needed: ['order_id'],
    headings: ORDER_HEADINGS['order-status'],
  },
];

function requiredOf(shape: TSchema): readonly string[] {
  return (shape as { required?: string[] }).required ?? [];
}

function namesOf(shape: TSchema): Headings {
  const { properties = {} } = shape as { properties?: Record<string, TSchema> };
  return Object.fromEntries(Object.keys(properties).map((name) => [name, []]));
}

/** Maps columns to fields, by a person's mapping and by their normalised headings. */
export const columnsOf = (
  { headings }: FileKind,
  plain: readonly string[],
  mapping?: ColumnMapping<string>,
): MatchedColumns<string> =>
  matchHeadings(
    plain,
    Object.entries(headings).map(([field, names]) => [
      field,
      [field.replaceAll('_', ' '), ...names],
    ]),
    mapping,
  );

interface MappedColumns {
  headings: readonly string[];
  fields: readonly (string | null)[];
}

/** Returns what a table with these columns lacks; `undefined` if its rows can be read. */
export function missingColumns(
  kind: FileKind,
  { headings, fields }: MappedColumns,
): ImportRefusal['reason'] | undefined {
  const columns = headings.map((heading) => heading || '(none)').join(', ');
  const missing = kind.needed.filter((one) => !fields.includes(one));
  if (missing.length > 0) {
    return { code: 'upload.noKey', params: { columns, fields: missing.join(', ') } };
  }
  const dataFields = fields.filter(
    (field) => field !== null && !WHOLE_FILE_FIELDS.some((one) => one === field),
  );
  if (dataFields.length > kind.needed.length || kind.name === 'acknowledgements') return undefined;
  const others = Object.keys(kind.headings).slice(1);
  return { code: 'upload.noField', params: { columns, fields: others.join(', ') } };
}

/** Does the same for columns that nobody has mapped, of which two may have the same heading. */
export function reasonAgainst(
  kind: FileKind,
  layout: MappedColumns,
): ImportRefusal['reason'] | undefined {
  const { headings, fields } = layout;
  const matched = Object.fromEntries(
    fields.flatMap((field, column) => (field === null ? [] : [[field, column]])),
  );
  const missing = missingColumns(kind, layout);
  const heading = doubtfulHeading(headings, matched);
  if (missing || heading === undefined) return missing;
  return { code: 'exchange.headingTwice', params: { heading } };
}
