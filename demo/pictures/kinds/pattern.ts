import { INK, PAPER, PAPER_DARK } from '../inks';
import type { Kind } from '../kind';
import { circle, ground, path, rect, stroke, times } from '../shapes';

/** A pattern envelope with a sketch of the garment. */
export const pattern: Kind = (ink, { choose }) =>
  ground(500, 905, 300) +
  rect(216, 116, 590, 790, PAPER_DARK, 8) +
  rect(204, 104, 590, 790, PAPER, 8) +
  rect(204, 104, 590, 120, ink.accent, 8) +
  rect(250, 142, 260, 44, '#ffffffdd', 6) +
  [
    path('M420 300 H580 L600 420 L560 440 L640 800 H360 L440 440 L400 420 Z', ink.base) +
      path('M510 300 H580 L600 420 L560 440 L640 800 H510 Z', ink.dark),
    path('M390 320 H610 L720 430 L670 500 L620 460 V800 H380 V460 L330 500 L280 430 Z', ink.base) +
      path('M500 320 H610 L720 430 L670 500 L620 460 V800 H500 Z', ink.dark) +
      times(4, (at) => circle(500, 420 + at * 90, 10, ink.pale)),
    path('M400 300 H600 L640 810 H530 L500 480 L470 810 H360 Z', ink.base) +
      path('M500 300 H600 L640 810 H530 L500 480 Z', ink.dark),
    path('M350 420 H650 V800 H350 Z', ink.base) +
      path('M500 420 H650 V800 H500 Z', ink.dark) +
      stroke('M420 420 Q420 290 500 290 Q580 290 580 420', ink.deep, 22),
  ][choose(4)] +
  rect(250, 836, 190, 26, INK, 5);
