import type { PictureKind } from '../kind';
import { ground, path, rect } from '../shapes';

/** Blocks of six forms that fit together. */
export const patternBlocks: PictureKind = (ink) =>
  ground(500, 880, 380) +
  path('M330 160 H530 L630 333 L530 506 H330 L230 333 Z', '#e9b61e') +
  path('M640 200 H840 L890 290 L840 380 H700 Z', '#c8372d') +
  path('M240 560 H440 L540 733 H140 Z', ink.base) +
  path('M600 560 L700 733 H500 Z', '#3d8a53') +
  path('M700 450 L800 560 L760 730 L660 620 Z', '#2c5aa0') +
  rect(620, 770, 150, 100, '#e8711c') +
  path('M820 520 L880 640 L820 840 L780 700 Z', '#d9b07a');
