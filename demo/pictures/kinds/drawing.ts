import { EMBLEMS } from '../emblems';
import {
  INK,
  KRAFT,
  KRAFT_DARK,
  PAPER,
  PAPER_DARK,
  STEEL,
  STEEL_DARK,
  WOOD,
  WOOD_DARK,
  WOOD_LIGHT,
} from '../inks';
import type { PictureKind } from '../kind';
import { centred, lettering, printed } from '../lettering';
import {
  circle,
  ellipse,
  GLEAM,
  ground,
  path,
  rect,
  rotated,
  SHADE,
  stroke,
  times,
  translated,
  withOpacity,
} from '../shapes';

/** A pencil across the page. */
export const pencil: PictureKind = (ink, { tilt }) =>
  ground(500, 860, 350) +
  rotated(
    38 + tilt,
    500,
    500,
    path('M440 200 H560 V860 H440 Z', ink.base),
    rect(480, 200, 40, 660, ink.light),
    rect(520, 200, 40, 660, ink.dark),
    path('M440 205 Q460 185 480 205 Q500 185 520 205 Q540 185 560 205 L512 60 H488 Z', WOOD_LIGHT),
    path('M520 205 Q540 185 560 205 L512 60 H500 Z', WOOD),
    path('M474 102 L488 60 Q500 30 512 60 L526 102 Q500 112 474 102 Z', ink.base),
    path('M500 40 L512 60 L526 102 Q515 107 500 108 Z', ink.dark),
    rect(440, 850, 120, 40, '#c9a13b'),
    path('M440 886 H560 V930 Q560 950 540 950 H460 Q440 950 440 930 Z', ink.deep),
    rect(478, 640, 14, 150, PAPER, 5),
  );

/** An open box of coloured pencils. */
export const pencilSet: PictureKind = (ink, { label }) => {
  const colours = [
    '#c8372d',
    '#e8711c',
    '#e9b61e',
    ink.base,
    '#3d8a53',
    '#17a2a8',
    '#2c5aa0',
    '#6b3fa0',
    '#d0267f',
    '#5a3825',
  ];
  return (
    ground(500, 900, 340) +
    times(10, (at) =>
      translated(
        202 + at * 61,
        (at % 3) * 10,
        path('M0 300 Q10 288 20 300 Q30 288 40 300 L50 300 L29 190 H21 Z', WOOD_LIGHT),
        path('M13 232 L21 190 Q25 176 29 190 L37 232 Z', colours[at] ?? ink.base),
        rect(0, 298, 50, 400, colours[at] ?? ink.base),
        rect(33, 298, 17, 400, SHADE),
      ),
    ) +
    path('M170 480 H830 V880 Q830 900 810 900 H190 Q170 900 170 880 Z', ink.base) +
    path('M640 480 H830 V880 Q830 900 810 900 H640 Z', ink.dark) +
    printed(label.brand, 250, 573, 412, 75, ink.print) +
    printed(label.size, 250, 657, 260, 45, ink.print) +
    circle(700, 740, 64, PAPER)
  );
};

/** Sticks of charcoal. */
export const charcoal: PictureKind = (_ink, { tilt }) =>
  ground(500, 830, 360) +
  times(4, (at) =>
    rotated(
      -22 + tilt + at * 7,
      500,
      500,
      path(
        `M170 ${290 + at * 120} Q500 ${276 + at * 120} 840 ${300 + at * 120} V${346 + at * 120} Q500 ${336 + at * 120} 170 ${344 + at * 120} Z`,
        '#3a3b40',
      ),
      path(
        `M170 ${320 + at * 120} Q500 ${312 + at * 120} 840 ${326 + at * 120} V${346 + at * 120} Q500 ${336 + at * 120} 170 ${344 + at * 120} Z`,
        '#232326',
      ),
      ellipse(838, 323 + at * 120, 10, 23, '#5a5c63'),
    ),
  );

/** Sticks of chalk and a scribble. */
export const chalk: PictureKind = (ink, { tilt }) =>
  ground(500, 830, 370) +
  stroke('M180 250 Q260 180 330 260 T490 250 T650 250 T810 230', ink.light, 22) +
  times(3, (at) =>
    rotated(
      -14 + tilt + at * 5,
      500,
      560,
      rect(
        170 + at * 30,
        380 + at * 130,
        640,
        104,
        [ink.base, '#f6d57a', '#9ec9e6'][at] ?? ink.base,
        30,
      ),
      rect(170 + at * 30, 436 + at * 130, 640, 48, SHADE, 24),
      ellipse(800 + at * 30, 432 + at * 130, 20, 50, '#ffffff77'),
    ),
  );

/** Pastel sticks with their paper sleeve. */
export const pastel: PictureKind = (ink, { label, tilt }) =>
  ground(500, 800, 370) +
  rotated(
    -16 + tilt,
    500,
    500,
    rect(150, 400, 700, 130, ink.base, 26),
    rect(150, 466, 700, 64, ink.dark, 26),
    rect(390, 392, 330, 146, PAPER, 6),
    rect(390, 466, 330, 72, PAPER_DARK, 6),
    printed(label.brand, 430, 423, 212, 25, INK),
    rect(260, 620, 480, 110, ink.light, 24),
    rect(260, 676, 480, 54, ink.base, 24),
  ) +
  withOpacity(0.5, ellipse(250, 790, 110, 22, ink.pale), ellipse(700, 640, 60, 14, ink.pale));

const colours = ['#c8372d', '#e8711c', '#e9b61e', '#3d8a53', '#2c5aa0', '#6b3fa0'];

/** Pastel sticks in their tray. */
export const pastelSet: PictureKind = (ink, { label }) =>
  ground(500, 850, 410) +
  rect(110, 240, 780, 590, KRAFT, 16) +
  rect(140, 270, 720, 420, KRAFT_DARK, 8) +
  times(
    10,
    (at) =>
      rect(152 + at * 70, 284, 58, 392, colours[at % colours.length] ?? ink.base, 12) +
      rect(186 + at * 70, 284, 24, 392, SHADE, 10),
  ) +
  rect(140, 706, 720, 104, ink.base, 8) +
  centred(label.brand, 190, 730, 380, 54, '#ffffff') +
  lettering(label.size, 640, 738, 190, 36, '#ffffff');

/** A box of crayons. */
export const crayonBox: PictureKind = (ink, { label }) => {
  const colours = [
    '#c8372d',
    '#e9b61e',
    ink.base,
    '#3d8a53',
    '#2c5aa0',
    '#6b3fa0',
    '#e8711c',
    '#5a3825',
  ];
  return (
    ground(500, 900, 300) +
    times(8, (at) =>
      translated(
        232 + at * 68,
        at % 2 ? 26 : 0,
        path('M8 250 L20 150 Q29 130 38 150 L50 250 Z', colours[at] ?? ink.base),
        rect(0, 246, 58, 300, colours[at] ?? ink.base, 4),
        rect(0, 280, 58, 12, '#00000030'),
        rect(38, 246, 20, 300, SHADE),
      ),
    ) +
    path('M210 420 L500 500 L790 420 V890 H210 Z', ink.base) +
    path('M600 472 L790 420 V890 H600 Z', ink.dark) +
    ellipse(470, 690, 150, 90, PAPER) +
    printed(label.brand, 390, 665, 200, 32, INK) +
    printed(label.size, 420, 703, 130, 26, STEEL_DARK) +
    rect(210, 840, 580, 24, ink.accent)
  );
};

/** A marker with its cap off. */
export const marker: PictureKind = (ink, { tilt }) =>
  ground(500, 870, 360) +
  rotated(
    -32 + tilt,
    500,
    500,
    path('M478 110 L522 84 V160 H478 Z', ink.base),
    path('M468 158 H532 L546 240 H454 Z', PAPER_DARK),
    path('M430 240 H570 V310 H430 Z', INK),
    rect(424, 300, 152, 480, PAPER, 14),
    rect(516, 300, 60, 480, PAPER_DARK, 14),
    rect(424, 420, 152, 200, ink.base),
    rect(516, 420, 60, 200, ink.dark),
    rect(424, 770, 152, 130, ink.base, 22),
    rect(516, 770, 60, 130, ink.dark, 22),
  ) +
  rotated(
    64 + tilt,
    690,
    700,
    rect(600, 640, 190, 130, ink.base, 26),
    rect(600, 705, 190, 65, ink.dark, 26),
    rect(600, 640, 30, 130, ink.deep, 10),
  );

/** Markers standing in their case. */
export const markerSet: PictureKind = (ink, { label }) => {
  const colours = ['#c8372d', '#e9b61e', '#3d8a53', ink.base, '#2c5aa0', '#6b3fa0'];
  return (
    ground(500, 900, 330) +
    times(6, (at) =>
      translated(
        212 + at * 98,
        (at % 2) * 18,
        rect(0, 190, 84, 480, PAPER, 12),
        rect(56, 190, 28, 480, PAPER_DARK, 12),
        rect(0, 170, 84, 150, colours[at] ?? ink.base, 18),
        rect(56, 170, 28, 150, SHADE, 12),
        rect(0, 400, 84, 40, colours[at] ?? ink.base),
      ),
    ) +
    path('M180 520 H820 L800 890 H200 Z', ink.accent) +
    path('M640 520 H820 L800 890 H640 Z', ink.accentDark) +
    rect(280, 630, 300, 56, PAPER, 10) +
    centred(label.brand, 294, 644, 272, 28, INK) +
    rect(280, 712, 190, 26, '#ffffff66', 8)
  );
};

/** A pen across the page. */
export const pen: PictureKind = (ink, { tilt }) =>
  ground(500, 850, 350) +
  rotated(
    -40 + tilt,
    500,
    500,
    path('M492 60 H508 L516 150 H484 Z', STEEL_DARK),
    path('M470 150 H530 L552 300 H448 Z', INK),
    rect(446, 290, 108, 560, ink.base, 14),
    rect(510, 290, 44, 560, ink.dark, 14),
    rect(470, 320, 14, 480, GLEAM, 7),
    rect(446, 700, 108, 26, PAPER),
    rect(452, 846, 96, 70, ink.deep, 16),
    path('M548 560 H580 V880 Q580 900 562 900 H548 Z', INK),
  );

/** A block eraser in its sleeve. */
export const eraser: PictureKind = (ink, { label, tilt }) =>
  ground(500, 740, 350) +
  rotated(
    -10 + tilt,
    500,
    500,
    path('M170 420 L250 340 H870 L800 420 Z', '#ffffff'),
    path('M170 420 H800 V640 Q800 670 770 670 H200 Q170 670 170 640 Z', '#f1eee6'),
    path('M800 420 L870 340 V560 L800 650 Z', '#d9d4c7'),
    path('M360 420 L438 340 H870 L800 420 Z', ink.light),
    rect(360, 420, 440, 250, ink.base),
    path('M800 420 L870 340 V570 L800 670 Z', ink.dark),
    printed(label.brand, 420, 485, 312, 55, ink.print),
    printed(label.size, 420, 552, 208, 42, ink.print),
  );

/** A wedge sharpener. */
export const sharpener: PictureKind = (ink) =>
  ground(500, 800, 340) +
  path('M190 360 H700 L830 450 V780 H320 L190 700 Z', ink.base) +
  path('M190 360 H700 L830 450 H320 Z', ink.light) +
  path('M320 450 H830 V780 H320 Z', ink.base) +
  path('M190 360 L320 450 V780 L190 700 Z', ink.dark) +
  ellipse(255, 575, 34, 60, ink.deep) +
  ellipse(262, 580, 22, 42, INK) +
  path('M300 372 H690 L790 440 H400 Z', STEEL) +
  path('M420 432 H780 L790 440 H400 Z', STEEL_DARK) +
  ellipse(545, 406, 44, 20, STEEL_DARK) +
  stroke('M515 406 H575', INK, 8) +
  times(4, (at) => rect(420 + at * 100, 540, 36, 160, ink.dark, 12)) +
  stroke('M700 330 q60 -60 110 -20 q50 44 -20 70 q-60 18 -50 -40', WOOD, 18);

/** A wood-mounted stamp and its print. */
export const stamp: PictureKind = (ink, { form }) =>
  ground(460, 830, 330) +
  path('M200 560 H720 V760 Q720 800 680 800 H240 Q200 800 200 760 Z', WOOD) +
  path('M560 560 H720 V760 Q720 800 680 800 H560 Z', WOOD_DARK) +
  path('M200 560 L300 480 H820 L720 560 Z', WOOD_LIGHT) +
  path('M720 560 L820 480 V700 L720 790 Z', WOOD_DARK) +
  rect(200, 780, 520, 40, ink.base, 8) +
  path('M410 510 Q420 350 380 280 Q380 200 470 190 Q560 200 560 280 Q520 350 530 510 Z', WOOD) +
  path('M490 192 Q560 204 560 280 Q520 350 530 510 H490 Z', WOOD_DARK) +
  (EMBLEMS[form]?.(780, 260, 80, ink.base) ?? centred(form, 640, 200, 280, 110, ink.base));

/** An open ink pad. */
export const inkPad: PictureKind = (ink, { label }) =>
  ground(500, 830, 370) +
  path('M180 170 H820 L850 470 H150 Z', '#3a414c') +
  path('M225 205 H775 L795 440 H205 Z', '#4b5462') +
  rect(360, 280, 280, 80, PAPER, 8) +
  printed(label.brand, 410, 303, 212, 32, INK) +
  rect(140, 470, 720, 340, INK, 34) +
  rect(190, 515, 620, 230, ink.deep, 16) +
  rect(190, 505, 620, 225, ink.base, 16) +
  times(40, (at) => circle(220 + ((at * 113) % 560), 530 + ((at * 67) % 175), 4, ink.dark)) +
  rect(560, 505, 250, 225, SHADE, 16);
