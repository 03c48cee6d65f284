import { INK, PAPER, PAPER_DARK, STEEL_DARK } from '../inks';
import type { PictureKind } from '../kind';
import { printed } from '../lettering';
import { ground, path, rect, times } from '../shapes';

/** A square bottle of ink. */
export const inkBottle: PictureKind = (ink, { label }) =>
  ground(500, 880, 290) +
  path(
    'M250 430 Q250 390 300 390 H700 Q750 390 750 430 V840 Q750 880 710 880 H290 Q250 880 250 840 Z',
    '#e3ebee',
  ) +
  path('M275 520 H725 V830 Q725 856 700 856 H300 Q275 856 275 830 Z', ink.base) +
  path('M590 520 H725 V830 Q725 856 700 856 H590 Z', ink.dark) +
  rect(300, 580, 400, 200, PAPER, 8) +
  rect(590, 580, 110, 200, PAPER_DARK, 8) +
  printed(label.brand, 350, 621, 225, 38, INK) +
  printed(label.size, 350, 675, 299, 26, STEEL_DARK) +
  rect(350, 715, 140, 16, STEEL_DARK, 5) +
  rect(400, 320, 200, 80, '#d2dde1') +
  rect(370, 180, 260, 160, INK, 20) +
  times(9, (at) => rect(388 + at * 27, 196, 8, 128, '#ffffff24', 4));
