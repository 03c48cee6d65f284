import { INK, PAPER, PAPER_DARK } from '../inks';
import type { PictureKind } from '../kind';
import { ground, path, rect, rotated } from '../shapes';

/** A marker with its cap off. */
export const marker: PictureKind = (ink, { tilt }) =>
  ground(500, 870, 360) +
  rotated(
    -32 + tilt,
    500,
    500,
    path('M478 110 L522 84 V160 H478 Z', ink.base),
    path('M468 158 H532 L546 240 H454 Z', PAPER_DARK),
    path('M430 240 H570 V310 H430 Z', INK),
    rect(424, 300, 152, 480, PAPER, 14),
    rect(516, 300, 60, 480, PAPER_DARK, 14),
    rect(424, 420, 152, 200, ink.base),
    rect(516, 420, 60, 200, ink.dark),
    rect(424, 770, 152, 130, ink.base, 22),
    rect(516, 770, 60, 130, ink.dark, 22),
  ) +
  rotated(
    64 + tilt,
    690,
    700,
    rect(600, 640, 190, 130, ink.base, 26),
    rect(600, 705, 190, 65, ink.dark, 26),
    rect(600, 640, 30, 130, ink.deep, 10),
  );
