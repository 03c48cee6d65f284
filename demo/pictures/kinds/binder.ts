import { INK, PAPER, STEEL, STEEL_DARK } from '../inks';
import type { PictureKind } from '../kind';
import { printed } from '../lettering';
import { ground, path, ring } from '../shapes';

/** A ring binder seen from its spine. */
export const binder: PictureKind = (ink, { label }) =>
  ground(520, 890, 300) +
  path('M430 130 L800 170 V860 L430 890 Z', ink.base) +
  path('M640 152 L800 170 V860 L640 874 Z', ink.dark) +
  path('M260 150 L430 130 V890 L260 860 Z', ink.deep) +
  path('M300 240 L392 232 V480 L300 480 Z', PAPER) +
  printed(label.brand, 318, 278, 68, 18, INK) +
  printed(label.size, 318, 307, 70, 16, STEEL_DARK) +
  ring(346, 740, 44, STEEL, 16) +
  path('M500 250 L700 268 V380 L500 374 Z', ink.light);
