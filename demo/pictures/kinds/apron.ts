import type { PictureKind } from '../kind';
import { ground, path, rect, SHADE, stroke } from '../shapes';

/** An apron with a pocket. */
export const apron: PictureKind = (ink) =>
  ground(500, 910, 260) +
  stroke('M400 240 Q400 90 500 90 Q600 90 600 240', ink.deep, 18) +
  path(
    'M380 230 H620 L640 420 Q760 440 760 470 L740 890 H260 L240 470 Q240 440 360 420 Z',
    ink.base,
  ) +
  path('M620 230 L640 420 Q760 440 760 470 L740 890 H620 Z', SHADE) +
  rect(380, 218, 240, 34, ink.dark, 8) +
  path('M360 600 H640 V780 Q640 810 610 810 H390 Q360 810 360 780 Z', ink.dark) +
  stroke('M500 612 V805', ink.deep, 6) +
  stroke('M242 480 Q150 520 130 620', ink.deep, 14) +
  stroke('M758 480 Q850 520 870 620', ink.deep, 14);
