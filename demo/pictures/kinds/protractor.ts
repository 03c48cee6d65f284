import type { PictureKind } from '../kind';
import { ground, path, rect, times, rotated } from '../shapes';

/** A protractor with its scale. */
export const protractor: PictureKind = (ink) =>
  ground(500, 840, 400) +
  path('M120 640 A340 340 0 0 1 800 640 Z', ink.base) +
  path('M460 300 A340 340 0 0 1 800 640 H620 Q600 420 460 300 Z', ink.dark) +
  path('M280 600 A190 190 0 0 1 640 600 Z', '#fff') +
  times(19, (at) =>
    rotated(-90 + at * 10, 460, 640, rect(457, 306, 6, at % 3 ? 28 : 48, ink.deep)),
  ) +
  rect(120, 600, 680, 50, ink.base);
