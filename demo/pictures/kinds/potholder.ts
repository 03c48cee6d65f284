import type { PictureKind } from '../kind';
import { ground, path, rect, stroke, times } from '../shapes';

/** A quilted square with a loop to hang it by. */
export const potholder: PictureKind = (ink) =>
  ground(500, 880, 350) +
  stroke('M800 190 Q900 60 800 70 Q700 90 770 190', ink.accent, 26) +
  rect(160, 180, 680, 680, ink.accent, 46) +
  rect(196, 216, 608, 608, ink.base, 26) +
  path('M196 216 H500 V520 H196 Z', ink.pale) +
  path('M500 520 H804 V798 Q804 824 778 824 H500 Z', ink.pale) +
  times(6, (at) => stroke(`M${210 + at * 98} 818 L804 ${224 + at * 98}`, ink.dark, 5)) +
  times(6, (at) => stroke(`M210 ${320 + at * 98} L${300 + at * 98} 222`, ink.dark, 5));
