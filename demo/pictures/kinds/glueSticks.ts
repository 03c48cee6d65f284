import type { PictureKind } from '../kind';
import { centred } from '../lettering';
import { ground, path, rect, times, rotated } from '../shapes';

/** Sticks for a hot glue gun. */
export const glueSticks: PictureKind = (ink, { label }) =>
  ground(500, 880, 300) +
  times(8, (at) =>
    rotated(
      (at - 3.5) * 5,
      500,
      1200,
      rect(470, 140, 60, 720, '#f4edda', 28),
      rect(504, 140, 26, 720, '#0000001c', 14),
    ),
  ) +
  path('M280 560 H720 L710 700 H290 Z', ink.base) +
  centred(label.brand, 340, 600, 320, 56, '#ffffff');
