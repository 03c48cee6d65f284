import { INK, PAPER, PAPER_DARK } from '../inks';
import type { PictureKind } from '../kind';
import { centred } from '../lettering';
import { ground, translated, path, rect, SHADE, times } from '../shapes';

/** Markers standing in their case. */
export const markerSet: PictureKind = (ink, { label }) => {
  const colours = ['#c8372d', '#e9b61e', '#3d8a53', ink.base, '#2c5aa0', '#6b3fa0'];
  return (
    ground(500, 900, 330) +
    times(6, (at) =>
      translated(
        212 + at * 98,
        (at % 2) * 18,
        rect(0, 190, 84, 480, PAPER, 12),
        rect(56, 190, 28, 480, PAPER_DARK, 12),
        rect(0, 170, 84, 150, colours[at] ?? ink.base, 18),
        rect(56, 170, 28, 150, SHADE, 12),
        rect(0, 400, 84, 40, colours[at] ?? ink.base),
      ),
    ) +
    path('M180 520 H820 L800 890 H200 Z', ink.accent) +
    path('M640 520 H820 L800 890 H640 Z', ink.accentDark) +
    rect(280, 630, 300, 56, PAPER, 10) +
    centred(label.brand, 294, 644, 272, 28, INK) +
    rect(280, 712, 190, 26, '#ffffff66', 8)
  );
};
