import { INK, PAPER, STEEL, STEEL_DARK } from '../inks';
import type { PictureKind } from '../kind';
import { printed } from '../lettering';
import { ground, path, rect, times } from '../shapes';

/** A zipped pencil case. */
export const pencilCase: PictureKind = (ink, { label }) =>
  ground(500, 780, 400) +
  path(
    'M120 440 Q120 330 240 330 H760 Q880 330 880 440 V660 Q880 770 760 770 H240 Q120 770 120 660 Z',
    ink.base,
  ) +
  path('M122 620 H878 V660 Q880 770 760 770 H240 Q120 770 122 660 Z', ink.dark) +
  rect(150, 410, 700, 44, ink.deep, 22) +
  times(32, (at) => rect(170 + at * 21, 422, 11, 20, at % 2 ? STEEL : STEEL_DARK, 3)) +
  rect(760, 404, 60, 60, '#c9a13b', 12) +
  rect(780, 450, 24, 110, '#c9a13b', 12) +
  rect(240, 530, 250, 120, PAPER, 12) +
  printed(label.brand, 280, 572, 188, 28, INK);
