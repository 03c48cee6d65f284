import { PAPER } from '../inks';
import type { Kind } from '../kind';
import { ground, path, rect, SHADE } from '../shapes';

/** A bottle of medium or varnish. */
export const bottle: Kind = (ink) =>
  ground(500, 892, 220) +
  path(
    'M320 420 Q320 330 430 300 V220 H570 V300 Q680 330 680 420 V850 Q680 890 640 890 H360 Q320 890 320 850 Z',
    '#efe9da',
  ) +
  path('M320 520 H680 V850 Q680 890 640 890 H360 Q320 890 320 850 Z', ink.pale) +
  path('M590 310 Q680 335 680 420 V850 Q680 890 640 890 H590 Z', SHADE) +
  rect(320, 500, 360, 270, ink.base) +
  rect(590, 500, 90, 270, ink.dark) +
  rect(360, 545, 180, 28, PAPER, 5) +
  rect(360, 592, 130, 16, ink.pale, 5) +
  rect(360, 690, 200, 40, ink.dark, 8) +
  rect(405, 110, 190, 130, ink.accent, 18) +
  rect(405, 205, 190, 35, ink.accentDark, 12);
