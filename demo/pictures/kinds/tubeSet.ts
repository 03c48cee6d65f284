import { INK, PAPER, STEEL, STEEL_DARK } from '../inks';
import type { PictureKind } from '../kind';
import { centred } from '../lettering';
import { ground, translated, path, rect, SHADE, times } from '../shapes';

/** A row of tubes in an open carton. */
export const tubeSet: PictureKind = (ink, { label }) => {
  const colours = [ink.base, '#e9b61e', '#c8372d', '#2c5aa0', '#3d8a53', ink.deep];
  return (
    ground(500, 850, 400) +
    rect(120, 300, 760, 540, ink.accent, 18) +
    rect(150, 330, 700, 480, PAPER, 10) +
    times(6, (at) =>
      translated(
        170 + at * 112,
        0,
        path('M12 360 H90 L84 640 H18 Z', colours[at] ?? ink.base),
        path('M60 360 H90 L84 640 H60 Z', SHADE),
        rect(10, 350, 82, 20, STEEL_DARK, 3),
        rect(20, 440, 62, 90, PAPER, 4),
        path('M20 640 H82 L64 676 H38 Z', STEEL),
        rect(30, 672, 42, 62, INK, 6),
      ),
    ) +
    rect(120, 760, 760, 80, ink.accentDark, 18) +
    rect(380, 785, 240, 26, PAPER, 6) +
    centred(label.brand, 394, 791, 212, 13, INK)
  );
};
