import type { PictureKind } from '../kind';
import { ellipse, ground, path, rect } from '../shapes';

/** A roll of batting. */
export const batting: PictureKind = (_ink) =>
  ground(500, 800, 400) +
  path('M230 380 Q160 400 160 560 Q160 730 240 740 H820 V380 Z', '#f1ece0') +
  path('M230 640 H860 Q870 700 830 740 H240 Q180 730 166 660 Z', '#ddd5c3') +
  ellipse(810, 560, 110, 184, '#faf7ef') +
  ellipse(810, 560, 78, 134, '#ece5d6') +
  ellipse(810, 560, 46, 82, '#faf7ef') +
  ellipse(810, 560, 18, 32, '#cfc6b2') +
  rect(330, 376, 120, 366, '#0e5e63') +
  rect(356, 470, 68, 130, '#fbf8f1', 6);
