import { INK, PAPER } from '../inks';
import type { PictureKind } from '../kind';
import { printed } from '../lettering';
import { circle, ground, path, rect, SHADE, times } from '../shapes';

/** An open ink pad. */
export const inkPad: PictureKind = (ink, { label }) =>
  ground(500, 830, 370) +
  path('M180 170 H820 L850 470 H150 Z', '#3a414c') +
  path('M225 205 H775 L795 440 H205 Z', '#4b5462') +
  rect(360, 280, 280, 80, PAPER, 8) +
  printed(label.brand, 410, 303, 212, 32, INK) +
  rect(140, 470, 720, 340, INK, 34) +
  rect(190, 515, 620, 230, ink.deep, 16) +
  rect(190, 505, 620, 225, ink.base, 16) +
  times(40, (at) => circle(220 + ((at * 113) % 560), 530 + ((at * 67) % 175), 4, ink.dark)) +
  rect(560, 505, 250, 225, SHADE, 16);
