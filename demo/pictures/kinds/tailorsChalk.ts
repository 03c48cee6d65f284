import type { PictureKind } from '../kind';
import { ground, path, stroke } from '../shapes';

/** A flat piece of tailor’s chalk and the line it drew. */
export const tailorsChalk: PictureKind = (ink) =>
  ground(500, 800, 330) +
  stroke('M150 800 Q400 760 620 800 T880 780', ink.pale, 16) +
  path('M500 210 L810 650 Q830 710 770 720 H230 Q170 710 190 650 Z', ink.base) +
  path('M500 210 L810 650 Q830 710 770 720 H600 Q700 600 500 210 Z', ink.dark) +
  path('M500 330 L650 580 H350 Z', ink.light);
