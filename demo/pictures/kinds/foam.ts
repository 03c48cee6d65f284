import type { PictureKind } from '../kind';
import { circle, ground, path, rect, SHADE, times, rotated } from '../shapes';

/** Foam sheets fanned out. */
export const foam: PictureKind = (ink) =>
  ground(500, 850, 380) +
  times(4, (at) =>
    rotated(
      -12 + at * 8,
      500,
      800,
      rect(230, 200, 520, 610, [ink.deep, ink.dark, ink.light, ink.base][at] ?? ink.base, 18),
      rect(230, 790, 520, 24, SHADE, 12),
    ),
  ) +
  rotated(12, 500, 800, circle(620, 320, 40, '#fff'), path('M330 680 h120 v70 h-120 Z', ink.pale));
