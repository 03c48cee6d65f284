import { MEBIBYTE } from '../bytes';
import type { Encoding } from '../delimited/decode';
import type { Delimiter } from '../delimited/row';
import { MAX_UPLOAD_LINES } from '../lines';
import { RULES } from '../rules';

export const MAX_SCANNER_BYTES = RULES.fileMegabytes * MEBIBYTE;
export const MAX_SCANNER_LINES = MAX_UPLOAD_LINES;
/** Maximum length of a code, in characters. */
export const MAX_CODE_LENGTH = 200;

/**
 * What wrote the file: the OPN Companion application, a scanner in batch mode (`SCANNED.TXT`), a
 * keypad terminal (OPL, OPH), the browser over a serial port, or a person or program listing codes.
 */
export type Family =
  'companion' | 'batch' | 'terminal' | 'webSerial' | 'codes' | 'codesAndQuantities';

/** `clockOff` is the sentence that replaces time and date if the scanner's clock is off. */
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
  /** `null` if every line is a single code. */
  delimiter: Delimiter | null;
  hasHeader: boolean;
  columns: ColumnKind[];
  hasQuantity: boolean;
}

/** One record. Time and date are stored as written: `05/10/26` may be in May or October. */
export interface Scan {
  line: number;
  /** The code as text, because leading zeros are significant. */
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
  /** A spreadsheet converted it to `1.23E+11`, or bytes of it are lost. */
  | 'damagedCode'
  | 'noQuantity'
  /** `1,000` or `2.5`: the separator may be for thousands or for decimals. */
  | 'ambiguousQuantity'
  | 'invalidQuantity'
  | 'quantityTooLarge'
  | 'tooManyColumns'
  /** The file ends in the middle of this line. */
  | 'cutShort'
  /** A quantity barcode without a product scanned right before it. */
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
  /** Why each line could not be read, if none could. */
  unread: Unread[];
}

/**
 * Every line is accounted for: `scans` + `unread` + `blankLines` + `headerLines` + `quantityLines`
 * = `lines`.
 */
export interface ReadFile {
  refusal: null;
  form: ScannerForm;
  lines: number;
  blankLines: number;
  headerLines: number;
  /** Quantity barcodes applied to the preceding product; omitted if there are none. */
  quantityLines?: number;
  scans: Scan[];
  unread: Unread[];
}

export type ScannerFile = ReadFile | RefusedFile;
