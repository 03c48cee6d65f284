import type { PictureKind } from '../kind';
import { ground, path, rect, stroke, rotated } from '../shapes';

/** Two needle tips joined by a cable. */
export const circularNeedles: PictureKind = (ink) =>
  ground(500, 890, 300) +
  stroke('M330 560 Q80 760 300 850 Q500 920 700 850 Q920 760 670 560', ink.accent, 20) +
  rotated(
    -28,
    330,
    560,
    rect(308, 220, 44, 350, ink.base, 14),
    rect(334, 220, 18, 350, ink.dark, 8),
    path('M308 226 L330 100 L352 226 Z', ink.light),
  ) +
  rotated(
    28,
    670,
    560,
    rect(648, 220, 44, 350, ink.base, 14),
    rect(674, 220, 18, 350, ink.dark, 8),
    path('M648 226 L670 100 L692 226 Z', ink.light),
  );
