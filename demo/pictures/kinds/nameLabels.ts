import { PAPER, PAPER_DARK, STEEL_DARK } from '../inks';
import type { PictureKind } from '../kind';
import { centred } from '../lettering';
import { ground, rect, times } from '../shapes';

/** A sheet of labels to write names on. */
export const nameLabels: PictureKind = (ink) =>
  ground(500, 905, 310) +
  rect(206, 112, 600, 790, PAPER_DARK, 14) +
  rect(194, 100, 600, 790, PAPER, 14) +
  times(6, (at) => {
    const x = 230 + (at % 2) * 274;
    const y = 150 + Math.floor(at / 2) * 246;
    return (
      rect(x, y, 254, 206, ink.base, 16) +
      rect(x + 12, y + 62, 230, 132, '#fffdf7', 10) +
      centred('HELLO', x + 60, y + 18, 134, 28, '#ffffff') +
      rect(x + 40, y + 146, 174, 8, STEEL_DARK, 3)
    );
  });
