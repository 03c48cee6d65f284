import type { PictureKind } from '../kind';
import { ellipse, ground, path, times, rotated } from '../shapes';

/** Sticks of charcoal. */
export const charcoal: PictureKind = (_ink, { tilt }) =>
  ground(500, 830, 360) +
  times(4, (at) =>
    rotated(
      -22 + tilt + at * 7,
      500,
      500,
      path(
        `M170 ${290 + at * 120} Q500 ${276 + at * 120} 840 ${300 + at * 120} V${346 + at * 120} Q500 ${336 + at * 120} 170 ${344 + at * 120} Z`,
        '#3a3b40',
      ),
      path(
        `M170 ${320 + at * 120} Q500 ${312 + at * 120} 840 ${326 + at * 120} V${346 + at * 120} Q500 ${336 + at * 120} 170 ${344 + at * 120} Z`,
        '#232326',
      ),
      ellipse(838, 323 + at * 120, 10, 23, '#5a5c63'),
    ),
  );
