import { INK, PAPER } from '../inks';
import type { PictureKind } from '../kind';
import { ellipse, GLEAM, ground, path, rect } from '../shapes';

/** A candle in a glass. */
export const candle: PictureKind = (ink) =>
  ground(500, 880, 250) +
  path('M500 110 Q560 210 530 270 Q500 300 470 270 Q440 210 500 110 Z', '#f5b70f') +
  path('M500 180 Q530 230 514 264 Q500 280 486 264 Q470 230 500 180 Z', '#fff3c4') +
  rect(494, 265, 12, 70, INK, 4) +
  path('M280 330 H720 V820 Q720 875 660 875 H340 Q280 875 280 820 Z', '#e7eef1') +
  path('M310 420 H690 V810 Q690 845 655 845 H345 Q310 845 310 810 Z', ink.base) +
  path('M590 420 H690 V810 Q690 845 655 845 H590 Z', ink.dark) +
  ellipse(500, 420, 190, 34, ink.light) +
  rect(330, 460, 24, 330, GLEAM, 12) +
  rect(390, 560, 220, 140, PAPER, 10) +
  rect(430, 605, 140, 20, INK, 5);
