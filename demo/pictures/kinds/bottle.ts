import type { PictureKind } from '../kind';
import { printed } from '../lettering';
import { ground, path, rect, SHADE } from '../shapes';

/** A bottle of medium or varnish. */
export const bottle: PictureKind = (ink, { label }) =>
  ground(500, 892, 220) +
  path(
    'M320 420 Q320 330 430 300 V220 H570 V300 Q680 330 680 420 V850 Q680 890 640 890 H360 Q320 890 320 850 Z',
    '#efe9da',
  ) +
  path('M320 520 H680 V850 Q680 890 640 890 H360 Q320 890 320 850 Z', ink.pale) +
  path('M590 310 Q680 335 680 420 V850 Q680 890 640 890 H590 Z', SHADE) +
  rect(320, 500, 360, 270, ink.base) +
  rect(590, 500, 90, 270, ink.dark) +
  printed(label.brand, 360, 542, 225, 35, ink.print) +
  printed(label.size, 360, 587, 169, 26, ink.print) +
  rect(360, 690, 200, 40, ink.dark, 8) +
  rect(405, 110, 190, 130, ink.accent, 18) +
  rect(405, 205, 190, 35, ink.accentDark, 12);
