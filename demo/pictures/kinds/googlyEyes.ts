import { STEEL } from '../inks';
import type { PictureKind } from '../kind';
import { circle, ground, path } from '../shapes';

/** Googly eyes looking about. */
export const googlyEyes: PictureKind = (_ink, { choose }) =>
  ground(500, 830, 360) +
  [
    [310, 330, 180],
    [680, 360, 150],
    [420, 670, 140],
    [720, 680, 110],
    [200, 620, 84],
  ]
    .map(([x = 0, y = 0, r = 0], at) => {
      const look = (choose(8) + at * 2) * 0.8;
      return (
        circle(x, y, r, STEEL) +
        circle(x, y, r * 0.94, '#fff') +
        circle(x + Math.cos(look) * r * 0.4, y + Math.sin(look) * r * 0.4, r * 0.48, '#1d1f24') +
        path(
          `M${x - r * 0.7} ${y - r * 0.3} Q${x - r * 0.4} ${y - r * 0.8} ${x + r * 0.1} ${y - r * 0.82} Q${x - r * 0.4} ${y - r * 0.6} ${x - r * 0.7} ${y - r * 0.3} Z`,
          '#ffffffcc',
        )
      );
    })
    .join('');
