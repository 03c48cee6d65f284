import { INK, PAPER, STEEL, STEEL_DARK } from '../inks';
import type { PictureKind } from '../kind';
import { printed } from '../lettering';
import { ground, path, rect, times, rotated } from '../shapes';

/** Brushes fanned out in a sleeve. */
export const brushSet: PictureKind = (ink, { label }) =>
  ground(500, 900, 300) +
  times(5, (at) =>
    rotated(
      (at - 2) * 9,
      500,
      1250,
      rect(484, 300, 32, 480, at % 2 ? ink.base : ink.dark, 12),
      rect(482, 220, 36, 100, STEEL, 4),
      rect(500, 220, 18, 100, STEEL_DARK, 2),
      path('M482 222 Q476 140 500 90 Q524 140 518 222 Z', '#8a5a33'),
    ),
  ) +
  path('M230 520 H770 L740 890 H260 Z', ink.accent) +
  path('M600 520 H770 L740 890 H600 Z', ink.accentDark) +
  rect(330, 640, 240, 90, PAPER, 10) +
  printed(label.brand, 360, 668, 188, 22, INK);
