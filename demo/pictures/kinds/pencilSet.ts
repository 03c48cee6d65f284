import { PAPER, WOOD_LIGHT } from '../inks';
import type { PictureKind } from '../kind';
import { printed } from '../lettering';
import { circle, ground, translated, path, rect, SHADE, times } from '../shapes';

/** An open box of coloured pencils. */
export const pencilSet: PictureKind = (ink, { label }) => {
  const colours = [
    '#c8372d',
    '#e8711c',
    '#e9b61e',
    ink.base,
    '#3d8a53',
    '#17a2a8',
    '#2c5aa0',
    '#6b3fa0',
    '#d0267f',
    '#5a3825',
  ];
  return (
    ground(500, 900, 340) +
    times(10, (at) =>
      translated(
        202 + at * 61,
        (at % 3) * 10,
        path('M0 300 Q10 288 20 300 Q30 288 40 300 L50 300 L29 190 H21 Z', WOOD_LIGHT),
        path('M13 232 L21 190 Q25 176 29 190 L37 232 Z', colours[at] ?? ink.base),
        rect(0, 298, 50, 400, colours[at] ?? ink.base),
        rect(33, 298, 17, 400, SHADE),
      ),
    ) +
    path('M170 480 H830 V880 Q830 900 810 900 H190 Q170 900 170 880 Z', ink.base) +
    path('M640 480 H830 V880 Q830 900 810 900 H640 Z', ink.dark) +
    printed(label.brand, 250, 573, 412, 75, ink.print) +
    printed(label.size, 250, 657, 260, 45, ink.print) +
    circle(700, 740, 64, PAPER)
  );
};
