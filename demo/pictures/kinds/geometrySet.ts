import type { PictureKind } from '../kind';
import { path, rect, times } from '../shapes';

import { protractor } from './protractor';

/** A protractor and a set square. */
export const geometrySet: PictureKind = (ink, vary) =>
  protractor(ink, vary) +
  path('M880 820 L430 820 L880 480 Z', ink.light) +
  path('M820 770 L610 770 L820 612 Z', '#fff') +
  times(16, (at) => rect(470 + at * 25, 796, 4, at % 4 ? 14 : 24, ink.deep));
