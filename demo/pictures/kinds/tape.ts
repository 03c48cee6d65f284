import { KRAFT, KRAFT_DARK } from '../inks';
import type { PictureKind } from '../kind';
import { circle, ground, path, ring, rotated } from '../shapes';

/** A roll of tape. */
export const tape: PictureKind = (ink, { tilt }) =>
  ground(500, 860, 330) +
  rotated(
    tilt,
    500,
    520,
    path('M770 620 L900 800 L850 850 L700 740 Z', ink.base),
    circle(490, 510, 340, ink.base),
    path(
      'M490 170 A340 340 0 0 1 490 850 A340 340 0 0 0 690 510 A340 340 0 0 0 490 170 Z',
      ink.dark,
    ),
    ring(490, 510, 290, ink.dark, 8),
    ring(490, 510, 250, ink.dark, 6),
    circle(490, 510, 205, KRAFT),
    circle(490, 510, 180, '#fff'),
    path('M490 305 A205 205 0 0 0 285 510 H310 A180 180 0 0 1 490 330 Z', KRAFT_DARK),
    path('M850 850 L900 800 L886 852 Z', ink.deep),
  );
