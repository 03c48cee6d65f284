import type { Kind } from '../kind';
import { circle, ellipse, ground, path, rect, stroke, times } from '../shapes';

/** A bowl. */
export const bowl: Kind = (ink, { choose }) =>
  ground(500, 830, 330) +
  path('M130 380 H870 Q850 700 640 790 H360 Q150 700 130 380 Z', ink.base) +
  path('M680 380 H870 Q850 700 640 790 H560 Q690 640 680 380 Z', ink.dark) +
  ellipse(500, 380, 370, 86, ink.pale) +
  ellipse(500, 388, 330, 70, ink.light) +
  rect(370, 780, 260, 40, ink.deep, 12) +
  (choose(2)
    ? times(7, (at) => circle(230 + at * 90, 520 + Math.sin((at / 6) * Math.PI) * 60, 24, ink.pale))
    : stroke('M160 520 Q500 640 840 520', ink.pale, 26));
