import type { PictureKind } from '../kind';
import { circle, ground, rect, SHADE, times } from '../shapes';

const colours = ['#c8372d', '#e8711c', '#e9b61e', '#3d8a53', '#2c5aa0', '#6b3fa0'];

/** Cubes that link into towers. */
export const linkingCubes: PictureKind = (ink) =>
  ground(500, 890, 330) +
  times(3, (tower) =>
    times([5, 3, 4][tower] ?? 1, (at) => {
      const x = 190 + tower * 220;
      const y = 730 - at * 140;
      const colour = colours[(tower * 2 + at) % colours.length] ?? ink.base;
      return (
        rect(x + 40, y - 24, 70, 30, colour, 8) +
        rect(x, y, 150, 136, colour, 12) +
        rect(x + 104, y, 46, 136, SHADE, 12) +
        circle(x + 64, y + 68, 26, '#00000026')
      );
    }),
  );
