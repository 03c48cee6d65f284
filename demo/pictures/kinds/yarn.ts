import { INK, type Inks, PAPER, PAPER_DARK, STEEL, STEEL_DARK, WOOD, WOOD_DARK } from '../inks';
import type { PictureKind } from '../kind';
import { centred, printed } from '../lettering';
import {
  circle,
  ellipse,
  GLEAM,
  ground,
  path,
  rect,
  rotated,
  stroke,
  times,
  translated,
} from '../shapes';

/** A ball of yarn. */
export const yarnBall: PictureKind = (ink) =>
  ground(500, 880, 330) +
  stroke('M720 760 Q860 780 830 860 Q800 920 920 900', ink.base, 20) +
  circle(500, 520, 350, ink.base) +
  path('M640 200 A350 350 0 0 1 500 870 A430 430 0 0 0 640 200 Z', ink.dark) +
  times(6, (at) =>
    stroke(
      `M${190 + at * 26} ${440 - at * 44} Q${430 + at * 22} ${300 + at * 16} ${760 + at * 14} ${300 + at * 50}`,
      ink.dark,
      14,
    ),
  ) +
  times(6, (at) =>
    stroke(
      `M${170 + at * 36} ${590 + at * 44} Q${330 + at * 26} ${420 + at * 40} ${300 + at * 62} ${240 - at * 6}`,
      ink.light,
      14,
    ),
  ) +
  times(5, (at) =>
    stroke(
      `M${330 + at * 60} ${830 + at * 6} Q${480 + at * 46} ${720 - at * 10} ${800 + at * 10} ${560 - at * 26}`,
      ink.deep,
      12,
    ),
  );

/** A bowl that stops a ball of yarn from rolling away. */
export const yarnBowl: PictureKind = (ink) =>
  ground(500, 880, 330) +
  circle(500, 380, 220, ink.base) +
  times(5, (at) =>
    stroke(
      `M${320 + at * 30} ${330 - at * 26} Q500 ${300 + at * 30} ${660 + at * 10} ${330 + at * 40}`,
      ink.dark,
      14,
    ),
  ) +
  path('M150 430 H850 Q840 880 500 880 Q160 880 150 430 Z', WOOD) +
  path('M640 430 H850 Q840 850 560 878 Q660 700 640 430 Z', WOOD_DARK) +
  stroke('M330 440 V560 Q330 640 400 640 Q460 640 450 580', '#6f4526', 26) +
  stroke('M400 620 Q240 700 130 620', ink.base, 16);

/** A skein of embroidery floss. */
export const skein: PictureKind = (ink, { label, tilt }) =>
  ground(500, 890, 230) +
  rotated(
    tilt,
    500,
    500,
    path(
      'M350 180 Q350 100 500 100 Q650 100 650 180 Q690 480 650 800 Q640 890 500 890 Q360 890 350 800 Q310 480 350 180 Z',
      ink.base,
    ),
    path(
      'M580 112 Q650 120 650 180 Q690 480 650 800 Q644 876 570 888 Q640 500 580 112 Z',
      ink.dark,
    ),
    times(6, (at) =>
      stroke(
        `M${382 + at * 44} ${130 - (at % 3) * 8} Q${350 + at * 58} 480 ${384 + at * 44} ${862 + (at % 2) * 8}`,
        at % 2 ? ink.dark : ink.light,
        7,
      ),
    ),
    path('M318 230 Q500 262 682 230 L688 350 Q500 386 312 350 Z', INK),
    path('M420 252 H580 V366 H420 Z', '#c9a13b'),
    path('M322 640 Q500 674 678 640 L672 780 Q500 816 328 780 Z', INK),
    rect(410, 690, 180, 60, PAPER, 6),
    printed(label.brand, 440, 705, 125, 28, INK),
  );

/** A cone of thread. */
export const cone: PictureKind = (ink) =>
  ground(500, 890, 260) +
  ellipse(500, 846, 250, 44, PAPER_DARK) +
  path('M390 170 H610 L735 820 Q500 880 265 820 Z', ink.base) +
  path('M540 170 H610 L735 820 Q650 842 580 850 Z', ink.dark) +
  times(15, (at) =>
    stroke(
      `M${384 - at * 8} ${212 + at * 42} Q500 ${236 + at * 46} ${616 + at * 8} ${206 + at * 42}`,
      ink.dark,
      5,
    ),
  ) +
  path('M415 230 L345 800 L385 808 L440 230 Z', GLEAM) +
  path('M420 110 H580 L612 180 Q500 206 388 180 Z', ink.pale) +
  ellipse(500, 110, 80, 20, PAPER) +
  ellipse(500, 110, 44, 11, INK);

/** A coil of combed wool. */
export const roving: PictureKind = (ink) =>
  ground(500, 880, 340) +
  stroke('M500 760 Q760 880 880 800', ink.dark, 70) +
  stroke('M500 752 Q760 864 876 784', ink.base, 50) +
  circle(480, 510, 340, ink.base) +
  path('M480 170 A340 340 0 0 1 480 850 A420 420 0 0 0 480 170 Z', ink.dark) +
  stroke(
    'M480 510 Q520 470 560 520 Q580 610 470 620 Q360 600 380 480 Q420 370 550 390 Q680 430 670 570 Q630 730 450 730 Q270 690 270 500 Q310 280 520 270',
    ink.light,
    26,
  ) +
  stroke(
    'M490 560 Q430 560 440 490 Q470 440 550 450 Q630 490 610 580 Q570 680 450 670 Q320 640 330 500 Q370 340 540 335',
    ink.dark,
    8,
  ) +
  times(16, (at) => rotated(at * 22, 480, 510, stroke('M480 178 Q500 190 520 182', ink.pale, 5)));

/** Knitting needles, crossed. */
export const knittingNeedles: PictureKind = (ink) =>
  ground(500, 900, 280) +
  rotated(
    24,
    500,
    520,
    path('M488 220 H512 L520 860 H480 Z', ink.base),
    path('M502 220 H512 L520 860 H504 Z', ink.dark),
    path('M488 222 L500 100 L512 222 Z', ink.light),
    circle(500, 880, 40, ink.accent),
  ) +
  rotated(
    -24,
    500,
    520,
    path('M488 220 H512 L520 860 H480 Z', ink.base),
    path('M502 220 H512 L520 860 H504 Z', ink.dark),
    path('M488 222 L500 100 L512 222 Z', ink.light),
    circle(500, 880, 40, ink.accent),
  );

/** Two needle tips joined by a cable. */
export const circularNeedles: PictureKind = (ink) =>
  ground(500, 890, 300) +
  stroke('M330 560 Q80 760 300 850 Q500 920 700 850 Q920 760 670 560', ink.accent, 20) +
  rotated(
    -28,
    330,
    560,
    rect(308, 220, 44, 350, ink.base, 14),
    rect(334, 220, 18, 350, ink.dark, 8),
    path('M308 226 L330 100 L352 226 Z', ink.light),
  ) +
  rotated(
    28,
    670,
    560,
    rect(648, 220, 44, 350, ink.base, 14),
    rect(674, 220, 18, 350, ink.dark, 8),
    path('M648 226 L670 100 L692 226 Z', ink.light),
  );

/** A crochet hook. */
export const crochetHook: PictureKind = (ink, { tilt }) =>
  ground(500, 860, 320) +
  rotated(
    36 + tilt,
    500,
    500,
    path('M482 250 V130 Q482 90 512 90 Q540 94 534 128 L512 150 Q506 156 518 172 V250 Z', STEEL),
    rect(482, 240, 36, 240, STEEL),
    rect(502, 240, 16, 240, STEEL_DARK),
    path('M470 470 H530 Q556 640 536 900 Q500 930 464 900 Q444 640 470 470 Z', ink.base),
    path('M506 470 H530 Q556 640 536 900 Q520 914 506 918 Z', ink.dark),
    rect(468, 540, 64, 110, ink.deep, 24),
  );

const colours = (ink: Inks) => [ink.base, '#e9b61e', '#3d8a53', '#c8372d'];

/** Locking stitch markers. */
export const stitchMarkers: PictureKind = (ink) =>
  ground(500, 850, 370) +
  times(4, (at) =>
    translated(
      110 + at * 205,
      at % 2 ? 70 : 0,
      stroke(
        'M40 230 Q40 150 90 150 Q140 150 140 230 V590 Q140 690 90 690 Q40 690 40 590 Z',
        colours(ink)[at] ?? ink.base,
        30,
      ),
      path('M20 210 H70 L60 300 H34 Z', ink.deep),
    ),
  );

/** A row counter with its two digits. */
export const rowCounter: PictureKind = (ink, { choose }) =>
  ground(500, 840, 300) +
  path(
    'M200 340 Q200 270 270 270 H730 Q800 270 800 340 V720 Q800 790 730 790 H270 Q200 790 200 720 Z',
    ink.base,
  ) +
  path('M640 270 H730 Q800 270 800 340 V720 Q800 790 730 790 H640 Z', ink.dark) +
  rect(290, 390, 420, 250, '#fffdf7', 20) +
  rect(496, 390, 8, 250, STEEL_DARK) +
  centred(String(choose(10)), 320, 430, 150, 170, INK) +
  centred(String(choose(7)), 530, 430, 150, 170, INK) +
  rect(330, 190, 340, 90, ink.deep, 30) +
  times(9, (at) => rect(352 + at * 34, 200, 10, 70, ink.light));

/** A tassel. */
export const tassel: PictureKind = (ink) =>
  ground(500, 915, 210) +
  stroke('M500 260 Q420 140 500 80 Q580 140 500 260', '#c9a13b', 20) +
  path(
    'M410 300 Q410 230 500 230 Q590 230 590 300 Q600 380 570 410 H430 Q400 380 410 300 Z',
    ink.base,
  ) +
  path('M520 231 Q590 236 590 300 Q600 380 570 410 H520 Z', ink.dark) +
  rect(416, 390, 168, 60, '#c9a13b', 16) +
  path('M424 440 H576 L660 890 Q500 930 340 890 Z', ink.base) +
  path('M540 440 H576 L660 890 Q610 906 560 910 Z', ink.dark) +
  times(9, (at) =>
    stroke(`M${440 + at * 15} 460 L${372 + at * 32} 880`, at % 2 ? ink.dark : ink.light, 6),
  );

/** Two half rings for a pompom, one of them wound. */
export const pompomMaker: PictureKind = (ink) =>
  ground(500, 860, 360) +
  path('M150 520 A350 330 0 0 1 850 520 H640 A140 130 0 0 0 360 520 Z', ink.base) +
  path('M600 200 A350 330 0 0 1 850 520 H640 A140 130 0 0 0 560 402 Z', ink.dark) +
  times(13, (at) =>
    rotated(-78 + at * 13, 500, 520, rect(478, 186, 44, 210, at % 2 ? '#f2b90f' : '#e39a1c', 20)),
  ) +
  path('M150 580 A350 290 0 0 0 850 580 H640 A140 110 0 0 1 360 580 Z', ink.light) +
  path('M640 580 H850 A350 290 0 0 1 560 862 L540 686 A140 110 0 0 0 640 580 Z', ink.base) +
  rect(120, 520, 150, 60, ink.deep, 16) +
  rect(730, 520, 150, 60, ink.deep, 16);
