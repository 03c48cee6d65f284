import type { GivenLine } from '#domain/givenLines';

import type { ReadUpload } from './readUpload';

/** What was read of a file as lines of a worksheet; what could not be read stands where the file has it. */
export function givenLines({ items, unread }: Pick<ReadUpload, 'items' | 'unread'>): GivenLine[] {
  const read = items.map(({ code, item, lines }) => ({
    code,
    quantity: item,
    places: lines,
  }));
  const notRead = unread.map(({ line, text, reason }) => ({
    code: '',
    quantity: null,
    places: [line],
    unread: { text, reason },
  }));
  return [...read, ...notRead].sort((a, b) => (a.places[0] ?? 0) - (b.places[0] ?? 0));
}
