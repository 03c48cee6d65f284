export interface Conversion {
  kind: string;
  source: string;
  /** Where the rows go, as CSV with our own names as headings. */
  rows: string;
  /** Where the lines of the file go that the rows come from, as JSON. */
  lines: string;
  /** True where rows of JSON, one a line, may be given in place of a table. */
  takesJson?: boolean;
  /** How people had tables read, the last first: one with the same headings is read so again. */
  layouts?: readonly Layout[];
}

/** What a person says of the columns of a table; of one without a field nothing is read. */
export interface Layout {
  headings: readonly string[];
  fields: readonly (string | null)[];
}

/** A column of a file, and what it is taken for. */
export interface FoundColumn {
  heading: string;
  field: string | null;
  /** Of the first row that says something there. */
  example: string;
}

/** Characters of a heading, and of an example, that are kept. */
const SHOWN = 60;

export const shownText = (text: string): string => text.slice(0, SHOWN);
