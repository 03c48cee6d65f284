import type { Kind } from '../kind';
import { circle, ground, path, stroke, times } from '../shapes';

/** A necklace with a pendant. */
export const necklace: Kind = (ink) =>
  ground(500, 900, 230) +
  stroke('M240 110 Q250 560 500 600 Q750 560 760 110', '#c9a13b', 12) +
  times(9, (at) => {
    const share = (at + 1) / 10;
    const x = 240 + share * 520;
    const y = 110 + Math.sin(share * Math.PI) ** 0.6 * 490;
    return at === 4
      ? ''
      : circle(x, y, 28, at % 2 ? ink.light : ink.base) + circle(x - 8, y - 8, 8, '#ffffff88');
  }) +
  circle(500, 620, 24, '#c9a13b') +
  path('M500 640 Q640 740 600 830 Q560 890 500 890 Q440 890 400 830 Q360 740 500 640 Z', ink.base) +
  path('M500 640 Q640 740 600 830 Q560 890 500 890 Z', ink.dark) +
  path('M470 720 Q420 780 450 830 Q450 770 490 720 Z', ink.pale);
