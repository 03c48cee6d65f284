import { PAPER, PAPER_DARK } from '../inks';
import type { PictureKind } from '../kind';
import { circle, ground, path, ring } from '../shapes';

/** A spool of ribbon with its tail. */
export const ribbon: PictureKind = (ink) =>
  ground(500, 860, 370) +
  path(
    'M660 660 Q830 700 790 800 Q770 850 900 860 L880 940 Q690 930 690 820 Q690 770 560 760 Z',
    ink.base,
  ) +
  path('M790 800 Q770 850 900 860 L880 940 Q690 930 690 820 Q720 860 790 800 Z', ink.dark) +
  circle(440, 500, 330, PAPER_DARK) +
  circle(430, 496, 330, PAPER) +
  circle(430, 496, 280, ink.base) +
  path('M430 216 A280 280 0 0 1 430 776 A350 350 0 0 0 430 216 Z', ink.dark) +
  ring(430, 496, 236, ink.dark, 5) +
  ring(430, 496, 200, ink.dark, 5) +
  ring(430, 496, 166, ink.dark, 5) +
  circle(430, 496, 130, PAPER) +
  circle(430, 496, 50, '#fff') +
  ring(430, 496, 50, PAPER_DARK, 8);
