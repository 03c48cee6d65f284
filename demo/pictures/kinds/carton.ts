import { INK, PAPER, STEEL_DARK } from '../inks';
import type { PictureKind } from '../kind';
import { printed } from '../lettering';
import { ground, path, rect } from '../shapes';

/** A plain carton with a label. */
export const carton: PictureKind = (ink, { label }) =>
  ground(500, 880, 350) +
  path('M180 380 L320 260 H860 L740 380 Z', ink.light) +
  rect(180, 380, 560, 490, ink.base) +
  path('M740 380 L860 260 V740 L740 870 Z', ink.deep) +
  path('M420 380 L556 260 H640 L510 380 Z', ink.pale) +
  rect(420, 380, 90, 120, ink.pale) +
  rect(230, 640, 220, 150, PAPER, 8) +
  printed(label.brand, 260, 673, 162, 28, INK) +
  printed(label.size, 260, 716, 117, 22, STEEL_DARK);
