import { INK, STEEL, STEEL_DARK, WOOD } from '../inks';
import type { PictureKind } from '../kind';
import { ellipse, ground, path, rect, stroke, times } from '../shapes';

/** A wedge sharpener. */
export const sharpener: PictureKind = (ink) =>
  ground(500, 800, 340) +
  path('M190 360 H700 L830 450 V780 H320 L190 700 Z', ink.base) +
  path('M190 360 H700 L830 450 H320 Z', ink.light) +
  path('M320 450 H830 V780 H320 Z', ink.base) +
  path('M190 360 L320 450 V780 L190 700 Z', ink.dark) +
  ellipse(255, 575, 34, 60, ink.deep) +
  ellipse(262, 580, 22, 42, INK) +
  path('M300 372 H690 L790 440 H400 Z', STEEL) +
  path('M420 432 H780 L790 440 H400 Z', STEEL_DARK) +
  ellipse(545, 406, 44, 20, STEEL_DARK) +
  stroke('M515 406 H575', INK, 8) +
  times(4, (at) => rect(420 + at * 100, 540, 36, 160, ink.dark, 12)) +
  stroke('M700 330 q60 -60 110 -20 q50 44 -20 70 q-60 18 -50 -40', WOOD, 18);
