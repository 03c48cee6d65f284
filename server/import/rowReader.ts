import { BadRow } from './badRow';
import { withExactNumbers } from './exactNumbers';
import { NUMBERS } from './fields';
import type { Found } from './findHeadings';
import type { RowFault } from './importRefusal';
import type { DecimalMark } from './numbers';
import { readRow, type ImportedProduct } from './readRow';
import type { TableRow } from './readTable';
import { RowCells, type Reading } from './rowCells';
import { tidyCode } from './tidyCode';
import { VariantReader, type Skipped } from './variants';

/** How the rows of a file are to be read. */
export interface Form extends Found, Reading {
  mark: DecimalMark | undefined;
}

/** Reads the rows of a file one after the other, and remembers what came of them. */
export class RowReader {
  readonly faults: RowFault[] = [];
  /** What was left out of rows that were taken. */
  readonly notes: RowFault[] = [];
  /** Rows that are no products, by what they are. */
  readonly skipped: Record<Skipped, number> = { picture: 0, draft: 0 };
  /** Every product id that the file names, also in rows that were refused. */
  readonly named = new Set<string>();
  readonly #firstLines = new Map<string, number>();
  readonly #variants: VariantReader | undefined;
  readonly #numbers: ReadonlySet<number | undefined>;

  constructor(readonly form: Form) {
    const { variants, columns, headings } = form;
    this.#numbers = new Set(NUMBERS.map((field) => columns[field]));
    this.#variants = variants && new VariantReader(variants, columns, headings.length);
  }

  get accepted(): number {
    return this.#firstLines.size;
  }

  /** The product of a row; `undefined` where there is none, and why is remembered. */
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
    const written = tidyCode(cells[this.form.columns.product_id ?? 0] ?? '');
    if (written) this.named.add(written);
  }

  #assertWidth({ cells }: TableRow): void {
    const { length } = this.form.headings;
    if (cells.slice(length).every((cell) => cell === '')) return;
    throw new BadRow(
      `the row has ${cells.length} cells, the headings ${length}; put quotation marks around text with a separator in it`,
    );
  }

  #readOnce(row: TableRow): ImportedProduct {
    this.#name(row);
    const { columns, isUpdate, mark } = this.form;
    const cells = new RowCells(row.cells, columns, { isUpdate });
    const product = readRow(row.line, cells, mark);
    const earlier = this.#firstLines.get(product.product_id);
    if (earlier !== undefined) {
      throw new BadRow(`the product id ${product.product_id} stands on line ${earlier} already`);
    }
    this.#firstLines.set(product.product_id, row.line);
    this.notes.push(...cells.notes.map((reason) => ({ line: row.line, reason })));
    return product;
  }
}
