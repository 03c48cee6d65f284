import { INK, PAPER, PAPER_DARK } from '../inks';
import type { Kind } from '../kind';
import { circle, ground, path, rect, stroke, times } from '../shapes';

/** A sheet of stickers, one peeling off. */
export const stickerSheet: Kind = (ink, { choose }) => {
  const colours = [
    ink.base,
    '#e9b61e',
    '#17a2a8',
    '#e8711c',
    ink.dark,
    '#d0267f',
    '#3d8a53',
    ink.light,
    '#6b3fa0',
  ];
  const shape = choose(3);
  const sticker = (x: number, y: number, colour: string) =>
    [
      path(
        `M${x} ${y - 74} l22 50 l54 5 l-41 36 l12 53 l-47 -28 l-47 28 l12 -53 l-41 -36 l54 -5 Z`,
        colour,
      ),
      circle(x, y - 8, 66, colour) +
        circle(x - 22, y - 22, 8, INK) +
        circle(x + 22, y - 22, 8, INK) +
        stroke(`M${x - 26} ${y + 12} Q${x} ${y + 38} ${x + 26} ${y + 12}`, INK, 7),
      path(
        `M${x} ${y + 62} Q${x - 104} ${y - 14} ${x - 58} ${y - 68} Q${x - 14} ${y - 92} ${x} ${y - 44} Q${x + 14} ${y - 92} ${x + 58} ${y - 68} Q${x + 104} ${y - 14} ${x} ${y + 62} Z`,
        colour,
      ),
    ][shape] ?? '';
  return (
    ground(500, 905, 310) +
    rect(206, 112, 600, 790, PAPER_DARK, 14) +
    rect(194, 100, 600, 790, PAPER, 14) +
    times(9, (at) =>
      sticker(300 + (at % 3) * 194, 270 + Math.floor(at / 3) * 210, colours[at] ?? ink.base),
    ) +
    rect(300, 140, 380, 26, ink.accent, 8)
  );
};
