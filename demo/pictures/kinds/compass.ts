import { INK, STEEL, STEEL_DARK, WOOD_LIGHT } from '../inks';
import type { PictureKind } from '../kind';
import { circle, ground, path, rect, stroke, rotated } from '../shapes';

/** A pair of compasses with its pencil. */
export const compass: PictureKind = (ink) =>
  ground(500, 890, 300) +
  stroke('M250 860 A250 250 0 0 0 750 860', ink.pale, 10) +
  path('M470 210 H530 L560 330 L420 850 L396 890 L392 840 L450 330 Z', STEEL) +
  path('M530 210 L560 330 L680 720 L620 740 L510 330 Z', STEEL_DARK) +
  rotated(
    -16,
    650,
    740,
    rect(618, 600, 64, 200, '#e9b61e', 8),
    path('M618 800 H682 L650 890 Z', WOOD_LIGHT),
    path('M640 862 H660 L650 890 Z', INK),
  ) +
  circle(500, 250, 76, ink.base) +
  circle(500, 250, 30, ink.deep) +
  rect(474, 100, 52, 110, STEEL_DARK, 10);
