export interface Conversion {
  kind: string;
  source: string;
  /** Where the rows go, as CSV with our own names as headings. */
  rows: string;
  /** Where the lines of the file go that the rows come from, as JSON. */
  lines: string;
  /** True where rows of JSON, one a line, may be given in place of a table. */
  takesJson?: boolean;
}

/** A column of a file, and what it is taken for. */
export interface FoundColumn {
  heading: string;
  field: string | null;
  /** Of the first row that says something there. */
  example: string;
}
