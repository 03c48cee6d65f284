import { KRAFT, KRAFT_DARK, WOOD_LIGHT } from '../inks';
import type { PictureKind } from '../kind';
import { ellipse, ground, rect, stroke, times } from '../shapes';

/** Cord wound on a cardboard spool. */
export const cordSpool: PictureKind = (ink) =>
  ground(500, 880, 260) +
  ellipse(500, 820, 250, 62, KRAFT_DARK) +
  rect(250, 790, 500, 30, KRAFT_DARK) +
  ellipse(500, 790, 250, 62, KRAFT) +
  rect(310, 240, 380, 550, ink.base) +
  ellipse(500, 790, 190, 46, ink.base) +
  rect(560, 240, 130, 560, ink.dark) +
  times(11, (at) =>
    stroke(`M312 ${290 + at * 50} Q500 ${330 + at * 50} 688 ${280 + at * 50}`, ink.deep, 7),
  ) +
  ellipse(500, 230, 250, 62, KRAFT) +
  ellipse(500, 222, 250, 62, WOOD_LIGHT) +
  ellipse(500, 222, 70, 20, KRAFT_DARK) +
  stroke('M690 560 Q800 600 770 720 Q750 800 850 850', ink.base, 20);
