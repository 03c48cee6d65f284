import { WOOD, WOOD_DARK } from '../inks';
import type { PictureKind } from '../kind';
import { circle, ground, path, stroke, times } from '../shapes';

/** A bowl that stops a ball of yarn from rolling away. */
export const yarnBowl: PictureKind = (ink) =>
  ground(500, 880, 330) +
  circle(500, 380, 220, ink.base) +
  times(5, (at) =>
    stroke(
      `M${320 + at * 30} ${330 - at * 26} Q500 ${300 + at * 30} ${660 + at * 10} ${330 + at * 40}`,
      ink.dark,
      14,
    ),
  ) +
  path('M150 430 H850 Q840 880 500 880 Q160 880 150 430 Z', WOOD) +
  path('M640 430 H850 Q840 850 560 878 Q660 700 640 430 Z', WOOD_DARK) +
  stroke('M330 440 V560 Q330 640 400 640 Q460 640 450 580', '#6f4526', 26) +
  stroke('M400 620 Q240 700 130 620', ink.base, 16);
