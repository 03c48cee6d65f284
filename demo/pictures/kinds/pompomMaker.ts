import type { PictureKind } from '../kind';
import { ground, path, rect, times, rotated } from '../shapes';

/** Two half rings for a pompom, one of them wound. */
export const pompomMaker: PictureKind = (ink) =>
  ground(500, 860, 360) +
  path('M150 520 A350 330 0 0 1 850 520 H640 A140 130 0 0 0 360 520 Z', ink.base) +
  path('M600 200 A350 330 0 0 1 850 520 H640 A140 130 0 0 0 560 402 Z', ink.dark) +
  times(13, (at) =>
    rotated(-78 + at * 13, 500, 520, rect(478, 186, 44, 210, at % 2 ? '#f2b90f' : '#e39a1c', 20)),
  ) +
  path('M150 580 A350 290 0 0 0 850 580 H640 A140 110 0 0 1 360 580 Z', ink.light) +
  path('M640 580 H850 A350 290 0 0 1 560 862 L540 686 A140 110 0 0 0 640 580 Z', ink.base) +
  rect(120, 520, 150, 60, ink.deep, 16) +
  rect(730, 520, 150, 60, ink.deep, 16);
