import { BadRow } from './badRow';
import type { Columns } from './chooseColumns';
import type { Field } from './fields';

/** How the rows of a file are to be interpreted. */
export interface ReadingOptions {
  /** Whether rows update existing products; otherwise they are the complete catalogue. */
  isUpdate: boolean;
}

/** Optional fields of a product. */
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

/** Cell content that clears the stored value. */
const CLEAR_MARK = /^null$/i;

/** Access to the cells of a row by field. */
export class RowCells {
  /** Notes about values that were ignored in an otherwise valid row. */
  readonly notes: string[] = [];

  constructor(
    readonly cells: readonly string[],
    readonly columns: Columns,
    readonly reading: ReadingOptions,
    /** The fields whose headings name Canada. */
    readonly ofCanada: ReadonlySet<Field> = new Set(),
  ) {}

  has(field: Field): boolean {
    return this.columns[field] !== undefined;
  }

  /**
   * Returns the value of a field: `undefined` if not given, `null` if it is to be cleared, or text.
   */
  of(field: Field): string | null | undefined {
    const index = this.columns[field];
    if (index === undefined) return undefined;
    const text = this.cells[index] ?? '';
    if (CLEAR_MARK.test(text)) {
      if (CLEARABLE.has(field)) return null;
      throw new BadRow(`the ${field.replaceAll('_', ' ')} cannot be cleared`);
    }
    return text === '' && this.reading.isUpdate ? undefined : text;
  }

  /** Does the same, but returns '' for both `undefined` and `null`. */
  text(field: Field): string {
    return this.of(field) ?? '';
  }
}
