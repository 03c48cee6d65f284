import { readScannerFile } from '#domain/scanner/readScannerFile';
import { readScanText } from '#domain/scanner/readScanText';
import type { Scan, ScannerForm, ScannerRefusal, Unread } from '#domain/scanner/scannerFile';
import { sumScans, type ScannedItem } from '#domain/scanner/sumScans';

/** What was read of one file, or of lines that were pasted. */
export interface ReadUpload {
  /** Tells content that was seen before, whatever the file is called. */
  hash: string;
  form: ScannerForm;
  scans: number;
  headerLines: number;
  /** Each code once, with all that was scanned of it. */
  items: ScannedItem[];
  unread: Unread[];
}

export interface RefusedUpload {
  refusal: ScannerRefusal | 'unreadable';
  unread: Unread[];
}

/** Two rounds of 32 bits over a text; enough to tell the files of one customer apart. */
function hashOf(scans: readonly Scan[]): string {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (const { code, quantity, time = '', date = '' } of scans) {
    const text = `${code} ${quantity} ${time} ${date}\n`;
    for (let at = 0; at < text.length; at += 1) {
      high = Math.imul(high ^ text.charCodeAt(at), 2654435761);
      low = Math.imul(low ^ text.charCodeAt(at), 1597334677);
    }
  }
  return [high, low].map((half) => (half >>> 0).toString(16).padStart(8, '0')).join('');
}

/** Reads a scanner's file, or text that was pasted, and adds up what was scanned. */
export function readUpload(content: Uint8Array | string, name: string): ReadUpload | RefusedUpload {
  const file = typeof content === 'string' ? readScanText(content) : readScannerFile(content, name);
  if (file.refusal) return { refusal: file.refusal, unread: file.unread };
  const { form, scans, headerLines, unread } = file;
  return {
    hash: hashOf(scans),
    form,
    scans: scans.length,
    headerLines,
    items: sumScans(scans),
    unread,
  };
}
