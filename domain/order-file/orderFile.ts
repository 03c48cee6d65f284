import type { GivenLine } from '../givenLines';
import type { ScannerForm, ScannerRefusal, UnreadReason } from '../scanner/scannerFile';

/** Why a line of a list, a spreadsheet or a scanner could not be read; each has its words in every language. */
export type ReadReason =
  | UnreadReason
  /** A spreadsheet made a date of the code: `11-12` became `12-Nov`. */
  | 'codeIsDate'
  /** `#N/A` and the like stand where the code was. */
  | 'codeIsError'
  /** `1,5`, `1/2`: a part of a pack. */
  | 'fraction'
  /** A formula of which the workbook keeps no result. */
  | 'formula'
  | 'negative'
  | 'zeroQuantity'
  /** `2 dz`, `3 boxes`: counted in something that the catalogue does not name. */
  | 'otherUnit'
  /** The code and the quantity cannot be told apart, or there are two of one. */
  | 'ambiguousLine'
  /** A scanner took back as much as was scanned, or more. */
  | 'takenBack'
  /** Its row is hidden in the workbook: nobody saw it. */
  | 'hiddenRow';

/** Why a row is no line of the order: it is left out, counted and shown on request. */
export type SkipReason = 'heading' | 'title' | 'total' | 'note' | 'notOrdered';

export interface Skipped {
  /** Line of the source, from 1. */
  place: number;
  text: string;
  why: SkipReason;
}

/** Where the code and the quantity stand; `null` counts every row as one. */
export interface Choice {
  code: number;
  quantity: number | null;
}

/** A column as a person recognises it: its heading and what stands in its first rows. */
export interface Column {
  heading: string;
  samples: string[];
}

export interface TableColumns extends Choice {
  all: Column[];
  /** What two columns could be as well; a person decides before anything is looked up. */
  doubt?: 'code' | 'quantity';
}

/** Every row is accounted for: the places of `lines`, `skipped` and `blank` make up `total`. */
export interface OrderReading {
  refusal: null;
  source: 'scans' | 'table' | 'text';
  lines: GivenLine<ReadReason>[];
  skipped: Skipped[];
  blank: number;
  total: number;
  /** What a scanner's file was taken for. */
  scanned?: { form: ScannerForm; scans: number };
  /** The columns of a table, to be shown and changed. */
  columns?: TableColumns;
  /** The sheets of a workbook that were read, those that were not, and which of these hold orders too. */
  sheet?: { names: string[]; others: string[]; orders: string[] };
}

type OrderRefusal =
  Exclude<ScannerRefusal, 'spreadsheet'> | 'locked' | 'damaged' | 'tooLargeUnpacked' | 'unreadable';

export interface RefusedOrder {
  refusal: OrderRefusal;
  lines: GivenLine<ReadReason>[];
}

/** Longest piece of a source's line that is kept. */
export const SHOWN = 300;
