import type { GivenLine } from '#domain/givenLines';
import { readScanText } from '#domain/scanner/readScanText';

/** Lines of a text that was pasted: what cannot be read is among them. */
export function readPasted(text: string): GivenLine[] {
  const file = readScanText(text);
  const scans = file.refusal ? [] : file.scans;
  const read = scans.map(({ code, quantity, line }) => ({ code, quantity, places: [line] }));
  const unread = file.unread.map(({ line, text: written, reason }) => ({
    code: '',
    quantity: null,
    places: [line],
    unread: { text: written, reason },
  }));
  return [...read, ...unread].sort((a, b) => (a.places[0] ?? 0) - (b.places[0] ?? 0));
}
