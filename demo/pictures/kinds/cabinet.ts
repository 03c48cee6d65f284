import { PAPER } from '../inks';
import type { Kind } from '../kind';
import { circle, ground, path, rect, times } from '../shapes';

/** A cabinet of drawers. */
export const cabinet: Kind = (ink) =>
  ground(510, 935, 320) +
  path('M210 120 L270 80 H850 L790 120 Z', ink.light) +
  path('M790 120 L850 80 V860 L790 920 Z', ink.deep) +
  rect(210, 120, 580, 800, ink.base) +
  times(4, (row) =>
    times(3, (column) => {
      const x = 240 + column * 178;
      const y = 155 + row * 186;
      return (
        rect(x, y, 160, 162, ink.dark, 6) +
        rect(x, y, 160, 150, ink.light, 6) +
        rect(x + 46, y + 28, 68, 34, PAPER, 4) +
        circle(x + 80, y + 104, 15, '#a9822a')
      );
    }),
  ) +
  rect(230, 900, 60, 40, ink.deep) +
  rect(710, 900, 60, 40, ink.deep);
