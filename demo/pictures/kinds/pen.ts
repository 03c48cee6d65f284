import { INK, PAPER, STEEL_DARK } from '../inks';
import type { PictureKind } from '../kind';
import { GLEAM, ground, path, rect, rotated } from '../shapes';

/** A pen across the page. */
export const pen: PictureKind = (ink, { tilt }) =>
  ground(500, 850, 350) +
  rotated(
    -40 + tilt,
    500,
    500,
    path('M492 60 H508 L516 150 H484 Z', STEEL_DARK),
    path('M470 150 H530 L552 300 H448 Z', INK),
    rect(446, 290, 108, 560, ink.base, 14),
    rect(510, 290, 44, 560, ink.dark, 14),
    rect(470, 320, 14, 480, GLEAM, 7),
    rect(446, 700, 108, 26, PAPER),
    rect(452, 846, 96, 70, ink.deep, 16),
    path('M548 560 H580 V880 Q580 900 562 900 H548 Z', INK),
  );
