import { INK, PAPER, WOOD, WOOD_LIGHT } from '../inks';
import type { PictureKind } from '../kind';
import { centred } from '../lettering';
import { ground, path, rect, times, rotated } from '../shapes';

/** Craft sticks, bundled. */
export const craftSticks: PictureKind = (ink, { label, form }) => {
  const isPlain = form !== 'assorted';
  const colours = ['#c8372d', '#e9b61e', '#3d8a53', '#2c5aa0', '#6b3fa0', ink.base];
  return (
    ground(500, 880, 300) +
    times(9, (at) =>
      rotated(
        (at - 4) * 6,
        500,
        1300,
        rect(
          468,
          150,
          64,
          730,
          isPlain ? (at % 2 ? WOOD : WOOD_LIGHT) : (colours[at % 6] ?? WOOD),
          32,
        ),
        rect(504, 150, 28, 730, '#00000014', 14),
      ),
    ) +
    path('M270 560 H730 L716 690 H284 Z', ink.accent) +
    rect(420, 595, 160, 56, PAPER, 8) +
    centred(label.brand, 434, 609, 132, 28, INK)
  );
};
