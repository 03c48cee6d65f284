import { STEEL, STEEL_DARK, STEEL_LIGHT } from '../inks';
import type { PictureKind } from '../kind';
import { ground, path, rect, times } from '../shapes';

/** A zipper, half open. */
export const zipper: PictureKind = (ink, { choose }) => {
  const metal = choose(3) ? '#c9a13b' : STEEL;
  return (
    ground(500, 915, 260) +
    path('M330 90 Q340 330 470 430 V900 H380 V480 Q250 360 240 90 Z', ink.base) +
    path('M670 90 Q660 330 530 430 V900 H620 V480 Q750 360 760 90 Z', ink.dark) +
    times(12, (at) => {
      const share = at / 12;
      const x = 345 + share ** 2 * 130;
      return (
        rect(x, 100 + at * 28, 26, 14, metal, 4) +
        rect(1000 - x - 26, 114 + at * 28, 26, 14, metal, 4)
      );
    }) +
    times(16, (at) => rect(476, 470 + at * 26, 48, 12, at % 2 ? metal : '#a9822a', 4)) +
    path('M440 390 Q500 350 560 390 L545 480 H455 Z', STEEL_DARK) +
    path('M455 400 Q500 370 545 400 L535 465 H465 Z', STEEL) +
    rect(478, 440, 44, 190, STEEL_LIGHT, 20) +
    rect(490, 560, 20, 46, STEEL_DARK, 10)
  );
};
