import { KRAFT } from '../inks';
import { formOf, type PictureKind } from '../kind';
import { PRINTS } from '../prints';
import { ground, path, SHADE } from '../shapes';

/** A bolt of cloth on its board. */
export const bolt: PictureKind = (ink, vary) =>
  ground(500, 890, 300) +
  path('M280 150 L660 110 L740 150 V840 L360 890 L280 850 Z', ink.dark) +
  path('M280 150 L360 186 V890 L280 850 Z', ink.deep) +
  path('M360 186 L740 150 V840 L360 890 Z', ink.base) +
  path('M280 150 L660 110 L740 150 L360 186 Z', ink.light) +
  path('M330 152 L650 120 L690 148 L370 174 Z', KRAFT) +
  path('M580 166 L740 150 V840 L580 862 Z', SHADE) +
  formOf(vary, PRINTS)({ x: 380, y: 200, width: 345, height: 640, step: 84 }, ink) +
  path('M740 840 Q800 850 820 900 L400 940 L360 890 Z', ink.light);
