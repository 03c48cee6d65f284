import type { PictureKind } from '../kind';
import { ellipse, ground, path, rect, stroke, times } from '../shapes';

/** A roll of crêpe paper, a little unrolled. */
export const crepeRoll: PictureKind = (ink) =>
  ground(500, 850, 370) +
  path('M330 780 L900 720 V830 L330 850 Z', ink.dark) +
  times(14, (at) => stroke(`M${400 + at * 36} ${786 - at * 4} V${842 - at * 1.5}`, ink.deep, 4)) +
  rect(200, 260, 400, 580, ink.base, 20) +
  rect(470, 260, 130, 580, ink.dark, 10) +
  times(20, (at) => rect(210 + at * 20, 270, 4, 560, ink.dark)) +
  ellipse(400, 840, 200, 26, ink.dark) +
  ellipse(400, 258, 200, 62, ink.light) +
  ellipse(400, 258, 140, 42, ink.base) +
  ellipse(400, 258, 84, 25, ink.light) +
  ellipse(400, 258, 36, 12, ink.deep);
