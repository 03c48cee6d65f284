import { INK, KRAFT, KRAFT_DARK, PAPER, PAPER_DARK, STEEL_DARK, STEEL_LIGHT } from '../inks';
import type { PictureKind } from '../kind';
import { centred, printed } from '../lettering';
import {
  circle,
  ellipse,
  GLEAM,
  ground,
  path,
  rect,
  ring,
  rotated,
  stroke,
  times,
} from '../shapes';

/** A bottle of glue with a twist nozzle. */
export const glueBottle: PictureKind = (ink, { label }) =>
  ground(500, 892, 210) +
  path(
    'M335 470 Q335 390 440 360 H560 Q665 390 665 470 V850 Q665 890 625 890 H375 Q335 890 335 850 Z',
    '#f4f1e8',
  ) +
  path('M585 366 Q665 394 665 470 V850 Q665 890 625 890 H585 Z', '#ddd7c8') +
  rect(335, 520, 330, 270, ink.base) +
  rect(585, 520, 80, 270, ink.dark) +
  ellipse(480, 640, 100, 74, PAPER) +
  printed(label.brand, 420, 619, 150, 30, INK) +
  printed(label.size, 375, 734, 234, 32, ink.pale) +
  path('M420 360 L440 280 H560 L580 360 Z', ink.accent) +
  path('M470 280 L486 110 Q500 92 514 110 L530 280 Z', ink.accent) +
  path('M502 98 Q510 102 514 110 L530 280 H502 Z', ink.accentDark) +
  rect(408, 340, 184, 34, ink.accentDark, 12);

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

/** Sticks for a hot glue gun. */
export const glueSticks: PictureKind = (ink, { label }) =>
  ground(500, 880, 300) +
  times(8, (at) =>
    rotated(
      (at - 3.5) * 5,
      500,
      1200,
      rect(470, 140, 60, 720, '#f4edda', 28),
      rect(504, 140, 26, 720, '#0000001c', 14),
    ),
  ) +
  path('M280 560 H720 L710 700 H290 Z', ink.base) +
  centred(label.brand, 340, 600, 320, 56, '#ffffff');

/** A roll of tape. */
export const tape: PictureKind = (ink, { tilt }) =>
  ground(500, 860, 330) +
  rotated(
    tilt,
    500,
    520,
    path('M770 620 L900 800 L850 850 L700 740 Z', ink.base),
    circle(490, 510, 340, ink.base),
    path(
      'M490 170 A340 340 0 0 1 490 850 A340 340 0 0 0 690 510 A340 340 0 0 0 490 170 Z',
      ink.dark,
    ),
    ring(490, 510, 290, ink.dark, 8),
    ring(490, 510, 250, ink.dark, 6),
    circle(490, 510, 205, KRAFT),
    circle(490, 510, 180, '#fff'),
    path('M490 305 A205 205 0 0 0 285 510 H310 A180 180 0 0 1 490 330 Z', KRAFT_DARK),
    path('M850 850 L900 800 L886 852 Z', ink.deep),
  );

/** A shaker of glitter. */
export const glitter: PictureKind = (ink, { label }) =>
  ground(500, 890, 240) +
  rect(310, 330, 380, 560, '#eef2f4', 30) +
  rect(328, 420, 344, 452, ink.base, 20) +
  rect(580, 420, 92, 452, ink.dark, 20) +
  times(60, (at) => {
    const x = 345 + ((at * 97) % 310);
    const y = 440 + ((at * 151) % 410);
    return rect(x, y, 12, 12, at % 3 ? ink.light : ink.pale, 2);
  }) +
  rect(310, 600, 380, 150, PAPER) +
  rect(580, 600, 110, 150, PAPER_DARK) +
  printed(label.brand, 355, 637, 200, 32, INK) +
  printed(label.size, 355, 685, 143, 26, STEEL_DARK) +
  rect(296, 190, 408, 160, ink.accent, 30) +
  rect(560, 190, 144, 160, ink.accentDark, 30) +
  times(5, (at) => circle(380 + at * 60, 235, 13, '#00000050'));
