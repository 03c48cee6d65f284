import { BadRow } from './badRow';
import { cleanCode } from './cleanCode';
import { withExactNumbers } from './exactNumbers';
import { FIELD_NAMES, namesCanada, NUMERIC_FIELDS, type Field } from './fields';
import type { FoundHeadings } from './findHeadings';
import type { RowFault } from './importRefusal';
import type { DecimalMark } from './numbers';
import { readRow, type ImportedProduct } from './readRow';
import type { TableRow } from './readTable';
import { RowCells, type ReadingOptions } from './rowCells';
import { VariantReader, type SkippedRow } from './variants';

/** The format of a file's rows. */
export interface RowFormat extends FoundHeadings, ReadingOptions {
  mark: DecimalMark | undefined;
}

/** Reads the rows of a file in sequence and collects their outcomes. */
export class RowReader {
  readonly faults: RowFault[] = [];
  /** Notes about values that were ignored in valid rows. */
  readonly notes: RowFault[] = [];
  /** Number of rows that are not products, by kind. */
  readonly skipped: Record<SkippedRow, number> = { picture: 0, draft: 0 };
  /** All product ids in the file, including those of invalid rows. */
  readonly named = new Set<string>();
  readonly #firstLines = new Map<string, number>();
  readonly #variants: VariantReader | undefined;
  readonly #numbers: ReadonlySet<number | undefined>;
  readonly #ofCanada: ReadonlySet<Field>;

  constructor(readonly form: RowFormat) {
    const { variants, columns, headings } = form;
    this.#numbers = new Set(NUMERIC_FIELDS.map((field) => columns[field]));
    this.#ofCanada = new Set(
      FIELD_NAMES.filter((field) => namesCanada(headings[columns[field] ?? -1] ?? '')),
    );
    this.#variants = variants && new VariantReader(variants, columns, headings.length);
  }

  get accepted(): number {
    return this.#firstLines.size;
  }

  /** Reads the product of a row; `undefined` if there is none, with the reason recorded. */
  read(row: TableRow): ImportedProduct | undefined {
    try {
      this.#assertWidth(row);
      const exact = withExactNumbers(row, this.#numbers);
      const variant = this.#variants?.read(exact) ?? exact;
      if (typeof variant !== 'string') return this.#readOnce(variant);
      this.skipped[variant] += 1;
    } catch (error) {
      if (!(error instanceof BadRow)) throw error;
      this.#name(row);
      this.faults.push({ line: row.line, reason: error.message });
    }
    return undefined;
  }

  #name({ cells }: TableRow): void {
    const written = cleanCode(cells[this.form.columns.product_id ?? 0] ?? '');
    if (written) this.named.add(written);
  }

  #assertWidth({ cells }: TableRow): void {
    const { length } = this.form.headings;
    if (cells.slice(length).every((cell) => cell === '')) return;
    throw new BadRow(
      `the row has ${cells.length} cells but there are ${length} headings; put quotation marks around text that contains the delimiter`,
    );
  }

  #readOnce(row: TableRow): ImportedProduct {
    this.#name(row);
    const { columns, isUpdate, mark } = this.form;
    const cells = new RowCells(row.cells, columns, { isUpdate }, this.#ofCanada);
    const product = readRow(row.line, cells, mark);
    const earlierLine = this.#firstLines.get(product.product_id);
    if (earlierLine !== undefined) {
      throw new BadRow(`the product id ${product.product_id} is already on line ${earlierLine}`);
    }
    this.#firstLines.set(product.product_id, row.line);
    this.notes.push(...cells.notes.map((reason) => ({ line: row.line, reason })));
    return product;
  }
}
