import type { PictureKind } from '../kind';
import { ground, path, rect, stroke, times } from '../shapes';

/** A knitted cloth, one corner turned over. */
export const dishcloth: PictureKind = (ink) =>
  ground(500, 850, 380) +
  path('M160 190 H840 V650 L660 830 H160 Z', ink.base) +
  times(16, (at) =>
    times(at > 11 ? 11 : 16, (column) =>
      stroke(
        `M${186 + column * 41} ${214 + at * 38} l11 18 l11 -18`,
        (column + at) % 4 === 0 ? ink.pale : ink.dark,
        7,
      ),
    ),
  ) +
  path('M840 650 L660 830 L650 690 Q652 652 690 650 Z', ink.light) +
  times(5, (at) => stroke(`M${690 + at * 26} ${672 + at * 1} l-18 ${100 - at * 22}`, ink.dark, 5)) +
  rect(160, 190, 680, 14, ink.deep) +
  rect(160, 190, 14, 640, ink.deep);
