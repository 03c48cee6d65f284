import { PAPER } from '../inks';
import type { PictureKind } from '../kind';
import { ground, path, SHADE } from '../shapes';

/** Boards leaning in a stack. */
export const posterBoard: PictureKind = (ink) =>
  ground(520, 890, 360) +
  path('M310 150 L880 190 V850 L310 880 Z', ink.deep) +
  path('M250 140 L820 170 V860 L250 888 Z', ink.dark) +
  path('M180 130 L740 150 V870 L180 895 Z', ink.base) +
  path('M740 150 L760 152 V868 L740 870 Z', PAPER) +
  path('M420 138 L740 150 V870 L300 890 Z', SHADE);
