/** What a spreadsheet, a typist or scanner software did to a code, and how it was repaired. */
export type Repair =
  'spaces' | 'wideDigits' | 'quotes' | 'formula' | 'decimals' | 'zerosRestored' | 'letterForDigit';

/**
 * A line as its source gave it, before any lookup: typed, pasted, read from a file, scanned or
 * taken from an earlier order. Input that could not be read is also a line, with its text and the
 * reason.
 */
export interface InputLine<Reason extends string = string> {
  /** A product id or barcode as text; empty if none could be read. */
  code: string;
  /** Whole packs or units, depending on the list's setting; `null` if none could be read. */
  quantity: number | null;
  /** 1-based line numbers of the source it comes from. */
  places: number[];
  /**
   * The source text and why it could not be read; a quantity alongside it counts the product its
   * words name.
   */
  unread?: { text: string; reason: Reason };
  /** The original code, if it was repaired. */
  repaired?: { from: string; how: Repair };
  /** The original quantity, if it was given in dozens, pairs or gross: `2 doz`. */
  counted?: string;
  /**
   * Set if the quantity is explicitly in pieces, `24 pcs`; otherwise it is packs or units,
   * depending on the list's setting.
   */
  inPieces?: true;
  /**
   * One fingerprint per scan counted here; the same scan in another file has the same fingerprint.
   */
  scans?: string[];
  /** Quantity of each of those scans; omitted if each counts one, or if any is negative. */
  scanItems?: number[];
}
