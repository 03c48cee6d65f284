import { EMBLEMS } from '../emblems';
import { PAPER, PAPER_DARK } from '../inks';
import { formOf, type PictureKind } from '../kind';
import { centred, printed } from '../lettering';
import { ground, rect, times } from '../shapes';

/** A sheet of stickers, one peeling off. */
export const stickerSheet: PictureKind = (ink, { choose, form, label }) => {
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
  const sticker = (x: number, y: number, at: number) =>
    form === 'letters'
      ? centred('ABCDEFGHI'.charAt(at), x - 50, y - 70, 100, 124, colours[at] ?? ink.base)
      : formOf({ form, choose }, EMBLEMS)(x, y - 6, 76, colours[at] ?? ink.base);
  return (
    ground(500, 905, 310) +
    rect(206, 112, 600, 790, PAPER_DARK, 14) +
    rect(194, 100, 600, 790, PAPER, 14) +
    times(9, (at) => sticker(300 + (at % 3) * 194, 270 + Math.floor(at / 3) * 210, at)) +
    printed(label.brand, 300, 136, 380, 40, ink.accent)
  );
};
