import { INK, PAPER, STEEL_DARK } from '../inks';
import type { PictureKind } from '../kind';
import { printed } from '../lettering';
import { GLEAM, ground, path, rect } from '../shapes';

/** A storage box with its lid on. */
export const storageBox: PictureKind = (ink, { label }) =>
  ground(500, 860, 390) +
  path('M160 400 H840 L810 850 H190 Z', ink.base) +
  path('M640 400 H840 L810 850 H610 Z', ink.dark) +
  path('M120 290 Q120 270 140 270 H860 Q880 270 880 290 V400 H120 Z', ink.light) +
  rect(120, 370, 760, 40, ink.deep, 10) +
  rect(420, 345, 160, 110, ink.accent, 16) +
  rect(330, 530, 340, 170, PAPER, 10) +
  printed(label.brand, 380, 572, 238, 35, INK) +
  printed(label.size, 380, 623, 169, 26, STEEL_DARK) +
  rect(190, 470, 24, 320, GLEAM, 12);
