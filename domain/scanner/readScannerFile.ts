import { decode } from './decode';
import { recogniseBytes } from './foreign';
import { readScanText } from './readScanText';
import { MAX_SCANNER_BYTES, type ScannerFile } from './scannerFile';

/**
 * Reads a file from an Opticon scanner or terminal, in any of the forms that its programs write: OPN Companion
 * text and CSV, batch mode `SCANNED.TXT`, keypad terminals' `DATA.TXT`, the browser's `data.txt`, or plain
 * lists of codes with or without quantities. Never throws; a foreign file is refused with a code.
 */
export function readScannerFile(bytes: Uint8Array, name = ''): ScannerFile {
  if (bytes.length > MAX_SCANNER_BYTES) return { refusal: 'tooLarge', unread: [] };
  const foreign = recogniseBytes(bytes, name);
  if (foreign) return { refusal: foreign, unread: [] };
  const { text, encoding } = decode(bytes);
  return readScanText(text, encoding, name);
}
