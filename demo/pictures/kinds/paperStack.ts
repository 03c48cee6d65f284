import { INK, PAPER, PAPER_DARK, STEEL_DARK } from '../inks';
import type { PictureKind } from '../kind';
import { printed } from '../lettering';
import { circle, ground, path, rect, SHADE, times, rotated } from '../shapes';

/** A stack of sheets with a paper band. */
export const paperStack: PictureKind = (ink, { label }) =>
  ground(500, 850, 400) +
  times(6, (at) =>
    rotated(
      ((at * 5) % 7) - 3,
      500,
      520,
      rect(150, 290 - at * 8, 700, 520, at === 5 ? ink.base : at % 2 ? ink.dark : ink.deep, 4),
    ),
  ) +
  rect(150, 250, 700, 520, ink.base, 4) +
  path('M560 250 H850 V770 H420 Z', SHADE) +
  rect(150, 450, 700, 120, PAPER) +
  rect(700, 450, 150, 120, PAPER_DARK) +
  printed(label.brand, 210, 482, 275, 35, INK) +
  printed(label.size, 210, 526, 182, 22, STEEL_DARK) +
  circle(620, 510, 36, ink.dark);
