import type { PictureKind } from '../kind';
import { centred } from '../lettering';
import { ground, rect, times } from '../shapes';

const colours = ['#c8372d', '#e8711c', '#e9b61e', '#3d8a53', '#2c5aa0', '#6b3fa0'];

/** Tiles of a whole, halves, thirds, quarters and sixths. */
export const fractionTiles: PictureKind = (ink) =>
  ground(500, 870, 400) +
  times(5, (row) => {
    const parts = [1, 2, 3, 4, 6][row] ?? 1;
    const width = 760 / parts;
    return times(
      parts,
      (at) =>
        rect(124 + at * width, 170 + row * 136, width - 8, 122, colours[row] ?? ink.base, 8) +
        centred(
          parts === 1 ? '1' : `1/${parts}`,
          124 + at * width + 10,
          205 + row * 136,
          width - 28,
          52,
          '#ffffff',
        ),
    );
  });
