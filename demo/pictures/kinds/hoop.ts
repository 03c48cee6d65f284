import { WOOD, WOOD_DARK } from '../inks';
import type { PictureKind } from '../kind';
import { circle, ellipse, ground, path, rect, ring, stroke, times, rotated } from '../shapes';

/** An embroidery hoop with a sprig stitched in. */
export const hoop: PictureKind = (ink, { choose }) =>
  ground(500, 905, 310) +
  rect(470, 90, 60, 70, '#c9a13b', 8) +
  rect(440, 70, 120, 34, '#a9822a', 14) +
  circle(500, 520, 370, WOOD_DARK) +
  circle(500, 512, 370, WOOD) +
  circle(500, 512, 334, '#f6f1e4') +
  ring(500, 512, 352, WOOD_DARK, 5) +
  path('M680 300 A300 300 0 0 1 500 846 A360 360 0 0 0 680 300 Z', '#e9e1cf') +
  stroke('M500 760 Q480 560 500 300', '#3f7d4e', 12) +
  times(5, (at) =>
    rotated(
      at % 2 ? 38 : -38,
      500,
      660 - at * 75,
      ellipse(at % 2 ? 556 : 444, 640 - at * 75, 58, 22, '#4d8f5c'),
    ),
  ) +
  times(choose(3) + 4, (at) =>
    rotated(at * (360 / (choose(3) + 4)), 500, 300, ellipse(500, 244, 30, 52, ink.base)),
  ) +
  circle(500, 300, 28, '#e9b61e');
