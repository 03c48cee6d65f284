import { INK, PAPER, PAPER_DARK, STEEL, STEEL_DARK } from '../inks';
import type { PictureKind } from '../kind';
import { printed } from '../lettering';
import { circle, GLEAM, ground, path, rect, SHADE } from '../shapes';

/** A spray can. */
export const sprayCan: PictureKind = (ink, { label }) =>
  ground(500, 892, 200) +
  rect(335, 300, 330, 590, ink.base, 26) +
  path('M585 300 H640 Q665 300 665 326 V864 Q665 890 640 890 H585 Z', SHADE) +
  rect(372, 320, 28, 540, GLEAM, 14) +
  path('M335 310 Q350 230 430 215 H570 Q650 230 665 310 Z', STEEL) +
  path('M560 215 H570 Q650 230 665 310 H580 Z', STEEL_DARK) +
  rect(335, 420, 330, 60, PAPER) +
  printed(label.brand, 375, 536, 312, 38, ink.print) +
  printed(label.size, 375, 585, 208, 29, ink.print) +
  circle(500, 730, 80, ink.pale) +
  circle(500, 730, 48, ink.dark) +
  rect(335, 850, 330, 40, STEEL_DARK, 16) +
  rect(440, 120, 120, 105, PAPER, 18) +
  rect(520, 120, 40, 105, PAPER_DARK, 18) +
  circle(470, 152, 12, INK);
