import { EMBLEMS } from '../emblems';
import { WOOD, WOOD_DARK, WOOD_LIGHT } from '../inks';
import type { PictureKind } from '../kind';
import { centred } from '../lettering';
import { ground, path, rect } from '../shapes';

/** A wood-mounted stamp and its print. */
export const stamp: PictureKind = (ink, { form }) =>
  ground(460, 830, 330) +
  path('M200 560 H720 V760 Q720 800 680 800 H240 Q200 800 200 760 Z', WOOD) +
  path('M560 560 H720 V760 Q720 800 680 800 H560 Z', WOOD_DARK) +
  path('M200 560 L300 480 H820 L720 560 Z', WOOD_LIGHT) +
  path('M720 560 L820 480 V700 L720 790 Z', WOOD_DARK) +
  rect(200, 780, 520, 40, ink.base, 8) +
  path('M410 510 Q420 350 380 280 Q380 200 470 190 Q560 200 560 280 Q520 350 530 510 Z', WOOD) +
  path('M490 192 Q560 204 560 280 Q520 350 530 510 H490 Z', WOOD_DARK) +
  (EMBLEMS[form]?.(780, 260, 80, ink.base) ?? centred(form, 640, 200, 280, 110, ink.base));
