import type { PictureKind } from '../kind';
import { ground, path, stroke } from '../shapes';

/** The seven pieces of a tangram. */
export const tangram: PictureKind = (ink) =>
  ground(500, 890, 360) +
  [
    path('M160 150 L500 490 L160 830 Z', '#c8372d'),
    path('M160 150 H840 L500 490 Z', '#2c5aa0'),
    path('M840 150 V490 L670 320 Z', '#e9b61e'),
    path('M670 320 L840 490 L670 660 L500 490 Z', '#3d8a53'),
    path('M500 490 L670 660 L330 660 Z', '#6b3fa0'),
    path('M330 660 H670 L500 830 H160 Z', '#e8711c'),
    path('M840 490 V830 H500 Z', ink.base),
  ].join('') +
  stroke(
    'M160 150 H840 V830 H160 Z M160 830 L840 150 M160 150 L500 490 M670 320 L840 490 M840 490 L500 830 M330 660 H670',
    '#fffdf7',
    12,
  );
