import { PAPER, STEEL_DARK, STEEL_LIGHT } from '../inks';
import type { PictureKind } from '../kind';
import { printed } from '../lettering';
import { circle, ground, path, stroke, times, rotated } from '../shapes';

/** Pins in a round box. */
export const pins: PictureKind = (ink, { label }) => {
  const heads = [ink.base, '#e9b61e', '#c8372d', '#f4f1e8', ink.dark, '#2c5aa0'];
  return (
    ground(500, 850, 350) +
    circle(500, 500, 350, STEEL_LIGHT) +
    circle(500, 500, 325, '#f4f7f8') +
    times(18, (at) =>
      rotated(
        at * 20,
        500,
        500,
        stroke('M500 380 L500 218', STEEL_DARK, 8),
        circle(500, 210, 30, heads[at % 6] ?? ink.base),
        circle(491, 201, 9, '#ffffff88'),
      ),
    ) +
    circle(500, 500, 130, ink.base) +
    path('M500 370 A130 130 0 0 1 500 630 Z', ink.dark) +
    printed(label.brand, 430, 477, 175, 30, PAPER) +
    printed(label.size, 450, 516, 130, 22, ink.pale)
  );
};
