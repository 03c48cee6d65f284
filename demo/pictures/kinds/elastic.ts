import { INK, PAPER } from '../inks';
import type { PictureKind } from '../kind';
import { printed } from '../lettering';
import { circle, ground, path, rect, times } from '../shapes';

/** Elastic wound on a card. */
export const elastic: PictureKind = (ink, { label }) =>
  ground(500, 900, 300) +
  path(
    'M240 120 H760 V330 Q700 350 700 400 V620 Q700 670 760 690 V890 H240 V690 Q300 670 300 620 V400 Q300 350 240 330 Z',
    ink.accent,
  ) +
  circle(500, 165, 24, '#fff') +
  rect(320, 215, 360, 80, PAPER, 8) +
  printed(label.brand, 360, 237, 238, 32, INK) +
  times(
    4,
    (at) =>
      rect(282, 360 + at * 74, 436, 68, ink.base, 10) +
      rect(600, 360 + at * 74, 118, 68, ink.dark, 10) +
      rect(282, 372 + at * 74, 436, 4, ink.dark) +
      rect(282, 412 + at * 74, 436, 4, ink.dark),
  ) +
  printed(label.size, 320, 736, 260, 38, '#ffffffcc') +
  rect(320, 790, 180, 20, '#ffffff44', 6);
