import type { PictureKind } from '../kind';
import { circle, ground, path, rotated } from '../shapes';

/** Knitting needles, crossed. */
export const knittingNeedles: PictureKind = (ink) =>
  ground(500, 900, 280) +
  rotated(
    24,
    500,
    520,
    path('M488 220 H512 L520 860 H480 Z', ink.base),
    path('M502 220 H512 L520 860 H504 Z', ink.dark),
    path('M488 222 L500 100 L512 222 Z', ink.light),
    circle(500, 880, 40, ink.accent),
  ) +
  rotated(
    -24,
    500,
    520,
    path('M488 220 H512 L520 860 H480 Z', ink.base),
    path('M502 220 H512 L520 860 H504 Z', ink.dark),
    path('M488 222 L500 100 L512 222 Z', ink.light),
    circle(500, 880, 40, ink.accent),
  );
