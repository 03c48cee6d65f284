import { PAPER } from '../inks';
import type { PictureKind } from '../kind';
import { circle, ground, path, rect, stroke, rotated } from '../shapes';

/** Envelopes and a card. */
export const envelope: PictureKind = (ink) =>
  ground(500, 830, 400) +
  rotated(
    -8,
    500,
    500,
    rect(250, 190, 520, 400, PAPER, 8),
    rect(300, 240, 420, 300, ink.pale, 6),
    circle(510, 390, 70, ink.dark),
  ) +
  rect(140, 380, 720, 430, ink.dark, 14) +
  rect(140, 366, 720, 430, ink.base, 14) +
  path('M140 380 L500 640 L860 380 Q855 366 840 366 H160 Q145 366 140 380 Z', ink.light) +
  stroke('M146 790 L420 584 M854 790 L580 584', ink.dark, 7) +
  stroke('M142 382 L500 640 L858 382', ink.dark, 7);
