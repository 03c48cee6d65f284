import { PAPER } from '../inks';
import type { PictureKind } from '../kind';
import { circle, ground, path, rect, stroke, times } from '../shapes';

/** A gift bag with corded handles and tissue. */
export const giftBag: PictureKind = (ink, { choose, form }) =>
  ground(500, 905, 280) +
  path(
    'M330 300 L400 190 L450 270 L520 170 L580 270 L650 200 L690 300 Z',
    choose(2) ? PAPER : ink.pale,
  ) +
  stroke('M400 300 Q400 110 500 110 Q600 110 600 300', ink.accent, 16) +
  path('M250 290 H750 L770 900 H230 Z', ink.base) +
  path('M610 290 H750 L770 900 H610 Z', ink.dark) +
  circle(400, 316, 10, ink.deep) +
  circle(600, 316, 10, ink.deep) +
  (form === 'dots'
    ? times(16, (at) =>
        circle(
          300 + (at % 4) * 125 + (Math.floor(at / 4) % 2) * 40,
          430 + Math.floor(at / 4) * 120,
          22,
          ink.pale,
        ),
      )
    : rect(241, 540, 520, 80, ink.accent)) +
  stroke('M600 316 Q650 360 660 420', ink.accent, 6) +
  path('M630 410 L700 430 L680 530 L610 510 Z', PAPER);
