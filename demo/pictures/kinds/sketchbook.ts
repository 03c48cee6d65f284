import { INK, PAPER, PAPER_DARK, STEEL_DARK } from '../inks';
import type { PictureKind } from '../kind';
import { printed } from '../lettering';
import { ground, path, rect, SHADE } from '../shapes';

/** A bound sketchbook with an elastic and a ribbon. */
export const sketchbook: PictureKind = (ink, { label }) =>
  ground(500, 890, 300) +
  path('M612 860 H640 V940 L626 922 L612 940 Z', ink.accent) +
  rect(250, 140, 520, 745, PAPER_DARK, 14) +
  rect(250, 140, 510, 735, PAPER, 14) +
  rect(230, 125, 520, 745, ink.base, 18) +
  rect(230, 125, 70, 745, ink.deep, 18) +
  rect(580, 125, 170, 745, SHADE, 18) +
  rect(676, 125, 26, 745, ink.deep) +
  rect(360, 280, 240, 130, PAPER, 6) +
  printed(label.brand, 395, 313, 188, 25, INK) +
  printed(label.size, 395, 348, 130, 22, STEEL_DARK);
