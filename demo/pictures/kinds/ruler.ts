import type { PictureKind } from '../kind';
import { printed } from '../lettering';
import { circle, ground, rect, SHADE, times, rotated } from '../shapes';

/** A ruler across the page. */
export const ruler: PictureKind = (ink, { label, tilt, choose }) =>
  ground(500, 820, 390) +
  rotated(
    -24 + tilt,
    500,
    500,
    rect(70, 410, 860, 190, ink.dark, 12),
    rect(70, 400, 860, 186, choose(2) ? ink.pale : ink.base, 12),
    rect(70, 530, 860, 56, SHADE, 12),
    times(41, (at) => rect(94 + at * 20, 400, at % 5 ? 4 : 6, at % 5 ? 36 : 64, ink.deep)),
    times(8, (at) => rect(188 + at * 100, 478, 18, 26, ink.deep, 4)),
    circle(890, 545, 20, '#fff'),
    printed(label.brand, 110, 532, 225, 32, ink.deep),
  );
