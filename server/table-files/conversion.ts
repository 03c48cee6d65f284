import { truncate } from './truncate';

export interface Conversion {
  kind: string;
  source: string;
  /** Output path for the rows as JSON, one per line, with the fields of the machine API. */
  rows: string;
  /** Output path for the source line of each row, as JSON. */
  lines: string;
  /** Whether rows may also be JSON, one per line, in place of a table. */
  takesJson?: boolean;
  /** Defaults to the limit on a file of rows; what was compressed in transit may be larger. */
  maxBytes?: number;
  /**
   * Earlier column mappings, latest first; a table with the same headings is read in the same way.
   */
  layouts?: readonly TableLayout[];
  /** Line of the headings, if a person has chosen it. */
  headingLine?: number | undefined;
}

/** A column mapping chosen by a person; columns without a field are ignored. */
export interface TableLayout {
  headings: readonly string[];
  fields: readonly (string | null)[];
}

/** The first rows of a table, and which of them has the headings. */
export interface HeadingRows {
  /** Line of the headings in the file, starting at 1. */
  line: number;
  first: { line: number; text: string }[];
}

/** A column of a file, and the field it is mapped to. */
export interface FoundColumn {
  heading: string;
  field: string | null;
  /** From the first row with a value in this column. */
  example: string;
}

/** Maximum number of characters retained of a heading or an example. */
const MAX_SHOWN_LENGTH = 60;

export const truncateText = (text: string): string => truncate(text, MAX_SHOWN_LENGTH);

/**
 * Returns the mapping of columns, so that other tables with the same headings can be read in the
 * same way.
 */
export const layoutOf = (columns: readonly FoundColumn[]): TableLayout => ({
  headings: columns.map(({ heading }) => heading),
  fields: columns.map(({ field }) => field),
});
