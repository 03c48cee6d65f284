import { PAPER, INK, STEEL_DARK } from '../inks';
import type { PictureKind } from '../kind';
import { centred } from '../lettering';
import { ground, path, rect, stroke } from '../shapes';

/** A lunch bag with its flap and handle. */
export const lunchBag: PictureKind = (ink, { label }) =>
  ground(500, 890, 290) +
  stroke('M400 200 Q400 100 500 100 Q600 100 600 200', ink.deep, 34) +
  path('M240 330 L290 200 H710 L760 330 Z', ink.light) +
  rect(230, 320, 540, 565, ink.base, 30) +
  rect(600, 320, 170, 565, ink.dark, 30) +
  stroke('M240 350 H760', STEEL_DARK, 18) +
  rect(300, 500, 400, 260, ink.deep, 24) +
  rect(360, 560, 280, 90, PAPER, 12) +
  centred(label.brand, 380, 584, 240, 42, INK);
