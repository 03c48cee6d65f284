import { PAPER, PAPER_DARK, STEEL } from '../inks';
import type { PictureKind } from '../kind';
import { printed } from '../lettering';
import { circle, ground, path, rect, SHADE, stroke, times } from '../shapes';

/** A wire-bound pad. */
export const pad: PictureKind = (ink, { label, choose }) =>
  ground(500, 885, 330) +
  rect(196, 176, 630, 706, PAPER_DARK, 10) +
  rect(186, 166, 630, 706, PAPER, 10) +
  rect(176, 156, 630, 706, ink.base, 10) +
  rect(620, 156, 186, 706, SHADE, 10) +
  rect(176, 156, 630, 130, ink.dark, 10) +
  times(
    15,
    (at) =>
      rect(200 + at * 41, 180, 18, 18, '#00000055', 4) + rect(203 + at * 41, 112, 11, 84, STEEL, 5),
  ) +
  [
    circle(490, 520, 130, ink.pale) + path('M390 600 Q490 420 590 600 Z', ink.dark),
    stroke('M320 600 Q420 400 490 520 T660 440', PAPER, 26),
    path('M320 640 L440 430 L530 570 L600 480 L680 640 Z', ink.pale),
  ][choose(3)] +
  printed(label.brand, 250, 736, 300, 40, ink.print) +
  printed(label.size, 250, 785, 195, 29, ink.print);
