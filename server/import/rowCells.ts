import { BadRow } from './badRow';
import type { Columns } from './chooseColumns';
import type { Field } from './fields';

/** How the rows of a file are meant. */
export interface Reading {
  /** True where rows change what is there; else they are all that there is to be. */
  isUpdate: boolean;
}

/** Fields that a product can be without. */
const CLEARABLE: ReadonlySet<Field> = new Set<Field>([
  'name_fr',
  'name_es',
  'description',
  'description_fr',
  'description_es',
  'sale_price',
  'sale_price_us',
  'retail_price',
  'retail_price_us',
  'barcode',
  'class',
  'class_us',
  'brand',
  'color',
  'type',
  'size',
  'types',
  'image',
]);

/** The cell that clears what is stored. */
const CLEARED = /^null$/i;

/** The cells of a row by field. */
export class RowCells {
  /** What was left out of the row though it was taken. */
  readonly notes: string[] = [];

  constructor(
    readonly cells: readonly string[],
    readonly columns: Columns,
    readonly reading: Reading,
  ) {}

  has(field: Field): boolean {
    return this.columns[field] !== undefined;
  }

  /** What the row says of a field: nothing (`undefined`), that there is to be none (`null`), or a text. */
  of(field: Field): string | null | undefined {
    const at = this.columns[field];
    if (at === undefined) return undefined;
    const text = this.cells[at] ?? '';
    if (CLEARED.test(text)) {
      if (CLEARABLE.has(field)) return null;
      throw new BadRow(`the ${field.replaceAll('_', ' ')} cannot be cleared`);
    }
    return text === '' && this.reading.isUpdate ? undefined : text;
  }

  /** The same where nothing and none come to the same. */
  text(field: Field): string {
    return this.of(field) ?? '';
  }
}
