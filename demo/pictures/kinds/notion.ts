import { STEEL, STEEL_DARK } from '../inks';
import type { Kind } from '../kind';
import { circle, ground, path, rect, times, turned } from '../shapes';

/** Small sewing tools: ripper, thimble, chalk. */
export const notion: Kind = (ink, { tilt }) =>
  ground(500, 850, 350) +
  turned(
    34 + tilt,
    500,
    500,
    path('M486 300 L478 130 L500 80 L508 210 L540 170 L530 230 L514 300 Z', STEEL_DARK),
    rect(480, 290, 40, 60, STEEL, 6),
    rect(452, 340, 96, 420, ink.base, 40),
    rect(504, 340, 44, 420, ink.dark, 36),
    times(4, (at) => rect(460, 390 + at * 34, 80, 12, ink.deep, 6)),
  ) +
  path('M150 730 L190 540 Q250 490 310 540 L350 730 Q250 770 150 730 Z', STEEL) +
  path('M260 506 Q290 512 310 540 L350 730 Q310 748 270 750 Z', STEEL_DARK) +
  times(12, (at) => circle(200 + (at % 4) * 33, 580 + Math.floor(at / 4) * 40, 7, STEEL_DARK)) +
  path('M640 800 L690 690 H840 L880 800 Z', ink.pale) +
  path('M780 690 H840 L880 800 H800 Z', ink.light);
