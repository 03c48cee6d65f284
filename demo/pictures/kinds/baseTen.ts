import type { PictureKind } from '../kind';
import { ground, rect, stroke, times } from '../shapes';

/** A flat, rods and units of base ten. */
export const baseTen: PictureKind = (ink) =>
  ground(480, 860, 400) +
  rect(110, 250, 420, 420, ink.base, 6) +
  stroke(
    `${times(9, (at) => `M${152 + at * 42} 250 V670 `)}${times(9, (at) => `M110 ${292 + at * 42} H530 `)}`,
    ink.deep,
    5,
  ) +
  times(
    3,
    (at) =>
      rect(590 + at * 76, 250, 46, 420, ink.light, 4) +
      stroke(`${times(9, (row) => `M${590 + at * 76} ${292 + row * 42} h46 `)}`, ink.deep, 5),
  ) +
  times(
    7,
    (at) =>
      rect(130 + at * 96, 750, 52, 52, ink.dark, 4) +
      rect(130 + at * 96, 750, 52, 14, ink.light, 4),
  );
