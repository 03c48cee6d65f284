import { INK, PAPER, PAPER_DARK, STEEL_DARK, STEEL_LIGHT } from '../inks';
import type { PictureKind } from '../kind';
import { printed } from '../lettering';
import { GLEAM, ground, path, rect } from '../shapes';

/** A glue stick with its cap beside it. */
export const glueStick: PictureKind = (ink, { label }) =>
  ground(500, 890, 320) +
  rect(290, 400, 230, 480, ink.base, 20) +
  rect(440, 400, 80, 480, ink.dark, 20) +
  rect(290, 500, 230, 220, PAPER) +
  rect(440, 500, 80, 220, PAPER_DARK) +
  printed(label.brand, 330, 542, 138, 32, INK) +
  printed(label.size, 330, 590, 104, 26, STEEL_DARK) +
  rect(310, 280, 190, 130, STEEL_LIGHT, 8) +
  path('M325 290 V210 Q405 150 485 210 V290 Z', '#fbf4e6') +
  path('M430 176 Q465 188 485 210 V290 H430 Z', '#e7dcc4') +
  rect(280, 850, 250, 36, ink.deep, 14) +
  rect(600, 640, 210, 246, ink.base, 30) +
  rect(740, 640, 70, 246, ink.dark, 30) +
  rect(632, 670, 20, 180, GLEAM, 10);
