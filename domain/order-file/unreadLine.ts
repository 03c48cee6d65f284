import type { InputLine } from '../inputLine';

import { namedProduct } from './namedProduct';
import { MAX_SHOWN_LENGTH, type ReadReason } from './orderFile';

/** Splits a long text between words into pieces short enough to display. */
function piecesOf(text: string): string[] {
  const pieces: string[] = [];
  let from = 0;
  while (text.length - from > MAX_SHOWN_LENGTH) {
    const gap = text.lastIndexOf(' ', from + MAX_SHOWN_LENGTH);
    const end = gap > from ? gap : from + MAX_SHOWN_LENGTH;
    pieces.push(text.slice(from, end));
    from = end;
  }
  return [...pieces, text.slice(from)];
}

/** Returns a line for review; if it names a product without a code, with its quantity. */
export function unreadLine(
  place: number,
  line: string,
  reason: ReadReason,
  code = '',
): InputLine<ReadReason> {
  const text = line.slice(0, MAX_SHOWN_LENGTH);
  const named = code === '' ? namedProduct(text) : undefined;
  return {
    code,
    quantity: named?.quantity ?? null,
    places: [place],
    unread: { text, reason },
    ...(named?.inPieces && { inPieces: true }),
  };
}

/** Returns the full unread text, as one or more lines for review. */
export const unreadParts = (
  place: number,
  text: string,
  reason: ReadReason,
  code = '',
): InputLine<ReadReason>[] =>
  piecesOf(text).map((piece, index) => unreadLine(place, piece, reason, index === 0 ? code : ''));
