import type { PictureKind } from '../kind';
import { circle, ground, rect, times } from '../shapes';

const colours = ['#c8372d', '#e8711c', '#e9b61e', '#3d8a53', '#2c5aa0', '#6b3fa0'];

/** A flat box of compartments with beads. */
export const organizer: PictureKind = (ink, { form }) =>
  ground(500, 850, 410) +
  rect(100, 220, 800, 610, '#dfe6ea', 24) +
  times(form === 'many' ? 24 : 12, (at) => {
    const columns = form === 'many' ? 6 : 4;
    const width = 744 / columns;
    const height = form === 'many' ? 136 : 182;
    const x = 130 + (at % columns) * width;
    const y = 248 + Math.floor(at / columns) * height;
    const colour = colours[at % colours.length] ?? ink.base;
    return (
      rect(x, y, width - 12, height - 12, '#f6f9fa', 10) +
      times(5, (bead) =>
        circle(
          x + 26 + (bead % 3) * ((width - 60) / 2),
          y + height / 2 - 6 + (bead % 2 ? 24 : -18),
          15,
          colour,
        ),
      )
    );
  }) +
  rect(430, 810, 140, 40, ink.accent, 14);
