/** Why a file cannot be imported at all, in a sentence for the person who gave it. */
export class ImportRefusal extends Error {}

/** What is wrong with one row of a file. */
export interface RowFault {
  /** Line of the file that the row begins on, counted from 1. */
  line: number;
  reason: string;
}
