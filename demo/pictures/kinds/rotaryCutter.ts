import { INK, STEEL, STEEL_DARK, STEEL_LIGHT } from '../inks';
import type { PictureKind } from '../kind';
import { circle, ground, path, rect, ring, times, rotated } from '../shapes';

/** A rotary cutter. */
export const rotaryCutter: PictureKind = (ink, { tilt }) =>
  ground(500, 880, 320) +
  rotated(
    -34 + tilt,
    500,
    500,
    circle(500, 260, 165, STEEL),
    path('M500 95 A165 165 0 0 1 500 425 A220 220 0 0 0 500 95 Z', STEEL_DARK),
    ring(500, 260, 164, STEEL_LIGHT, 6),
    path('M440 240 H560 L580 470 Q590 720 560 900 Q500 940 440 900 Q410 720 420 470 Z', ink.base),
    path('M510 240 H560 L580 470 Q590 720 560 900 Q535 918 510 920 Z', ink.dark),
    path('M446 520 H554 Q564 680 548 840 H452 Q436 680 446 520 Z', INK),
    times(5, (at) => rect(456, 560 + at * 54, 88, 16, '#ffffff22', 8)),
    circle(500, 260, 52, '#c9a13b'),
    circle(500, 260, 22, '#9a7625'),
  );
