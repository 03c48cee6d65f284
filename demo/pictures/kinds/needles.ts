import { INK, PAPER, STEEL_DARK } from '../inks';
import type { PictureKind } from '../kind';
import { printed } from '../lettering';
import { circle, ellipse, ground, path, rect, times } from '../shapes';

/** Needles on a card. */
export const needles: PictureKind = (ink, { label }) =>
  ground(500, 900, 290) +
  rect(250, 110, 500, 780, ink.base, 24) +
  rect(600, 110, 150, 780, ink.dark, 24) +
  circle(500, 165, 26, '#fff') +
  rect(300, 220, 400, 110, PAPER, 10) +
  printed(label.brand, 340, 245, 250, 32, INK) +
  printed(label.size, 340, 286, 169, 22, STEEL_DARK) +
  rect(300, 370, 400, 470, ink.pale, 10) +
  times(
    6,
    (at) =>
      path(
        `M${334 + at * 62} 410 Q${344 + at * 62} 400 ${354 + at * 62} 410 L${349 + at * 62} 760 L${344 + at * 62} 800 L${339 + at * 62} 760 Z`,
        STEEL_DARK,
      ) + ellipse(344 + at * 62, 430, 3, 14, PAPER),
  ) +
  rect(300, 560, 400, 44, ink.dark);
