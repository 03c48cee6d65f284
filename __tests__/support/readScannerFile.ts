import { detectBinary } from '../../domain/delimited/binaryFiles';
import { decode } from '../../domain/delimited/decode';
import { readScanText } from '../../domain/scanner/readScanText';
import { MAX_SCANNER_BYTES, type ScannerFile } from '../../domain/scanner/scannerFile';

/** Reads the bytes of a scanner file as the shop does, without the other kinds of order file. */
export function readScannerFile(bytes: Uint8Array, name = ''): ScannerFile {
  if (bytes.length > MAX_SCANNER_BYTES) return { refusal: 'tooLarge', unread: [] };
  const foreign = detectBinary(bytes, name);
  if (foreign) return { refusal: foreign, unread: [] };
  const { text, encoding } = decode(bytes);
  return readScanText(text, encoding, name);
}
