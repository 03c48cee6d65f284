import { PAPER, STEEL } from '../inks';
import type { PictureKind } from '../kind';
import { circle, ground, path, rect, ring, times, rotated } from '../shapes';

/** A tape measure, coiled. */
export const tapeMeasure: PictureKind = (ink) =>
  ground(500, 850, 360) +
  path('M240 760 Q560 900 900 720 L900 800 Q560 980 220 840 Z', ink.base) +
  times(16, (at) =>
    rect(270 + at * 40, 812 + Math.sin(at / 5) * 26, 5, at % 4 ? 26 : 46, ink.deep),
  ) +
  rect(880, 714, 34, 92, STEEL, 4) +
  circle(460, 470, 330, ink.base) +
  path('M460 140 A330 330 0 0 1 460 800 A400 400 0 0 0 460 140 Z', ink.dark) +
  ring(460, 470, 270, ink.deep, 6) +
  ring(460, 470, 220, ink.deep, 5) +
  ring(460, 470, 175, ink.deep, 5) +
  times(40, (at) => rotated(at * 9, 460, 470, rect(457, 146, 6, at % 5 ? 24 : 44, ink.deep))) +
  circle(460, 470, 110, PAPER) +
  circle(460, 470, 70, ink.dark);
