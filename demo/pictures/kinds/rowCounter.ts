import { INK, STEEL_DARK } from '../inks';
import type { PictureKind } from '../kind';
import { centred } from '../lettering';
import { ground, path, rect, times } from '../shapes';

/** A row counter with its two digits. */
export const rowCounter: PictureKind = (ink, { choose }) =>
  ground(500, 840, 300) +
  path(
    'M200 340 Q200 270 270 270 H730 Q800 270 800 340 V720 Q800 790 730 790 H270 Q200 790 200 720 Z',
    ink.base,
  ) +
  path('M640 270 H730 Q800 270 800 340 V720 Q800 790 730 790 H640 Z', ink.dark) +
  rect(290, 390, 420, 250, '#fffdf7', 20) +
  rect(496, 390, 8, 250, STEEL_DARK) +
  centred(String(choose(10)), 320, 430, 150, 170, INK) +
  centred(String(choose(7)), 530, 430, 150, 170, INK) +
  rect(330, 190, 340, 90, ink.deep, 30) +
  times(9, (at) => rect(352 + at * 34, 200, 10, 70, ink.light));
