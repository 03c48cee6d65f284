import { STEEL, STEEL_DARK } from '../inks';
import type { PictureKind } from '../kind';
import { circle, ground, path, times } from '../shapes';

/** A thimble with its dimples. */
export const thimble: PictureKind = (ink) =>
  ground(500, 860, 270) +
  path('M270 830 L340 360 Q500 140 660 360 L730 830 Q500 900 270 830 Z', STEEL) +
  path('M560 250 Q620 280 660 360 L730 830 Q650 868 560 872 Z', STEEL_DARK) +
  times(20, (at) => circle(372 + (at % 5) * 64, 400 + Math.floor(at / 5) * 82, 15, STEEL_DARK)) +
  path('M262 780 L270 830 Q500 900 730 830 L738 780 Q500 850 262 780 Z', ink.base);
