import { INK, PAPER, PAPER_DARK, STEEL_DARK } from '../inks';
import type { Kind } from '../kind';
import { circle, ellipse, ground, path, rect, SHADE, times } from '../shapes';

/** Folded cloth. */
export const fabric: Kind = (ink, { choose }) =>
  ground(500, 840, 390) +
  path('M150 610 Q130 700 160 790 H840 Q870 700 850 610 Z', ink.deep) +
  path('M150 600 H850 Q880 660 850 720 H150 Q120 660 150 600 Z', ink.dark) +
  path('M150 480 H850 Q880 540 850 600 H150 Q120 540 150 480 Z', ink.base) +
  path('M150 360 H850 Q880 420 850 480 H150 Q120 420 150 360 Z', ink.light) +
  path('M190 230 H810 L850 360 H150 Z', ink.base) +
  path('M600 230 H810 L850 360 H650 Z', SHADE) +
  [
    '',
    times(21, (at) =>
      ellipse(
        230 + (at % 7) * 90 + (Math.floor(at / 7) % 2) * 30,
        258 + Math.floor(at / 7) * 38,
        13,
        8,
        ink.pale,
      ),
    ),
    times(8, (at) => path(`M${230 + at * 78} 230 h26 l${(at - 3.5) * 4} 130 h-34 Z`, ink.pale)),
    times(
      10,
      (at) =>
        circle(240 + at * 58, 262 + (at % 3) * 32, 15, ink.pale) +
        circle(240 + at * 58, 262 + (at % 3) * 32, 6, '#e9b61e'),
    ),
  ][choose(4)] +
  rect(450, 228, 100, 562, PAPER, 4) +
  rect(450, 600, 100, 190, PAPER_DARK) +
  rect(474, 420, 52, 20, INK, 4) +
  rect(474, 460, 52, 12, STEEL_DARK, 4);
