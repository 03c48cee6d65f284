import { PAPER } from '../inks';
import type { Kind } from '../kind';
import { circle, ground, path, rect } from '../shapes';

/** A kit in a picture box. */
export const kitBox: Kind = (ink, { choose }) =>
  ground(500, 890, 340) +
  path('M200 250 L290 170 H850 L770 250 Z', ink.light) +
  rect(200, 250, 570, 630, ink.base) +
  path('M770 250 L850 170 V800 L770 880 Z', ink.deep) +
  rect(240, 300, 490, 360, PAPER, 10) +
  [
    circle(485, 480, 110, ink.accent) +
      circle(450, 450, 30, PAPER) +
      path('M300 660 Q485 520 670 660 Z', ink.dark),
    path('M485 340 L640 480 H590 V620 H380 V480 H330 Z', ink.accent) + circle(485, 530, 34, PAPER),
    path(
      'M485 360 l38 84 l92 10 l-70 62 l20 90 l-80 -47 l-80 47 l20 -90 l-70 -62 l92 -10 Z',
      ink.accent,
    ),
    path(
      'M485 640 Q330 520 390 420 Q450 370 485 450 Q520 370 580 420 Q640 520 485 640 Z',
      ink.accent,
    ),
  ][choose(4)] +
  rect(240, 710, 300, 50, PAPER, 8) +
  rect(240, 785, 200, 26, ink.pale, 8);
