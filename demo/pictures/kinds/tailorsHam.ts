import type { PictureKind } from '../kind';
import { ground, path, stroke, times } from '../shapes';

/** A stuffed ham to press curves on, wool on one side and cotton on the other. */
export const tailorsHam: PictureKind = (ink) =>
  ground(500, 800, 390) +
  path(
    'M110 560 Q100 330 360 300 Q620 250 800 380 Q930 480 880 620 Q820 780 520 790 Q130 800 110 560 Z',
    ink.base,
  ) +
  times(6, (at) =>
    stroke(`M${270 + at * 86} ${390 - (at % 3) * 10} L${250 + at * 92} 660`, ink.light, 14),
  ) +
  times(3, (at) =>
    stroke(`M160 ${450 + at * 80} Q500 ${410 + at * 80} 850 ${450 + at * 70}`, ink.dark, 12),
  ) +
  path(
    'M112 600 Q300 700 560 690 Q800 680 884 600 Q830 780 520 790 Q150 800 112 600 Z',
    '#e6dfd0',
  ) +
  stroke('M112 600 Q300 700 560 690 Q800 680 884 600', ink.deep, 10);
