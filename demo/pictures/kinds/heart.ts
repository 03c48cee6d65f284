import type { PictureKind } from '../kind';
import { circle, ground, path, stroke, times, rotated } from '../shapes';

/** A hanging heart. */
export const heart: PictureKind = (ink, { tilt }) =>
  ground(500, 905, 230) +
  stroke('M500 330 Q470 200 500 80', ink.accent, 12) +
  rotated(
    tilt,
    500,
    330,
    path('M500 870 Q90 560 220 370 Q370 230 500 420 Q630 230 780 370 Q910 560 500 870 Z', ink.base),
    path('M500 870 Q910 560 780 370 Q700 296 620 320 Q800 520 500 870 Z', ink.dark),
    times(7, (at) => circle(330 + ((at * 131) % 350), 480 + ((at * 83) % 210), 24, ink.pale)),
    path('M500 420 Q420 330 360 360 Q380 420 500 420 Z', ink.accent),
    path('M500 420 Q580 330 640 360 Q620 420 500 420 Z', ink.accentDark),
    circle(500, 416, 26, ink.accentDark),
  );
