import { INK, PAPER, STEEL_DARK } from '../inks';
import type { PictureKind } from '../kind';
import { centred } from '../lettering';
import { ground, path, rect, stroke } from '../shapes';

/** A hot-glue gun. */
export const glueGun: PictureKind = (ink, { label }) =>
  ground(500, 880, 330) +
  rect(760, 292, 150, 46, '#f4edda', 20) +
  path(
    'M230 240 H700 Q780 240 780 320 V390 H560 L610 850 Q612 880 580 880 H460 Q430 880 424 850 L360 430 Q250 420 230 390 Z',
    ink.base,
  ) +
  path(
    'M230 330 H780 V390 H560 L610 850 Q612 880 580 880 H530 L470 400 Q270 410 230 390 Z',
    ink.dark,
  ) +
  path('M230 270 L120 300 V340 L230 370 Z', INK) +
  rect(92, 308, 40, 24, STEEL_DARK, 6) +
  path('M350 430 Q310 470 330 560 L380 560 Q372 490 392 440 Z', INK) +
  rect(420, 280, 200, 30, PAPER, 8) +
  centred(label.brand, 434, 287, 172, 15, INK) +
  stroke('M520 880 Q520 940 640 930 Q760 920 830 940', INK, 18);
