import type { PictureKind } from '../kind';
import { centred } from '../lettering';
import { ground, rect, times } from '../shapes';

/** A thick mat of felted wool. */
export const pressingMat: PictureKind = (ink, { label }) =>
  ground(500, 850, 390) +
  rect(140, 200, 720, 650, '#8f8d88', 34) +
  rect(140, 170, 720, 640, '#b3b1ac', 34) +
  times(70, (at) =>
    rect(
      170 + ((at * 137) % 640),
      200 + ((at * 89) % 570),
      18,
      6,
      at % 2 ? '#8f8d88' : '#d8d6d1',
      3,
    ),
  ) +
  rect(560, 660, 250, 100, ink.base, 8) +
  centred(label.brand, 580, 672, 210, 38, ink.print) +
  centred(label.size, 580, 720, 210, 28, ink.print);
