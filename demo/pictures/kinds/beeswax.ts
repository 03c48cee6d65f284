import { PAPER, INK, STEEL_DARK, KRAFT, KRAFT_DARK } from '../inks';
import type { PictureKind } from '../kind';
import { centred } from '../lettering';
import { ground, rect, times } from '../shapes';

/** Sticks of modelling wax in a tray. */
export const beeswax: PictureKind = (ink, { label }) =>
  ground(500, 830, 390) +
  rect(130, 300, 740, 470, KRAFT, 18) +
  rect(160, 330, 680, 330, KRAFT_DARK, 8) +
  times(
    5,
    (at) =>
      rect(176 + at * 132, 346, 120, 298, ink.base, 22) +
      rect(252 + at * 132, 346, 44, 298, ink.dark, 20) +
      rect(190 + at * 132, 360, 18, 260, ink.light, 9),
  ) +
  rect(300, 678, 400, 74, PAPER, 8) +
  centred(label.brand, 330, 688, 200, 30, INK) +
  centred(label.size, 540, 692, 130, 24, STEEL_DARK) +
  rect(330, 724, 200, 12, ink.base, 6);
