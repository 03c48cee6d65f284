import { INK, PAPER, PAPER_DARK } from '../inks';
import type { PictureKind } from '../kind';
import { ellipse, GLEAM, ground, path, stroke, times } from '../shapes';

/** A cone of thread. */
export const cone: PictureKind = (ink) =>
  ground(500, 890, 260) +
  ellipse(500, 846, 250, 44, PAPER_DARK) +
  path('M390 170 H610 L735 820 Q500 880 265 820 Z', ink.base) +
  path('M540 170 H610 L735 820 Q650 842 580 850 Z', ink.dark) +
  times(15, (at) =>
    stroke(
      `M${384 - at * 8} ${212 + at * 42} Q500 ${236 + at * 46} ${616 + at * 8} ${206 + at * 42}`,
      ink.dark,
      5,
    ),
  ) +
  path('M415 230 L345 800 L385 808 L440 230 Z', GLEAM) +
  path('M420 110 H580 L612 180 Q500 206 388 180 Z', ink.pale) +
  ellipse(500, 110, 80, 20, PAPER) +
  ellipse(500, 110, 44, 11, INK);
