import type { PictureKind } from '../kind';
import { lettering } from '../lettering';
import { ground, times, rotated } from '../shapes';

const colours = ['#c8372d', '#e8711c', '#e9b61e', '#3d8a53', '#2c5aa0', '#6b3fa0'];

/** Magnetic letters in bright colours. */
export const magneticLetters: PictureKind = (ink) =>
  ground(500, 880, 360) +
  times(6, (at) =>
    rotated(
      [-8, 6, -4, 9, -6, 5][at] ?? 0,
      250 + (at % 3) * 250,
      330 + Math.floor(at / 3) * 340,
      lettering(
        'ABCXYZ'.charAt(at),
        150 + (at % 3) * 250,
        210 + Math.floor(at / 3) * 340,
        200,
        250,
        colours[at] ?? ink.base,
      ),
    ),
  );
