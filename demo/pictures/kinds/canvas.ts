import type { Kind } from '../kind';
import { circle, ground, path, stroke } from '../shapes';

/** A stretched canvas with a first wash of colour. */
export const canvas: Kind = (ink, { choose }) =>
  ground(500, 890, 330) +
  path('M200 130 H800 V870 H200 Z', '#f3efe4') +
  path('M800 130 L838 110 V850 L800 870 Z', '#d2cab8') +
  path('M200 130 L238 110 H838 L800 130 Z', '#fffdf7') +
  [
    path('M200 560 Q380 470 520 540 T800 500 V870 H200 Z', ink.base) +
      path('M200 690 Q400 610 560 680 T800 650 V870 H200 Z', ink.dark) +
      circle(640, 330, 80, ink.pale),
    path('M200 640 L400 400 L540 560 L660 430 L800 620 V870 H200 Z', ink.base) +
      path('M200 760 Q500 660 800 780 V870 H200 Z', ink.deep) +
      circle(320, 290, 62, ink.pale),
    stroke('M290 640 Q430 260 540 500 T720 330', ink.base, 64) +
      stroke('M300 740 Q480 600 700 700', ink.pale, 44),
  ][choose(3)];
