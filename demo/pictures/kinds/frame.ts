import { PAPER } from '../inks';
import type { Kind } from '../kind';
import { circle, ground, path, rect } from '../shapes';

/** A picture frame. */
export const frame: Kind = (ink, { choose }) =>
  ground(500, 895, 310) +
  rect(200, 120, 600, 770, ink.base, 16) +
  path('M800 120 V890 H200 L270 820 H730 V190 Z', ink.dark) +
  rect(270, 190, 460, 630, PAPER) +
  rect(330, 250, 340, 510, ink.pale) +
  (choose(2)
    ? path('M330 640 Q430 540 520 610 T670 590 V760 H330 Z', ink.deep) + circle(580, 360, 50, PAPER)
    : circle(500, 420, 74, ink.dark) +
      path('M370 760 Q380 560 500 560 Q620 560 630 760 Z', ink.dark)) +
  path('M200 120 H800 L730 190 H270 Z', ink.light);
