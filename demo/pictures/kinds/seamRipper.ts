import { STEEL, STEEL_DARK } from '../inks';
import type { PictureKind } from '../kind';
import { circle, ground, path, rect, times, rotated } from '../shapes';

/** A seam ripper with its forked blade. */
export const seamRipper: PictureKind = (ink, { tilt }) =>
  ground(500, 860, 300) +
  rotated(
    34 + tilt,
    500,
    500,
    path('M486 300 L478 130 L500 80 L508 210 L540 170 L530 230 L514 300 Z', STEEL_DARK),
    circle(540, 168, 14, '#c8372d'),
    rect(480, 290, 40, 60, STEEL, 6),
    rect(452, 340, 96, 480, ink.base, 40),
    rect(504, 340, 44, 480, ink.dark, 36),
    times(4, (at) => rect(460, 390 + at * 34, 80, 12, ink.deep, 6)),
  );
