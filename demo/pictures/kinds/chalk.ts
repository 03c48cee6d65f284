import type { PictureKind } from '../kind';
import { ellipse, ground, rect, SHADE, stroke, times, rotated } from '../shapes';

/** Sticks of chalk and a scribble. */
export const chalk: PictureKind = (ink, { tilt }) =>
  ground(500, 830, 370) +
  stroke('M180 250 Q260 180 330 260 T490 250 T650 250 T810 230', ink.light, 22) +
  times(3, (at) =>
    rotated(
      -14 + tilt + at * 5,
      500,
      560,
      rect(
        170 + at * 30,
        380 + at * 130,
        640,
        104,
        [ink.base, '#f6d57a', '#9ec9e6'][at] ?? ink.base,
        30,
      ),
      rect(170 + at * 30, 436 + at * 130, 640, 48, SHADE, 24),
      ellipse(800 + at * 30, 432 + at * 130, 20, 50, '#ffffff77'),
    ),
  );
