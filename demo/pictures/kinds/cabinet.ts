import { PAPER } from '../inks';
import { formOf, type PictureKind } from '../kind';
import { circle, ground, path, rect, times } from '../shapes';

const DRAWERS: Readonly<Record<string, readonly [columns: number, rows: number]>> = {
  eight: [2, 4],
  twelve: [3, 4],
  twentyFour: [4, 6],
};

/** A cabinet of drawers. */
export const cabinet: PictureKind = (ink, vary) => {
  const [columns, rows] = formOf(vary, DRAWERS);
  const width = 534 / columns;
  const height = 744 / rows;
  return (
    ground(510, 935, 320) +
    path('M210 120 L270 80 H850 L790 120 Z', ink.light) +
    path('M790 120 L850 80 V860 L790 920 Z', ink.deep) +
    rect(210, 120, 580, 800, ink.base) +
    times(rows, (row) =>
      times(columns, (column) => {
        const x = 240 + column * width;
        const y = 155 + row * height;
        return (
          rect(x, y, width - 18, height - 24, ink.dark, 6) +
          rect(x, y, width - 18, height - 36, ink.light, 6) +
          rect(x + width / 2 - 40, y + 18, 68, 28, PAPER, 4) +
          circle(x + width / 2 - 8, y + height - 66, 13, '#a9822a')
        );
      }),
    ) +
    rect(230, 900, 60, 40, ink.deep) +
    rect(710, 900, 60, 40, ink.deep)
  );
};
