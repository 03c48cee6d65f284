import { PAPER_DARK } from '../inks';
import type { PictureKind } from '../kind';
import { ground, path } from '../shapes';

/** A paper crane on its square sheets. */
export const origami: PictureKind = (ink) =>
  ground(500, 870, 390) +
  path('M140 640 L500 480 L860 640 L500 830 Z', PAPER_DARK) +
  path('M140 620 L500 460 L860 620 L500 810 Z', ink.pale) +
  path('M500 620 L250 250 L480 470 Z', ink.base) +
  path('M500 620 L480 470 L250 250 L400 560 Z', ink.dark) +
  path('M500 620 L770 210 L540 470 Z', ink.light) +
  path('M500 620 L540 470 L770 210 L620 560 Z', ink.base) +
  path('M400 560 L500 480 L620 560 L510 680 Z', ink.dark) +
  path('M420 575 L170 470 L130 520 L400 590 Z', ink.base) +
  path('M170 470 L130 520 L110 560 Z', ink.deep) +
  path('M610 570 L850 400 L640 590 Z', ink.deep);
