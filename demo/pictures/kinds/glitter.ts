import { INK, PAPER, PAPER_DARK, STEEL_DARK } from '../inks';
import type { PictureKind } from '../kind';
import { printed } from '../lettering';
import { circle, ground, rect, times } from '../shapes';

/** A shaker of glitter. */
export const glitter: PictureKind = (ink, { label }) =>
  ground(500, 890, 240) +
  rect(310, 330, 380, 560, '#eef2f4', 30) +
  rect(328, 420, 344, 452, ink.base, 20) +
  rect(580, 420, 92, 452, ink.dark, 20) +
  times(60, (at) => {
    const x = 345 + ((at * 97) % 310);
    const y = 440 + ((at * 151) % 410);
    return rect(x, y, 12, 12, at % 3 ? ink.light : ink.pale, 2);
  }) +
  rect(310, 600, 380, 150, PAPER) +
  rect(580, 600, 110, 150, PAPER_DARK) +
  printed(label.brand, 355, 637, 200, 32, INK) +
  printed(label.size, 355, 685, 143, 26, STEEL_DARK) +
  rect(296, 190, 408, 160, ink.accent, 30) +
  rect(560, 190, 144, 160, ink.accentDark, 30) +
  times(5, (at) => circle(380 + at * 60, 235, 13, '#00000050'));
