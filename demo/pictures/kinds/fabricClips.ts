import { STEEL, STEEL_DARK } from '../inks';
import type { PictureKind } from '../kind';
import { circle, ground, translated, path, times } from '../shapes';

/** Clips that hold cloth without pins. */
export const fabricClips: PictureKind = (ink) =>
  ground(500, 850, 360) +
  times(3, (at) =>
    translated(
      150 + at * 250,
      at % 2 ? 20 : 80,
      path('M20 220 Q20 160 100 150 Q180 160 180 220 L160 520 H40 Z', ink.base),
      path('M110 150 Q180 160 180 220 L160 520 H110 Z', ink.dark),
      path('M40 520 H160 L150 700 Q100 730 50 700 Z', ink.pale),
      circle(100, 420, 34, STEEL),
      circle(100, 420, 16, STEEL_DARK),
    ),
  );
