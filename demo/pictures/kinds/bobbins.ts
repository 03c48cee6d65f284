import { INK, STEEL, STEEL_DARK, STEEL_LIGHT } from '../inks';
import type { PictureKind } from '../kind';
import { ellipse, ground, rect, SHADE, times } from '../shapes';

/** Bobbins in a row. */
export const bobbins: PictureKind = (ink) =>
  ground(500, 830, 400) +
  times(3, (at) => {
    const x = 230 + at * 270;
    const colour = [ink.light, ink.base, ink.dark][at] ?? ink.base;
    return (
      ellipse(x, 790, 130, 34, STEEL) +
      rect(x - 95, 420, 190, 370, colour) +
      rect(x + 25, 420, 70, 370, SHADE) +
      times(11, (row) => rect(x - 95, 450 + row * 32, 190, 4, '#00000022')) +
      ellipse(x, 788, 95, 22, colour) +
      ellipse(x, 420, 130, 34, STEEL_LIGHT) +
      ellipse(x, 414, 130, 34, STEEL) +
      ellipse(x, 414, 40, 12, INK) +
      times(4, (hole) => ellipse(x - 78 + hole * 52, 414, 9, 5, STEEL_DARK))
    );
  });
