import { INK, PAPER, STEEL_DARK } from '../inks';
import type { Kind } from '../kind';
import { circle, ellipse, ground, path, rect, times } from '../shapes';

/** A round tin with a lid. */
export const tin: Kind = (ink, { choose }) =>
  ground(500, 860, 320) +
  path('M200 400 H800 V780 Q800 860 500 860 Q200 860 200 780 Z', ink.base) +
  path('M640 400 H800 V780 Q800 826 640 848 Z', ink.dark) +
  path('M180 310 H820 V420 Q820 480 500 480 Q180 480 180 420 Z', ink.dark) +
  ellipse(500, 310, 320, 72, ink.light) +
  ellipse(500, 304, 260, 54, ink.base) +
  (choose(2)
    ? times(6, (at) => circle(280 + at * 88, 620 + (at % 2) * 70, 34, ink.pale))
    : rect(300, 570, 340, 160, PAPER, 14) +
      rect(350, 620, 200, 28, INK, 5) +
      rect(350, 670, 130, 16, STEEL_DARK, 5));
