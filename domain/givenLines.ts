/** What a spreadsheet, a typist or a scanner's program did to a code, and how it was undone. */
export type Repair =
  'spaces' | 'wideDigits' | 'quotes' | 'formula' | 'decimals' | 'zerosRestored' | 'letterForDigit';

/**
 * A line as one of the sources gave it, before anything was looked up: typed, pasted, read from a file, scanned,
 * of an earlier order. What could not be read is a line too, with its text and the reason.
 */
export interface GivenLine<Reason extends string = string> {
  /** A product id or a barcode as text; empty where none could be read. */
  code: string;
  /** Whole packs or units, as the list's setting says; `null` where none could be read. */
  quantity: number | null;
  /** Lines of the source that it comes from, from 1. */
  places: number[];
  /** The source's own text, and why it could not be read; a quantity beside it counts what its words name. */
  unread?: { text: string; reason: Reason };
  /** The code as it stood in the source, where it was repaired. */
  repaired?: { from: string; how: Repair };
  /** The quantity as it stood in the source, where that counts dozens, pairs or gross: `2 doz`. */
  counted?: string;
  /** The quantity counts pieces by its own words, `24 pcs`; else packs or units, as the list's setting says. */
  inPieces?: true;
  /** One fingerprint for each scan that is counted here: the same scan in another file has the same. */
  scans?: string[];
  /** What each of those scans counts; left out where each counts one, and where one takes back. */
  scanItems?: number[];
}
