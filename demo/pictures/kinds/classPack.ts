import { INK, PAPER, PAPER_DARK } from '../inks';
import type { PictureKind } from '../kind';
import { centred } from '../lettering';
import { ground, path, rect, SHADE, times } from '../shapes';

/** A classroom carton with compartments. */
export const classPack: PictureKind = (ink, { label }) => {
  const colours = [
    '#c8372d',
    '#e8711c',
    '#e9b61e',
    '#3d8a53',
    ink.base,
    '#2c5aa0',
    '#6b3fa0',
    '#5a3825',
  ];
  return (
    ground(500, 880, 410) +
    path('M140 330 L200 150 H800 L860 330 Z', ink.light) +
    rect(270, 190, 280, 46, PAPER, 8) +
    centred(label.brand, 284, 201, 252, 23, INK) +
    rect(120, 330, 760, 540, ink.base, 16) +
    rect(160, 370, 680, 440, ink.deep, 8) +
    times(8, (at) => {
      const x = 172 + at * 83;
      return (
        rect(x, 380, 74, 420, PAPER_DARK, 4) +
        times(
          7,
          (row) =>
            rect(x + 5, 388 + row * 58, 64, 48, colours[at] ?? ink.base, 20) +
            rect(x + 46, 388 + row * 58, 23, 48, SHADE, 16),
        )
      );
    }) +
    rect(120, 820, 760, 50, ink.dark, 16)
  );
};
