import { INK, PAPER } from '../inks';
import type { PictureKind } from '../kind';
import { centred } from '../lettering';
import { circle, ground, rect, times } from '../shapes';

/** Lace wound on a card. */
export const lace: PictureKind = (ink, { label }) =>
  ground(500, 900, 290) +
  rect(260, 120, 480, 770, ink.accent, 16) +
  rect(330, 160, 260, 60, PAPER, 8) +
  centred(label.brand, 344, 175, 232, 30, INK) +
  times(4, (at) => {
    const y = 290 + at * 140;
    return (
      rect(230, y, 540, 70, ink.base, 6) +
      times(
        9,
        (scallop) =>
          circle(260 + scallop * 60, y + 74, 32, ink.base) +
          circle(260 + scallop * 60, y + 74, 12, ink.accent),
      ) +
      times(18, (dot) => circle(248 + dot * 30, y + 34, 8, ink.accent)) +
      rect(230, y, 540, 8, ink.dark)
    );
  });
