import type { PictureKind } from '../kind';
import { circle, ground, path, rect, times, rotated } from '../shapes';

/** Sheets of felt, the top one curling. */
export const felt: PictureKind = (ink) =>
  ground(500, 840, 390) +
  rotated(7, 500, 500, rect(180, 220, 640, 580, ink.deep, 8)) +
  rotated(3, 500, 500, rect(180, 220, 640, 580, ink.dark, 8)) +
  path('M180 220 H820 V640 Q740 640 700 720 Q680 780 660 800 H180 Z', ink.base) +
  path('M820 640 Q740 640 700 720 Q680 780 660 800 Q780 790 820 640 Z', ink.light) +
  times(28, (at) => circle(220 + ((at * 137) % 560), 260 + ((at * 89) % 380), 5, ink.dark));
