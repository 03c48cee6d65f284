import { EMBLEMS } from '../emblems';
import { INK, PAPER, STEEL, STEEL_DARK } from '../inks';
import { formOf, type PictureKind } from '../kind';
import { ground, path, rect } from '../shapes';

/** A lever paper punch. */
export const punch: PictureKind = (ink, vary) =>
  ground(500, 830, 330) +
  path(
    'M220 640 H780 Q820 640 820 690 V780 Q820 820 780 820 H220 Q180 820 180 780 V690 Q180 640 220 640 Z',
    ink.base,
  ) +
  path('M560 640 H780 Q820 640 820 690 V780 Q820 820 780 820 H560 Z', ink.dark) +
  rect(220, 690, 400, 34, INK, 6) +
  path('M230 470 Q230 300 420 290 H640 Q790 300 790 420 Q790 470 740 470 Z', ink.accent) +
  path('M230 470 H740 Q790 470 790 420 Q790 470 760 520 H260 Q230 510 230 470 Z', ink.accentDark) +
  rect(330, 510, 340, 140, STEEL, 10) +
  rect(540, 510, 130, 140, STEEL_DARK, 10) +
  formOf(vary, EMBLEMS)(500, 395, 56, PAPER);
