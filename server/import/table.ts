import type { RowFault } from './importRefusal';
import type { TableRow } from './readTable';

/** One reading of a table from its first row to its last. */
interface TableReading {
  rows: AsyncIterable<TableRow[]>;
  /** Places that could not be read as rows; filled as the rows are read. */
  faults: RowFault[];
}

/** A table that is read a part at a time, as often as wanted. */
export interface Table {
  read: () => TableReading;
  /** How it is written, for the person to check; known once it was read. */
  form: () => string;
}
