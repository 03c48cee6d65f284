import type { PictureKind } from '../kind';
import { circle, ground, path, stroke, times } from '../shapes';

/** A ball of yarn. */
export const yarnBall: PictureKind = (ink) =>
  ground(500, 880, 330) +
  stroke('M720 760 Q860 780 830 860 Q800 920 920 900', ink.base, 20) +
  circle(500, 520, 350, ink.base) +
  path('M640 200 A350 350 0 0 1 500 870 A430 430 0 0 0 640 200 Z', ink.dark) +
  times(6, (at) =>
    stroke(
      `M${190 + at * 26} ${440 - at * 44} Q${430 + at * 22} ${300 + at * 16} ${760 + at * 14} ${300 + at * 50}`,
      ink.dark,
      14,
    ),
  ) +
  times(6, (at) =>
    stroke(
      `M${170 + at * 36} ${590 + at * 44} Q${330 + at * 26} ${420 + at * 40} ${300 + at * 62} ${240 - at * 6}`,
      ink.light,
      14,
    ),
  ) +
  times(5, (at) =>
    stroke(
      `M${330 + at * 60} ${830 + at * 6} Q${480 + at * 46} ${720 - at * 10} ${800 + at * 10} ${560 - at * 26}`,
      ink.deep,
      12,
    ),
  );
