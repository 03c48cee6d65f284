import { KRAFT } from '../inks';
import type { Kind } from '../kind';
import { circle, ground, path, SHADE, times } from '../shapes';

/** A bolt of cloth on its board. */
export const bolt: Kind = (ink, { choose }) =>
  ground(500, 890, 300) +
  path('M280 150 L660 110 L740 150 V840 L360 890 L280 850 Z', ink.dark) +
  path('M280 150 L360 186 V890 L280 850 Z', ink.deep) +
  path('M360 186 L740 150 V840 L360 890 Z', ink.base) +
  path('M280 150 L660 110 L740 150 L360 186 Z', ink.light) +
  path('M330 152 L650 120 L690 148 L370 174 Z', KRAFT) +
  path('M580 166 L740 150 V840 L580 862 Z', SHADE) +
  [
    '',
    times(24, (at) =>
      circle(
        410 + (at % 4) * 90 + (Math.floor(at / 4) % 2) * 36,
        260 + Math.floor(at / 4) * 100,
        16,
        ink.pale,
      ),
    ),
    times(6, (at) => path(`M${388 + at * 60} ${184 - at * 6} h24 v700 h-24 Z`, ink.pale)),
  ][choose(3)] +
  path('M740 840 Q800 850 820 900 L400 940 L360 890 Z', ink.light);
