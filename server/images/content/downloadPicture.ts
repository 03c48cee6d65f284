import { mix } from '../colour';
import { circle, rect, stroke } from '../shapes';

import { CARD_ART } from './cardArt';
import { drawThing, type Thing } from './scene';

export const COVER = { width: 600, height: 776 } as const;

type Look = readonly [kind: string, colour: string];

/** What is made by the patterns that we draw. */
const MADE: Readonly<Record<string, Look>> = {
  'tote-bag': ['tote', '#0e5e63'],
  bunting: ['bunting', '#c41e3a'],
  'zip-pouch': ['pencilCase', '#2b5fa8'],
  potholder: ['potholder', '#b5552b'],
  'felt-ornament': ['heart', '#b3262e'],
  dishcloth: ['dishcloth', '#4fb3b5'],
};

export const madeBy = (patternId: string): Look => MADE[patternId] ?? ['pattern', '#4b5a6b'];

/** A pattern's picture: what is made of it, on cutting paper. */
function patternPicture(id: string): string {
  const [kind, colour] = madeBy(id);
  const { width, height } = COVER;
  const lines = Array.from({ length: 16 }, (_, at) => 40 + at * 48);
  return (
    rect(0, 0, width, height, '#f6f3ec') +
    lines.map((y) => stroke(`M0 ${y} H${width}`, '#e9e3d5', 2)).join('') +
    lines.map((x) => stroke(`M${x} 0 V${height}`, '#e9e3d5', 2)).join('') +
    `<rect x="36" y="36" width="528" height="704" rx="18" fill="none" stroke="#8d96a1" stroke-width="4" stroke-dasharray="18 12"/>` +
    drawThing([kind, colour, 60, 130, 480], 2)
  );
}

/** A card's picture: its front, lying on the table. */
function cardPicture(id: string): string {
  const art = CARD_ART[id];
  const { width, height } = COVER;
  if (!art)
    return rect(0, 0, width, height, '#f6f3ec') + drawThing(['envelope', '#0e5e63', 60, 130, 480]);
  return (
    rect(0, 0, width, height, mix(art.ground, '#566070', 0.22)) +
    rect(54, 56, 500, 672, '#14161f33', 8) +
    rect(46, 44, 500, 672, '#ffffff', 8) +
    rect(62, 60, 468, 640, art.ground) +
    `<g transform="translate(62 60) scale(0.468)">${art.shapes}</g>` +
    stroke('M200 590 H392 M240 622 H352', art.ink, 9)
  );
}

/** A catalogue's cover: the first things that stand in it. */
function cataloguePicture(id: string, looks: readonly Look[]): string {
  const { width, height } = COVER;
  const [colour] = COVERS.slice(coverOf(id));
  const places: readonly (readonly [x: number, y: number])[] = [
    [60, 250],
    [300, 250],
    [60, 480],
    [300, 480],
  ];
  return (
    rect(0, 0, width, height, colour ?? COVERS[0]) +
    circle(104, 110, 46, '#ffffff') +
    `<g transform="translate(74 80) scale(1.76)"><rect x="4" y="2" width="26" height="5" rx="2" fill="#e39a1c"/><rect x="4" y="27" width="26" height="5" rx="2" fill="#e39a1c"/><rect x="7" y="7" width="20" height="20" fill="#0e5e63"/><path d="M12 10v14M22 10v14M12 17.5c3.3-2 6.7 2 10 0" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round"/></g>` +
    rect(40, 220, 520, 516, '#ffffff', 14) +
    looks
      .slice(0, places.length)
      .map(([kind, ink], at) => drawThing([kind, ink, ...places[at]!, 240] satisfies Thing, at))
      .join('')
  );
}

/** Cover colours of catalogues; one keeps its own. */
export const COVERS = ['#0e5e63', '#7c2f3b', '#22497f', '#5a4470', '#a85b00', '#2f5d43'] as const;

export function coverOf(id: string): number {
  const known = ['sewing', 'art', 'classroom', 'preview'].indexOf(id);
  return known >= 0 ? known : id.length % COVERS.length;
}

export function downloadPicture(kind: string, id: string, looks: readonly Look[]): string {
  if (kind === 'pattern') return patternPicture(id);
  if (kind === 'card') return cardPicture(id);
  return cataloguePicture(id, looks);
}
