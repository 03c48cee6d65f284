import { INK, PAPER, PAPER_DARK, STEEL_DARK } from '../inks';
import { formOf, type PictureKind } from '../kind';
import { printed } from '../lettering';
import { PRINTS } from '../prints';
import { ground, path, rect, SHADE } from '../shapes';

/** Folded cloth. */
export const fabric: PictureKind = (ink, vary) =>
  ground(500, 840, 390) +
  path('M150 610 Q130 700 160 790 H840 Q870 700 850 610 Z', ink.deep) +
  path('M150 600 H850 Q880 660 850 720 H150 Q120 660 150 600 Z', ink.dark) +
  path('M150 480 H850 Q880 540 850 600 H150 Q120 540 150 480 Z', ink.base) +
  path('M150 360 H850 Q880 420 850 480 H150 Q120 420 150 360 Z', ink.light) +
  path('M190 230 H810 L850 360 H150 Z', ink.base) +
  path('M600 230 H810 L850 360 H650 Z', SHADE) +
  formOf(vary, PRINTS)({ x: 200, y: 240, width: 600, height: 112, step: 56 }, ink) +
  rect(450, 228, 100, 562, PAPER, 4) +
  rect(450, 600, 100, 190, PAPER_DARK) +
  printed(vary.label.brand, 474, 418, 65, 25, INK) +
  printed(vary.label.size, 474, 457, 68, 19, STEEL_DARK);
