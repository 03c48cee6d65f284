import { INK, PAPER } from '../inks';
import type { PictureKind } from '../kind';
import { centred } from '../lettering';
import { ground, rect, stroke, times } from '../shapes';

/** A cutting mat with its grid. */
export const cuttingMat: PictureKind = (ink, { label }) =>
  ground(500, 860, 400) +
  rect(110, 190, 780, 660, ink.deep, 30) +
  rect(110, 180, 780, 655, ink.base, 30) +
  rect(160, 230, 680, 555, ink.dark, 4) +
  times(9, (at) => rect(228 + at * 68, 230, 3, 555, ink.pale)) +
  times(7, (at) => rect(160, 299 + at * 69, 680, 3, ink.pale)) +
  stroke('M160 785 L700 230 M300 785 L840 240', ink.light, 4) +
  times(35, (at) => rect(162 + at * 20, 212, 3, at % 5 ? 10 : 18, ink.pale)) +
  rect(640, 720, 160, 36, PAPER, 6) +
  centred(label.brand, 654, 729, 132, 18, INK);
