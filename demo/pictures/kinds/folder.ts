import { PAPER, STEEL_LIGHT } from '../inks';
import type { PictureKind } from '../kind';
import { ground, path, rect, SHADE, times, rotated } from '../shapes';

/** Pocket folders. */
export const folder: PictureKind = (ink) =>
  ground(500, 870, 350) +
  rotated(5, 500, 860, path('M200 190 H480 L520 240 H800 V860 H200 Z', ink.deep)) +
  path('M190 180 H470 L510 230 H800 V860 H190 Z', ink.dark) +
  rect(250, 220, 500, 500, '#fffdf7', 4) +
  times(5, (at) => rect(300, 280 + at * 50, 380 - (at % 2) * 90, 12, STEEL_LIGHT, 4)) +
  path('M190 420 H800 V840 Q800 862 780 862 H210 Q190 862 190 840 Z', ink.base) +
  path('M590 420 H800 V840 Q800 862 780 862 H590 Z', SHADE) +
  rect(270, 520, 260, 90, PAPER, 8);
