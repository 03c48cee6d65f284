import type { PictureKind } from '../kind';
import { circle, ellipse, ground, path, rect, stroke, times, rotated } from '../shapes';

/** A shopping bag with handles. */
export const tote: PictureKind = (ink, { choose }) =>
  ground(500, 890, 310) +
  stroke('M360 370 Q360 120 500 120 Q640 120 640 370', ink.deep, 34) +
  path('M220 340 H780 L800 850 Q800 885 760 885 H240 Q200 885 200 850 Z', ink.base) +
  path('M620 340 H780 L800 850 Q800 885 760 885 H620 Z', ink.dark) +
  rect(218, 340, 564, 40, ink.deep) +
  [
    times(20, (at) => circle(290 + (at % 5) * 105, 460 + Math.floor(at / 5) * 105, 28, ink.pale)),
    times(4, (at) => rect(208, 450 + at * 110, 584, 44, ink.pale)),
    path(
      'M500 780 Q300 630 370 520 Q450 450 500 550 Q550 450 630 520 Q700 630 500 780 Z',
      ink.pale,
    ),
    times(
      9,
      (at) =>
        times(5, (petal) =>
          rotated(
            petal * 72,
            320 + (at % 3) * 180,
            490 + Math.floor(at / 3) * 145,
            ellipse(320 + (at % 3) * 180, 462 + Math.floor(at / 3) * 145, 18, 28, ink.pale),
          ),
        ) + circle(320 + (at % 3) * 180, 490 + Math.floor(at / 3) * 145, 14, ink.deep),
    ),
  ][choose(4)];
