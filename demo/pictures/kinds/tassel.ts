import type { PictureKind } from '../kind';
import { ground, path, rect, stroke, times } from '../shapes';

/** A tassel. */
export const tassel: PictureKind = (ink) =>
  ground(500, 915, 210) +
  stroke('M500 260 Q420 140 500 80 Q580 140 500 260', '#c9a13b', 20) +
  path(
    'M410 300 Q410 230 500 230 Q590 230 590 300 Q600 380 570 410 H430 Q400 380 410 300 Z',
    ink.base,
  ) +
  path('M520 231 Q590 236 590 300 Q600 380 570 410 H520 Z', ink.dark) +
  rect(416, 390, 168, 60, '#c9a13b', 16) +
  path('M424 440 H576 L660 890 Q500 930 340 890 Z', ink.base) +
  path('M540 440 H576 L660 890 Q610 906 560 910 Z', ink.dark) +
  times(9, (at) =>
    stroke(`M${440 + at * 15} 460 L${372 + at * 32} 880`, at % 2 ? ink.dark : ink.light, 6),
  );
