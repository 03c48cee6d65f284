import type { PictureKind } from '../kind';
import { centred } from '../lettering';
import { ground, path, rect, times } from '../shapes';

/** A folded pressing cloth with its stitched hem. */
export const pressingCloth: PictureKind = (ink, { label }) =>
  ground(500, 820, 380) +
  path('M160 300 H800 L850 760 H200 Z', '#ece6d6') +
  path('M600 300 H800 L850 760 H640 Z', '#ddd5c1') +
  path('M160 300 H800 L806 400 Q480 440 170 400 Z', '#f7f3e8') +
  times(18, (at) => rect(216 + at * 34, 728, 20, 7, ink.base, 3)) +
  times(12, (at) => rect(178 + at * 3, 330 + at * 34, 7, 20, ink.base, 3)) +
  rect(330, 520, 260, 110, ink.base, 8) +
  centred(label.brand, 348, 536, 224, 36, '#ffffff') +
  centred(label.size, 348, 586, 224, 28, '#ffffff');
