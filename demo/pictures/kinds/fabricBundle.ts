import type { PictureKind } from '../kind';
import { ground, path, rect, SHADE, times } from '../shapes';

/** A bundle of folded cloths tied with ribbon. */
export const fabricBundle: PictureKind = (ink) => {
  const tones = [ink.deep, ink.base, ink.pale, ink.dark, ink.light, ink.base, ink.pale];
  return (
    ground(500, 850, 340) +
    times(7, (at) =>
      path(
        `M220 ${760 - at * 72} H780 Q806 ${796 - at * 72} 780 ${832 - at * 72} H220 Q194 ${796 - at * 72} 220 ${760 - at * 72} Z`,
        tones[at] ?? ink.base,
      ),
    ) +
    path('M600 328 H780 Q806 560 780 832 H600 Z', SHADE) +
    rect(462, 318, 76, 520, ink.accent) +
    path('M500 330 Q360 180 300 260 Q290 330 500 330 Z', ink.accent) +
    path('M500 330 Q640 180 700 260 Q710 330 500 330 Z', ink.accentDark) +
    rect(466, 296, 68, 56, ink.accentDark, 14)
  );
};
