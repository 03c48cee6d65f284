import type { TableDelimiter } from '../delimited/sniff';
import type { InputLine } from '../inputLine';
import type { ScannerForm, ScannerRefusal, UnreadReason } from '../scanner/scannerFile';

/**
 * Why a line of a list, spreadsheet or scanner file could not be read; each has a message in every
 * language.
 */
export type ReadReason =
  | UnreadReason
  /** A spreadsheet converted the code to a date: `11-12` became `12-Nov`. */
  | 'codeIsDate'
  /** The code was replaced by an error value such as `#N/A`. */
  | 'codeIsError'
  /** `1,5`, `1/2`: a fraction of a pack. */
  | 'fraction'
  /** A formula without a cached result in the workbook. */
  | 'formula'
  | 'negative'
  | 'zeroQuantity'
  /** `2 dz`, `3 boxes`: a unit the catalogue does not use. */
  | 'otherUnit'
  /** The code and the quantity cannot be told apart, or there are two of one. */
  | 'ambiguousLine'
  /** A scanner subtracted as much as was scanned, or more. */
  | 'takenBack'
  /** The row is hidden in the workbook, so nobody saw it. */
  | 'hiddenRow'
  /** A return, a complaint, stock, a sale, an earlier order: products are named, not ordered. */
  | 'statement'
  /** Part of a line that names nothing the shop has, beside one that does. */
  | 'leftover';

/** Why a row is not an order line; it is omitted, counted and shown on request. */
export type SkipReason = 'heading' | 'title' | 'total' | 'note' | 'notOrdered' | 'quoted';

export interface SkippedRow {
  /** Line of the source, from 1. */
  place: number;
  text: string;
  why: SkipReason;
}

/** The code and quantity columns; without a quantity column (`null`) each row counts as one. */
export interface ColumnChoice {
  code: number;
  quantity: number | null;
}

/** A column as a person recognises it: its heading and the content of its first rows. */
export interface SampledColumn {
  heading: string;
  samples: string[];
}

export interface TableColumns extends ColumnChoice {
  all: SampledColumn[];
  /** Set if two columns are equally plausible; a person decides before any lookup. */
  uncertainColumn?: 'code' | 'quantity';
  /** Set if several marks could stand between the columns, first the one that was used. */
  delimiters?: TableDelimiter[];
}

/** Every row is accounted for: the places of `lines`, `skipped` and `blank` add up to `total`. */
export interface OrderReading {
  refusal: null;
  source: 'scans' | 'table' | 'text';
  lines: InputLine<ReadReason>[];
  skipped: SkippedRow[];
  blank: number;
  total: number;
  /** The detected form of a scanner file. */
  scanned?: { form: ScannerForm; scans: number };
  /** The columns of a table, for display and correction. */
  columns?: TableColumns;
  /**
   * The sheets of a workbook that were read, those that were not, and which of the latter also
   * contain orders; of a mail, its text and attachments.
   */
  sheet?: { names: string[]; others: string[]; orders: string[]; isMail?: true };
}

type OrderRefusal =
  | Exclude<ScannerRefusal, 'spreadsheet'>
  | 'locked'
  | 'damaged'
  | 'tooLargeUnpacked'
  | 'unreadable'
  /** A PDF without text: a page that was scanned or photographed. */
  | 'picture'
  /** A table whose column of codes, named by `heading`, is empty. */
  | 'emptyCodes';

export interface RefusedOrder {
  refusal: OrderRefusal;
  heading?: string;
  lines: InputLine<ReadReason>[];
}

/** Maximum length of source text retained for display, in characters. */
export const MAX_SHOWN_LENGTH = 300;
