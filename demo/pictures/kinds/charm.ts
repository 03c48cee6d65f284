import type { Kind } from '../kind';
import { circle, ground, path, ring, stroke } from '../shapes';

/** A charm on its ring. */
export const charm: Kind = (ink, { choose }) =>
  ground(500, 890, 240) +
  ring(500, 190, 74, ink.dark, 24) +
  ring(500, 300, 40, ink.base, 18) +
  [
    path(
      'M500 860 Q160 600 260 430 Q400 300 500 460 Q600 300 740 430 Q840 600 500 860 Z',
      ink.base,
    ) + path('M500 860 Q840 600 740 430 Q660 356 580 390 Q760 520 500 860 Z', ink.dark),
    path(
      'M500 330 l84 176 l194 22 l-144 132 l40 192 l-174 -98 l-174 98 l40 -192 l-144 -132 l194 -22 Z',
      ink.base,
    ) + path('M500 330 l84 176 l194 22 l-144 132 l40 192 l-174 -98 Z', ink.dark),
    path(
      'M600 340 Q380 420 420 650 Q470 830 690 800 Q540 900 380 800 Q240 680 310 500 Q400 330 600 340 Z',
      ink.base,
    ) +
      path(
        'M420 650 Q470 830 690 800 Q540 900 380 800 Q340 770 330 740 Q380 720 420 650 Z',
        ink.dark,
      ),
    circle(500, 610, 250, ink.base) +
      path('M500 360 A250 250 0 0 1 500 860 A320 320 0 0 0 500 360 Z', ink.dark) +
      ring(500, 610, 190, ink.light, 10) +
      stroke('M500 760 V520 M500 640 L420 560 M500 600 L580 520', ink.deep, 16),
  ][choose(4)];
