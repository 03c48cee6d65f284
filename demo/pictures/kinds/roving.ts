import type { PictureKind } from '../kind';
import { circle, ground, path, stroke, times, rotated } from '../shapes';

/** A coil of combed wool. */
export const roving: PictureKind = (ink) =>
  ground(500, 880, 340) +
  stroke('M500 760 Q760 880 880 800', ink.dark, 70) +
  stroke('M500 752 Q760 864 876 784', ink.base, 50) +
  circle(480, 510, 340, ink.base) +
  path('M480 170 A340 340 0 0 1 480 850 A420 420 0 0 0 480 170 Z', ink.dark) +
  stroke(
    'M480 510 Q520 470 560 520 Q580 610 470 620 Q360 600 380 480 Q420 370 550 390 Q680 430 670 570 Q630 730 450 730 Q270 690 270 500 Q310 280 520 270',
    ink.light,
    26,
  ) +
  stroke(
    'M490 560 Q430 560 440 490 Q470 440 550 450 Q630 490 610 580 Q570 680 450 670 Q320 640 330 500 Q370 340 540 335',
    ink.dark,
    8,
  ) +
  times(16, (at) => rotated(at * 22, 480, 510, stroke('M480 178 Q500 190 520 182', ink.pale, 5)));
