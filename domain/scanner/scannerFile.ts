import type { Encoding } from '../delimited/decode';
import type { Delimiter } from '../delimited/row';
import { MAX_UPLOAD_LINES } from '../lines';

export const MAX_SCANNER_BYTES = 10 * 1024 * 1024;
export const MAX_SCANNER_LINES = MAX_UPLOAD_LINES;
/** Longest code that a line may hold, in characters. */
export const MAX_CODE = 200;

/**
 * Who wrote the file: the OPN Companion application, a scanner in batch mode (`SCANNED.TXT`), a keypad
 * terminal (OPL, OPH), the browser over a serial port, or a person or program listing codes.
 */
export type Family =
  'companion' | 'batch' | 'terminal' | 'webSerial' | 'codes' | 'codesAndQuantities';

/** `clockOff` is the sentence that stands in place of time and date where a scanner's clock is off. */
export type ColumnKind =
  | 'code'
  | 'quantity'
  | 'symbology'
  | 'time'
  | 'date'
  | 'timeAndDate'
  | 'clockOff'
  | 'serial'
  | 'terminal'
  | 'other';

export interface ScannerForm {
  family: Family;
  encoding: Encoding;
  /** `null` where every line is one code. */
  delimiter: Delimiter | null;
  hasHeader: boolean;
  columns: ColumnKind[];
  hasQuantity: boolean;
}

/** One record. Time and date are kept as they were written: `05/10/26` may be May or October. */
export interface Scan {
  line: number;
  /** The text of the code, never a number: leading zeros count. */
  code: string;
  quantity: number;
  symbology?: string;
  time?: string;
  date?: string;
  serial?: string;
}

export type UnreadReason =
  | 'noCode'
  | 'notACode'
  /** A spreadsheet made `1.23E+11` of it, or bytes of it are lost. */
  | 'damagedCode'
  | 'noQuantity'
  /** `1,000` or `2.5`: nobody can tell one from one thousand. */
  | 'ambiguousQuantity'
  | 'invalidQuantity'
  | 'quantityTooLarge'
  | 'tooManyColumns'
  /** The file ends in the middle of this line. */
  | 'cutShort'
  /** A quantity's barcode with no product scanned right before it. */
  | 'quantityAlone';

export interface Unread {
  line: number;
  text: string;
  reason: UnreadReason;
}

export type ScannerRefusal =
  'empty' | 'binary' | 'spreadsheet' | 'tooLarge' | 'tooManyLines' | 'noCodes';

interface RefusedFile {
  refusal: ScannerRefusal;
  /** Where no line could be read: why not, line by line. */
  unread: Unread[];
}

/** Every line is accounted for: `scans` + `unread` + `blankLines` + `headerLines` + `quantityLines` = `lines`. */
export interface ReadFile {
  refusal: null;
  form: ScannerForm;
  lines: number;
  blankLines: number;
  headerLines: number;
  /** Quantities' barcodes that the product before them took in; left out where there is none. */
  quantityLines?: number;
  scans: Scan[];
  unread: Unread[];
}

export type ScannerFile = ReadFile | RefusedFile;
