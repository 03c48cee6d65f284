import type { PrintedFile } from '../../server/documents/printedFile';
import { CARD_ART } from '../pictures/scenes/cardArt';

import { CARDS } from './card/cards';
import { drawCard, drawFoldingInstructions } from './card/drawCard';
import { drawPattern } from './pattern/drawPattern';
import { PATTERNS } from './pattern/patterns';

const ownEntry = <Value>(table: Readonly<Record<string, Value>>, id: string): Value | undefined =>
  Object.hasOwn(table, id) ? table[id] : undefined;

/** Returns a printable pattern or card of the demo; `undefined` if there is none with this id. */
export function printedFile(kind: string, id: string): PrintedFile | undefined {
  const pattern = kind === 'pattern' ? ownEntry(PATTERNS, id) : undefined;
  if (pattern) {
    return {
      categories: pattern.materials.flatMap(({ category }) => category ?? []),
      draw: (sheet, words) => drawPattern(sheet, { id, pattern, ...words }),
    };
  }
  const card = kind === 'card' ? ownEntry(CARDS, id) : undefined;
  const art = ownEntry(CARD_ART, id);
  if (!card || !art) return undefined;
  return {
    categories: [],
    draw: (sheet, { title, language }) => {
      drawCard(sheet, card, art, language);
      drawFoldingInstructions(sheet, title, language);
    },
  };
}
