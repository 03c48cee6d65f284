import { PAPER, INK, STEEL } from '../inks';
import type { PictureKind } from '../kind';
import { centred } from '../lettering';
import { ground, rect, SHADE, stroke } from '../shapes';

/** A flat case for drawings. */
export const portfolio: PictureKind = (ink, { label }) =>
  ground(500, 850, 410) +
  stroke('M400 260 V190 Q400 160 430 160 H570 Q600 160 600 190 V260', ink.deep, 30) +
  rect(90, 250, 820, 590, ink.base, 20) +
  rect(650, 250, 260, 590, SHADE, 20) +
  stroke('M90 300 H910', STEEL, 14) +
  rect(90, 760, 90, 80, ink.deep, 12) +
  rect(820, 760, 90, 80, ink.deep, 12) +
  rect(330, 500, 340, 100, PAPER, 10) +
  centred(label.brand, 356, 528, 288, 44, INK);
