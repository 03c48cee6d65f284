import { INK, PAPER, PAPER_DARK } from '../inks';
import type { PictureKind } from '../kind';
import { centred } from '../lettering';
import { ground, rect, SHADE, times } from '../shapes';

/** A rack of thread spools. */
export const rack: PictureKind = (ink, { label, choose }) => {
  const colours = [
    '#c8372d',
    '#e8711c',
    '#e9b61e',
    '#3d8a53',
    '#17a2a8',
    '#2c5aa0',
    '#6b3fa0',
    '#d0267f',
    '#5a3825',
    '#eab5b5',
  ];
  const first = choose(10);
  return (
    ground(500, 930, 330) +
    rect(180, 90, 640, 830, ink.dark, 14) +
    rect(210, 120, 580, 770, '#f4f1e8', 6) +
    times(
      5,
      (row) =>
        rect(210, 250 + row * 150, 580, 16, ink.base) +
        times(8, (column) => {
          const x = 226 + column * 70;
          const y = 158 + row * 150;
          return (
            rect(x, y, 56, 12, PAPER_DARK, 4) +
            rect(x + 6, y + 10, 44, 70, colours[(first + row * 3 + column) % 10] ?? ink.base) +
            rect(x + 34, y + 10, 16, 70, SHADE) +
            rect(x, y + 80, 56, 12, PAPER_DARK, 4)
          );
        }),
    ) +
    rect(330, 60, 340, 70, ink.accent, 10) +
    rect(390, 84, 200, 22, PAPER, 6) +
    centred(label.brand, 404, 89, 172, 11, INK)
  );
};
