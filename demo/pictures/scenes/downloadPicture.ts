import { COVER_SIZE } from '../../../server/pictures/scene';
import { mix } from '../colour';
import { GROUND } from '../drawPicture';
import { rect, stroke } from '../shapes';

import { CARD_ART } from './cardArt';
import { drawSceneItem } from './scene';

type Look = readonly [kind: string, colour: string];

/** What each of the demo's patterns makes. */
const FINISHED_ITEMS: Readonly<Record<string, Look>> = {
  'tote-bag': ['tote', '#0e5e63'],
  bunting: ['bunting', '#c41e3a'],
  'zip-pouch': ['pencilCase', '#2b5fa8'],
  potholder: ['potholder', '#b5552b'],
  'felt-ornament': ['heart', '#b3262e'],
  dishcloth: ['dishcloth', '#4fb3b5'],
};

/** Returns what a pattern makes; `undefined` if it is not one of the demo's. */
export const finishedItem = (patternId: string): Look | undefined =>
  Object.hasOwn(FINISHED_ITEMS, patternId) ? FINISHED_ITEMS[patternId] : undefined;

/** Draws what the pattern makes, on cutting paper. */
function patternPicture(id: string): string | undefined {
  const made = finishedItem(id);
  if (!made) return undefined;
  const [kind, colour] = made;
  const { width, height } = COVER_SIZE;
  const lines = Array.from({ length: 16 }, (_, index) => 40 + index * 48);
  return (
    `<defs>${GROUND}</defs>` +
    rect(0, 0, width, height, '#f6f3ec') +
    lines.map((y) => stroke(`M0 ${y} H${width}`, '#e9e3d5', 2)).join('') +
    lines.map((x) => stroke(`M${x} 0 V${height}`, '#e9e3d5', 2)).join('') +
    `<rect x="36" y="36" width="528" height="704" rx="18" fill="none" stroke="#8d96a1" stroke-width="4" stroke-dasharray="18 12"/>` +
    drawSceneItem([kind, colour, 60, 130, 480], 2)
  );
}

/** Draws the front of the card, lying on a table. */
function cardPicture(id: string): string | undefined {
  const art = Object.hasOwn(CARD_ART, id) ? CARD_ART[id] : undefined;
  const { width, height } = COVER_SIZE;
  if (!art) return undefined;
  return (
    `<defs>${GROUND}</defs>` +
    rect(0, 0, width, height, mix(art.ground, '#566070', 0.22)) +
    rect(54, 56, 500, 672, '#14161f33', 8) +
    rect(46, 44, 500, 672, '#ffffff', 8) +
    rect(62, 60, 468, 640, art.ground) +
    `<g transform="translate(62 60) scale(0.468)">${art.shapes}</g>` +
    stroke('M200 590 H392 M240 622 H352', art.ink, 9)
  );
}

/**
 * Returns the picture of a pattern or card, on the canvas of a cover; `undefined` for other
 * downloads.
 */
export function downloadPicture(kind: string, id: string): string | undefined {
  if (kind === 'pattern') return patternPicture(id);
  return kind === 'card' ? cardPicture(id) : undefined;
}
