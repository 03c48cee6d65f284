import { INK, STEEL, STEEL_DARK, WOOD_DARK, WOOD_LIGHT } from '../inks';
import type { PictureKind } from '../kind';
import { printed } from '../lettering';
import { circle, ground, path, rect, rotated, SHADE, stroke, times } from '../shapes';

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

/** A protractor with its scale. */
export const protractor: PictureKind = (ink) =>
  ground(500, 840, 400) +
  path('M120 640 A340 340 0 0 1 800 640 Z', ink.base) +
  path('M460 300 A340 340 0 0 1 800 640 H620 Q600 420 460 300 Z', ink.dark) +
  path('M280 600 A190 190 0 0 1 640 600 Z', '#fff') +
  times(19, (at) =>
    rotated(-90 + at * 10, 460, 640, rect(457, 306, 6, at % 3 ? 28 : 48, ink.deep)),
  ) +
  rect(120, 600, 680, 50, ink.base);

/** A set square with its scale. */
export const setSquare: PictureKind = (ink, { form }) =>
  ground(500, 870, 380) +
  path(
    form === 'sixty' ? 'M220 120 L220 850 L650 850 Z' : 'M150 180 L150 850 L820 850 Z',
    ink.base,
  ) +
  path(form === 'sixty' ? 'M310 440 V760 H500 Z' : 'M270 460 V730 H540 Z', '#ffffff') +
  times(form === 'sixty' ? 17 : 27, (at) =>
    rect((form === 'sixty' ? 236 : 170) + at * 23, 814, 5, at % 5 ? 20 : 36, ink.deep),
  ) +
  times(20, (at) =>
    rect(form === 'sixty' ? 220 : 150, 330 + at * 23, at % 5 ? 18 : 32, 5, ink.deep),
  );

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

/** A protractor and a set square. */
export const geometrySet: PictureKind = (ink, vary) =>
  protractor(ink, vary) +
  path('M880 820 L430 820 L880 480 Z', ink.light) +
  path('M820 770 L610 770 L820 612 Z', '#fff') +
  times(16, (at) => rect(470 + at * 25, 796, 4, at % 4 ? 14 : 24, ink.deep));

/** A globe on its stand. */
export const globe: PictureKind = (ink) =>
  ground(500, 920, 240) +
  path('M340 870 H660 L690 915 H310 Z', WOOD_DARK) +
  rect(472, 790, 56, 90, '#c9a13b', 8) +
  stroke('M300 190 A390 390 0 0 0 560 810', '#c9a13b', 26) +
  circle(520, 460, 310, '#4c9fd4') +
  path('M520 150 A310 310 0 0 1 520 770 A400 400 0 0 0 520 150 Z', '#3a83b5') +
  path(
    'M330 260 Q420 180 520 210 Q560 270 500 330 Q440 330 430 400 Q380 450 340 400 Q290 340 330 260 Z',
    ink.base,
  ) +
  path('M430 470 Q530 450 560 530 Q560 640 490 720 Q440 690 440 620 Q390 540 430 470 Z', ink.base) +
  path(
    'M610 250 Q720 260 780 360 Q800 450 740 480 Q680 440 650 470 Q600 420 630 360 Q580 310 610 250 Z',
    ink.dark,
  ) +
  path('M690 560 Q750 540 770 590 Q740 660 690 640 Z', ink.dark) +
  circle(420, 300, 60, '#ffffff22');
