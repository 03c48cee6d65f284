import { INK, PAPER, PAPER_DARK, STEEL_DARK } from '../inks';
import type { PictureKind } from '../kind';
import { printed } from '../lettering';
import { circle, GLEAM, ground, path, rect, SHADE, times } from '../shapes';

/** A wide jar of paint with a screw lid. */
export const jar: PictureKind = (ink, { label, choose }) =>
  ground(500, 870, 300) +
  rect(240, 330, 520, 540, ink.base, 60) +
  path('M600 330 H700 Q760 330 760 390 V810 Q760 870 700 870 H600 Z', SHADE) +
  rect(285, 360, 36, 440, GLEAM, 18) +
  rect(240, 500, 520, 220, PAPER, 0) +
  rect(600, 500, 160, 220, PAPER_DARK) +
  printed(label.brand, 300, 536, 262, 38, INK) +
  printed(label.size, 300, 585, 195, 26, STEEL_DARK) +
  circle(640, 610, 60, ink.base) +
  rect(210, 190, 580, 150, choose(2) ? INK : ink.accent, 22) +
  rect(210, 300, 580, 40, '#00000026', 16) +
  times(14, (at) => rect(236 + at * 40, 205, 10, 90, '#00000026', 5));
