import { STEEL, STEEL_DARK, WOOD } from '../inks';
import type { Kind } from '../kind';
import { circle, ground, path, rect, SHADE, stroke, times, turned } from '../shapes';

/** Modelling tools side by side. */
export const clayTool: Kind = (ink) =>
  ground(500, 900, 300) +
  times(3, (at) =>
    turned(
      (at - 1) * 13,
      500,
      1000,
      rect(472, 330, 56, 540, at === 1 ? ink.base : WOOD, 26),
      rect(502, 330, 26, 540, SHADE, 13),
      rect(476, 320, 48, 60, '#c9a13b', 8),
      [
        stroke('M500 322 V250 M500 250 Q430 180 500 110 Q570 180 500 250', STEEL_DARK, 14),
        stroke('M500 322 V190', STEEL_DARK, 18) + circle(500, 160, 44, STEEL),
        path('M474 320 L450 150 Q500 100 550 150 L526 320 Z', STEEL),
      ][at] ?? '',
    ),
  );
