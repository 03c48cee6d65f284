import { STEEL } from '../inks';
import type { PictureKind } from '../kind';
import { ground, path, rect, stroke } from '../shapes';

/** A school bag. */
export const backpack: PictureKind = (ink) =>
  ground(500, 905, 290) +
  stroke('M420 190 Q420 90 500 90 Q580 90 580 190', ink.deep, 28) +
  path(
    'M250 380 Q250 170 500 170 Q750 170 750 380 V840 Q750 900 690 900 H310 Q250 900 250 840 Z',
    ink.base,
  ) +
  path('M610 190 Q750 230 750 380 V840 Q750 900 690 900 H610 Z', ink.dark) +
  stroke('M300 420 Q310 260 500 260 Q690 260 700 420', ink.deep, 14) +
  rect(320, 540, 360, 290, ink.dark, 40) +
  rect(320, 540, 360, 90, ink.deep, 40) +
  rect(470, 590, 60, 80, STEEL, 12) +
  rect(200, 560, 60, 250, ink.deep, 26) +
  rect(740, 560, 60, 250, ink.deep, 26) +
  rect(440, 360, 120, 80, ink.accent, 14);
