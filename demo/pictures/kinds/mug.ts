import type { Kind } from '../kind';
import { circle, ellipse, ground, path, rect, times } from '../shapes';

/** A mug. */
export const mug: Kind = (ink, { choose }) =>
  ground(470, 860, 310) +
  `<path d="M700 420 Q880 400 880 560 Q880 720 690 720" fill="none" stroke="${ink.dark}" stroke-width="56"/>` +
  path('M210 300 H720 V740 Q720 850 610 850 H320 Q210 850 210 740 Z', ink.base) +
  path('M580 300 H720 V740 Q720 850 610 850 H560 Z', ink.dark) +
  ellipse(465, 300, 255, 60, ink.pale) +
  ellipse(465, 306, 220, 46, ink.deep) +
  [
    times(12, (at) => circle(290 + (at % 4) * 115, 450 + Math.floor(at / 4) * 120, 26, ink.pale)),
    path(
      'M465 740 Q320 620 370 530 Q430 470 465 550 Q500 470 560 530 Q610 620 465 740 Z',
      ink.pale,
    ),
    rect(210, 500, 510, 60, ink.pale) + rect(210, 600, 510, 26, ink.pale),
  ][choose(3)];
