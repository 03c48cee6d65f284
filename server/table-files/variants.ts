import type { Columns, FileKind } from './fileKinds';
import { normaliseHeading } from './headings';
import type { TableRow } from './readTable';

/**
 * Columns of a file whose rows are variants, as exported by shop software: rows with the same
 * handle are one product, and only the first row contains the shared fields.
 */
export interface VariantColumns {
  handle: number;
  options: { name: number; value: number }[];
  image: number;
  status: number;
}

/** Fields that the first row of a product gives for all its variants. */
const SHARED_FIELDS = ['name', 'description', 'brand', 'category', 'type', 'image'];

/** Fields that only the row of a variant has. */
const VARIANT_FIELDS = ['product_id', 'price', 'selling_price', 'barcode', 'barcodes'];

/** The option value of a product without variants. */
const NO_VARIANT = 'default title';

const NOT_SOLD = /^(draft|archived|unlisted)$/i;

export function findVariants(headings: readonly string[]): VariantColumns | undefined {
  const normalised = headings.map(normaliseHeading);
  const columnNamed = (...names: string[]) =>
    normalised.findIndex((heading) => names.includes(heading));
  const handle = columnNamed('handle', 'url handle');
  const options = [1, 2, 3].flatMap((number) => {
    const value = columnNamed(`option${number} value`);
    return value < 0 ? [] : [{ name: columnNamed(`option${number} name`), value }];
  });
  if (handle < 0 || options.length === 0) return undefined;
  return {
    handle,
    options,
    image: columnNamed('variant image', 'variant image url'),
    status: columnNamed('status'),
  };
}

/** Adds columns for the variants' options after the last one. */
export const withOptions = (columns: Columns, width: number, { headings }: FileKind): Columns => ({
  ...columns,
  ...(columns.category === undefined && columns.type !== undefined && { category: columns.type }),
  ...(headings.color && { color: columns.color ?? width, size: columns.size ?? width + 1 }),
});

/** A row that is not a variant for sale: an additional picture of a product, or a draft. */
export type SkippedRow = 'picture' | 'draft';

/** Converts each variant row to a product row. */
export class VariantReader {
  #first: readonly string[] = [];

  constructor(
    readonly variants: VariantColumns,
    readonly columns: Columns,
    readonly width: number,
  ) {}

  read(row: TableRow): TableRow | SkippedRow {
    const { cells } = row;
    const { handle, status, image, options } = this.variants;
    if (cells[handle] !== this.#first[handle]) this.#first = cells;
    const isVariant = VARIANT_FIELDS.some((field) => cells[this.columns[field] ?? -1]);
    if (!isVariant) return 'picture';
    if (NOT_SOLD.test(cells[status] || this.#first[status] || '')) return 'draft';

    const filled = Array.from({ length: this.width + 2 }, (_, at) => cells[at] ?? '');
    for (const field of SHARED_FIELDS) {
      const at = this.columns[field];
      if (at !== undefined) filled[at] ||= this.#first[at] ?? '';
    }
    this.#put(filled, 'image', cells[image] || this.#first[this.columns.image ?? -1]);
    const chosen = options.map(({ name, value }) => ({
      name: normaliseHeading(this.#first[name] ?? ''),
      value: cells[value] ?? '',
    }));
    this.#nameOptions(filled, chosen);
    return { ...row, cells: filled };
  }

  #nameOptions(filled: string[], chosen: readonly { name: string; value: string }[]): void {
    const namedOptions = chosen.filter(({ value }) => value && value.toLowerCase() !== NO_VARIANT);
    const name = filled[this.columns.name ?? -1];
    const values = namedOptions.map(({ value }) => value).join(' / ');
    if (name && values) this.#put(filled, 'name', `${name} – ${values}`);
    const optionValue = (...names: string[]) =>
      namedOptions.find(({ name: each }) => names.includes(each))?.value;
    this.#put(filled, 'color', optionValue('color', 'colour', 'couleur'));
    this.#put(filled, 'size', optionValue('size', 'taille', 'format', 'talla', 'tamano'));
  }

  #put(filled: string[], field: string, text: string | undefined): void {
    const at = this.columns[field];
    if (at !== undefined && text) filled[at] = text;
  }
}
