import { KRAFT, KRAFT_DARK } from '../inks';
import type { PictureKind } from '../kind';
import { centred, lettering } from '../lettering';
import { ground, rect, SHADE, times } from '../shapes';

const colours = ['#c8372d', '#e8711c', '#e9b61e', '#3d8a53', '#2c5aa0', '#6b3fa0'];

/** Pastel sticks in their tray. */
export const pastelSet: PictureKind = (ink, { label }) =>
  ground(500, 850, 410) +
  rect(110, 240, 780, 590, KRAFT, 16) +
  rect(140, 270, 720, 420, KRAFT_DARK, 8) +
  times(
    10,
    (at) =>
      rect(152 + at * 70, 284, 58, 392, colours[at % colours.length] ?? ink.base, 12) +
      rect(186 + at * 70, 284, 24, 392, SHADE, 10),
  ) +
  rect(140, 706, 720, 104, ink.base, 8) +
  centred(label.brand, 190, 730, 380, 54, '#ffffff') +
  lettering(label.size, 640, 738, 190, 36, '#ffffff');
