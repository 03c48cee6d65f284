import { INK, PAPER, PAPER_DARK, STEEL_DARK } from '../inks';
import type { PictureKind } from '../kind';
import { printed } from '../lettering';
import { GLEAM, ground, path, rect, SHADE } from '../shapes';

/** A squeeze bottle of paint with a flip cap. */
export const paintBottle: PictureKind = (ink, { label }) =>
  ground(500, 892, 210) +
  path(
    'M330 430 Q330 330 440 290 H560 Q670 330 670 430 V850 Q670 890 630 890 H370 Q330 890 330 850 Z',
    ink.base,
  ) +
  path('M585 298 Q670 335 670 430 V850 Q670 890 630 890 H585 Z', SHADE) +
  rect(365, 420, 26, 400, GLEAM, 13) +
  rect(330, 480, 340, 250, PAPER) +
  rect(585, 480, 85, 250, PAPER_DARK) +
  printed(label.brand, 375, 517, 200, 35, INK) +
  printed(label.size, 375, 564, 247, 22, STEEL_DARK) +
  rect(375, 620, 220, 70, ink.base, 8) +
  path('M420 230 H580 L596 300 H404 Z', PAPER_DARK) +
  path('M450 100 Q500 80 550 100 L575 235 H425 Z', PAPER) +
  path('M520 92 Q540 94 550 100 L575 235 H530 Z', PAPER_DARK);
