import type { RowFault } from './importRefusal';
import type { TableRow } from './readTable';

/** A single pass over a table. */
export interface TableReading {
  rows: AsyncIterable<TableRow[]>;
  /** Places that could not be parsed as rows; filled as the rows are read. */
  faults: RowFault[];
}

/** A table that can be streamed repeatedly. */
export interface Table {
  read: () => TableReading;
  /** Description of the format, for the user to check; available after reading. */
  form: () => string;
}
