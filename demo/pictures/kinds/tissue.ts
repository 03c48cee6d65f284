import { INK, PAPER } from '../inks';
import type { PictureKind } from '../kind';
import { printed } from '../lettering';
import { ground, path, rect, stroke } from '../shapes';

/** Folded tissue paper. */
export const tissue: PictureKind = (ink, { label }) =>
  ground(500, 850, 350) +
  path('M210 230 L790 200 L820 800 L180 830 Z', ink.dark) +
  path('M190 260 L770 220 L800 780 L170 820 Z', ink.base) +
  path('M480 240 L770 220 L800 780 L490 800 Z', ink.light) +
  path('M190 260 L480 240 L490 800 L170 820 Z', ink.base) +
  stroke('M480 240 L490 800', ink.dark, 6) +
  stroke('M184 530 L786 500', ink.dark, 5) +
  path('M770 220 L660 228 L776 330 Z', ink.pale) +
  rect(300, 470, 390, 90, PAPER, 6) +
  printed(label.brand, 350, 497, 225, 32, INK);
