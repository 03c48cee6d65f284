import type { PictureKind } from '../kind';
import { circle, withOpacity, ground } from '../shapes';

/** A heap of pompoms. */
export const pompoms: PictureKind = (ink) =>
  ground(500, 820, 370) +
  [
    [300, 680, 150, ink.dark],
    [690, 690, 140, ink.base],
    [500, 710, 130, ink.light],
    [400, 480, 140, ink.base],
    [610, 490, 130, ink.dark],
    [510, 310, 110, ink.light],
  ]
    .map(
      ([x, y, r, colour]) =>
        circle(Number(x), Number(y), Number(r), String(colour)) +
        `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${colour}" stroke-width="26" stroke-dasharray="6 12"/>` +
        withOpacity(
          0.35,
          circle(
            Number(x) - Number(r) * 0.3,
            Number(y) - Number(r) * 0.35,
            Number(r) * 0.4,
            '#fff',
          ),
        ),
    )
    .join('');
