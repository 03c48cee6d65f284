import type { PictureKind } from '../kind';
import { circle, ground, path, rect, stroke } from '../shapes';

/** Building blocks. */
export const blocks: PictureKind = (ink) =>
  ground(500, 860, 390) +
  rect(150, 560, 290, 290, ink.base, 20) +
  rect(350, 560, 90, 290, ink.dark, 20) +
  rect(470, 560, 290, 290, '#e9b61e', 20) +
  rect(670, 560, 90, 290, '#c99a16', 20) +
  rect(310, 250, 290, 290, '#3d8a53', 20) +
  rect(510, 250, 90, 290, '#2f6f41', 20) +
  path('M760 850 L870 590 L900 850 Z', '#c8372d') +
  circle(280, 700, 70, ink.pale) +
  path(
    'M590 640 l24 50 l54 6 l-40 37 l11 54 l-49 -28 l-49 28 l11 -54 l-40 -37 l54 -6 Z',
    '#fff6d8',
  ) +
  stroke('M390 470 L450 330 L510 470 M412 420 H488', '#d9efdd', 24);
