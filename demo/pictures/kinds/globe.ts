import { WOOD_DARK } from '../inks';
import type { PictureKind } from '../kind';
import { circle, ground, path, rect, stroke } from '../shapes';

/** A globe on its stand. */
export const globe: PictureKind = (ink) =>
  ground(500, 920, 240) +
  path('M340 870 H660 L690 915 H310 Z', WOOD_DARK) +
  rect(472, 790, 56, 90, '#c9a13b', 8) +
  stroke('M300 190 A390 390 0 0 0 560 810', '#c9a13b', 26) +
  circle(520, 460, 310, '#4c9fd4') +
  path('M520 150 A310 310 0 0 1 520 770 A400 400 0 0 0 520 150 Z', '#3a83b5') +
  path(
    'M330 260 Q420 180 520 210 Q560 270 500 330 Q440 330 430 400 Q380 450 340 400 Q290 340 330 260 Z',
    ink.base,
  ) +
  path('M430 470 Q530 450 560 530 Q560 640 490 720 Q440 690 440 620 Q390 540 430 470 Z', ink.base) +
  path(
    'M610 250 Q720 260 780 360 Q800 450 740 480 Q680 440 650 470 Q600 420 630 360 Q580 310 610 250 Z',
    ink.dark,
  ) +
  path('M690 560 Q750 540 770 590 Q740 660 690 640 Z', ink.dark) +
  circle(420, 300, 60, '#ffffff22');
