import { INK, PAPER } from '../inks';
import type { PictureKind } from '../kind';
import { printed } from '../lettering';
import { ellipse, ground, path, rect } from '../shapes';

/** A bottle of glue with a twist nozzle. */
export const glueBottle: PictureKind = (ink, { label }) =>
  ground(500, 892, 210) +
  path(
    'M335 470 Q335 390 440 360 H560 Q665 390 665 470 V850 Q665 890 625 890 H375 Q335 890 335 850 Z',
    '#f4f1e8',
  ) +
  path('M585 366 Q665 394 665 470 V850 Q665 890 625 890 H585 Z', '#ddd7c8') +
  rect(335, 520, 330, 270, ink.base) +
  rect(585, 520, 80, 270, ink.dark) +
  ellipse(480, 640, 100, 74, PAPER) +
  printed(label.brand, 420, 619, 150, 30, INK) +
  printed(label.size, 375, 734, 234, 32, ink.pale) +
  path('M420 360 L440 280 H560 L580 360 Z', ink.accent) +
  path('M470 280 L486 110 Q500 92 514 110 L530 280 Z', ink.accent) +
  path('M502 98 Q510 102 514 110 L530 280 H502 Z', ink.accentDark) +
  rect(408, 340, 184, 34, ink.accentDark, 12);
