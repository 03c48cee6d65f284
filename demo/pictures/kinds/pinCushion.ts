import { STEEL_DARK } from '../inks';
import type { PictureKind } from '../kind';
import { circle, ground, path, stroke, times, rotated } from '../shapes';

/** A round pin cushion full of pins. */
export const pinCushion: PictureKind = (ink) =>
  ground(500, 840, 370) +
  times(7, (at) =>
    rotated(
      (at - 3) * 17,
      500,
      760,
      stroke('M500 500 V250', STEEL_DARK, 9),
      circle(500, 236, 30, ['#c8372d', '#e9b61e', '#2c5aa0', '#fdfdfb'][at % 4] ?? ink.deep),
    ),
  ) +
  path('M150 640 Q150 400 500 400 Q850 400 850 640 Q850 840 500 840 Q150 840 150 640 Z', ink.base) +
  path('M640 416 Q850 450 850 640 Q850 820 600 838 Q760 620 640 416 Z', ink.dark) +
  stroke('M500 400 Q380 600 420 832 M500 400 Q620 600 580 832 M500 400 V838', ink.deep, 10);
