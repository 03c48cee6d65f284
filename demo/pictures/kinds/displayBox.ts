import { INK, PAPER } from '../inks';
import type { PictureKind } from '../kind';
import { centred } from '../lettering';
import { circle, ground, path, rect, SHADE, times } from '../shapes';

/** A counter display, filled. */
export const displayBox: PictureKind = (ink, { label, choose }) => {
  const colours = [ink.base, '#e9b61e', '#c8372d', '#3d8a53', '#2c5aa0', ink.light];
  const first = choose(6);
  return (
    ground(500, 890, 380) +
    path('M180 110 H820 V420 H180 Z', ink.accent) +
    rect(260, 170, 330, 60, PAPER, 10) +
    centred(label.brand, 274, 185, 302, 30, INK) +
    rect(260, 258, 220, 28, '#ffffff88', 8) +
    circle(710, 230, 66, ink.base) +
    times(3, (row) =>
      times(
        8,
        (column) =>
          rect(
            196 + column * 77,
            330 + row * 110,
            66,
            190,
            colours[(first + row + column) % 6] ?? ink.base,
            14,
          ) +
          rect(196 + column * 77 + 44, 330 + row * 110, 22, 190, SHADE, 10) +
          rect(206 + column * 77, 390 + row * 110, 46, 40, '#ffffffaa', 4),
      ),
    ) +
    path('M150 690 H850 L820 880 H180 Z', ink.accent) +
    path('M640 690 H850 L820 880 H620 Z', ink.accentDark) +
    rect(300, 760, 280, 50, PAPER, 8) +
    centred(label.brand, 314, 772, 252, 25, INK)
  );
};
