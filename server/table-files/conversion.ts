import { truncate } from './truncate';

export interface Conversion {
  kind: string;
  source: string;
  /** Output path for the rows, as CSV with the field names as headings. */
  rows: string;
  /** Output path for the source line of each row, as JSON. */
  lines: string;
  /** Whether rows may also be JSON, one per line, in place of a table. */
  takesJson?: boolean;
  /**
   * Earlier column mappings, latest first; a table with the same headings is read in the same way.
   */
  layouts?: readonly Layout[];
}

/** A column mapping chosen by a person; columns without a field are ignored. */
export interface Layout {
  headings: readonly string[];
  fields: readonly (string | null)[];
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
