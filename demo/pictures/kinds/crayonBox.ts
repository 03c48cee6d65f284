import { INK, PAPER, STEEL_DARK } from '../inks';
import type { PictureKind } from '../kind';
import { printed } from '../lettering';
import { ellipse, ground, translated, path, rect, SHADE, times } from '../shapes';

/** A box of crayons. */
export const crayonBox: PictureKind = (ink, { label }) => {
  const colours = [
    '#c8372d',
    '#e9b61e',
    ink.base,
    '#3d8a53',
    '#2c5aa0',
    '#6b3fa0',
    '#e8711c',
    '#5a3825',
  ];
  return (
    ground(500, 900, 300) +
    times(8, (at) =>
      translated(
        232 + at * 68,
        at % 2 ? 26 : 0,
        path('M8 250 L20 150 Q29 130 38 150 L50 250 Z', colours[at] ?? ink.base),
        rect(0, 246, 58, 300, colours[at] ?? ink.base, 4),
        rect(0, 280, 58, 12, '#00000030'),
        rect(38, 246, 20, 300, SHADE),
      ),
    ) +
    path('M210 420 L500 500 L790 420 V890 H210 Z', ink.base) +
    path('M600 472 L790 420 V890 H600 Z', ink.dark) +
    ellipse(470, 690, 150, 90, PAPER) +
    printed(label.brand, 390, 665, 200, 32, INK) +
    printed(label.size, 420, 703, 130, 26, STEEL_DARK) +
    rect(210, 840, 580, 24, ink.accent)
  );
};
