import { INK, PAPER, STEEL, STEEL_DARK, STEEL_LIGHT } from '../inks';
import type { PictureKind } from '../kind';
import { centred } from '../lettering';
import { circle, ground, path, rect, ring, rotated, stroke, times, translated } from '../shapes';

/** A folded pressing cloth with its stitched hem. */
export const pressingCloth: PictureKind = (ink, { label }) =>
  ground(500, 820, 380) +
  path('M160 300 H800 L850 760 H200 Z', '#ece6d6') +
  path('M600 300 H800 L850 760 H640 Z', '#ddd5c1') +
  path('M160 300 H800 L806 400 Q480 440 170 400 Z', '#f7f3e8') +
  times(18, (at) => rect(216 + at * 34, 728, 20, 7, ink.base, 3)) +
  times(12, (at) => rect(178 + at * 3, 330 + at * 34, 7, 20, ink.base, 3)) +
  rect(330, 520, 260, 110, ink.base, 8) +
  centred(label.brand, 348, 536, 224, 36, '#ffffff') +
  centred(label.size, 348, 586, 224, 28, '#ffffff');

/** A thick mat of felted wool. */
export const pressingMat: PictureKind = (ink, { label }) =>
  ground(500, 850, 390) +
  rect(140, 200, 720, 650, '#8f8d88', 34) +
  rect(140, 170, 720, 640, '#b3b1ac', 34) +
  times(70, (at) =>
    rect(
      170 + ((at * 137) % 640),
      200 + ((at * 89) % 570),
      18,
      6,
      at % 2 ? '#8f8d88' : '#d8d6d1',
      3,
    ),
  ) +
  rect(560, 660, 250, 100, ink.base, 8) +
  centred(label.brand, 580, 672, 210, 38, ink.print) +
  centred(label.size, 580, 720, 210, 28, ink.print);

/** A quilted square with a loop to hang it by. */
export const potholder: PictureKind = (ink) =>
  ground(500, 880, 350) +
  stroke('M800 190 Q900 60 800 70 Q700 90 770 190', ink.accent, 26) +
  rect(160, 180, 680, 680, ink.accent, 46) +
  rect(196, 216, 608, 608, ink.base, 26) +
  path('M196 216 H500 V520 H196 Z', ink.pale) +
  path('M500 520 H804 V798 Q804 824 778 824 H500 Z', ink.pale) +
  times(6, (at) => stroke(`M${210 + at * 98} 818 L804 ${224 + at * 98}`, ink.dark, 5)) +
  times(6, (at) => stroke(`M210 ${320 + at * 98} L${300 + at * 98} 222`, ink.dark, 5));

/** A pair of scissors, open. */
export const scissors: PictureKind = (ink, { tilt }) =>
  ground(500, 900, 260) +
  rotated(
    tilt,
    500,
    560,
    path('M470 560 L318 110 Q380 130 410 190 L540 540 Z', STEEL),
    path('M470 560 L318 110 L500 548 Z', STEEL_LIGHT),
    path('M530 560 L682 110 Q620 130 590 190 L460 540 Z', STEEL_DARK),
    path('M530 560 L682 110 L545 520 Z', STEEL),
    path('M452 530 L548 530 L640 640 L600 690 L500 590 L400 690 L360 640 Z', ink.dark),
    ring(350, 760, 106, ink.base, 52),
    ring(650, 760, 106, ink.base, 52),
    stroke('M252 800 A106 106 0 0 0 400 855', ink.dark, 26),
    stroke('M552 800 A106 106 0 0 0 700 855', ink.dark, 26),
    circle(500, 560, 30, STEEL_LIGHT),
    circle(500, 560, 14, STEEL_DARK),
  );

/** A rotary cutter. */
export const rotaryCutter: PictureKind = (ink, { tilt }) =>
  ground(500, 880, 320) +
  rotated(
    -34 + tilt,
    500,
    500,
    circle(500, 260, 165, STEEL),
    path('M500 95 A165 165 0 0 1 500 425 A220 220 0 0 0 500 95 Z', STEEL_DARK),
    ring(500, 260, 164, STEEL_LIGHT, 6),
    path('M440 240 H560 L580 470 Q590 720 560 900 Q500 940 440 900 Q410 720 420 470 Z', ink.base),
    path('M510 240 H560 L580 470 Q590 720 560 900 Q535 918 510 920 Z', ink.dark),
    path('M446 520 H554 Q564 680 548 840 H452 Q436 680 446 520 Z', INK),
    times(5, (at) => rect(456, 560 + at * 54, 88, 16, '#ffffff22', 8)),
    circle(500, 260, 52, '#c9a13b'),
    circle(500, 260, 22, '#9a7625'),
  );

/** A cutting mat with its grid. */
export const cuttingMat: PictureKind = (ink, { label }) =>
  ground(500, 860, 400) +
  rect(110, 190, 780, 660, ink.deep, 30) +
  rect(110, 180, 780, 655, ink.base, 30) +
  rect(160, 230, 680, 555, ink.dark, 4) +
  times(9, (at) => rect(228 + at * 68, 230, 3, 555, ink.pale)) +
  times(7, (at) => rect(160, 299 + at * 69, 680, 3, ink.pale)) +
  stroke('M160 785 L700 230 M300 785 L840 240', ink.light, 4) +
  times(35, (at) => rect(162 + at * 20, 212, 3, at % 5 ? 10 : 18, ink.pale)) +
  rect(640, 720, 160, 36, PAPER, 6) +
  centred(label.brand, 654, 729, 132, 18, INK);

/** A craft knife. */
export const craftKnife: PictureKind = (ink, { tilt }) =>
  ground(500, 860, 330) +
  rotated(
    42 + tilt,
    500,
    500,
    path('M470 260 L478 90 L530 200 V260 Z', STEEL),
    path('M478 90 L530 200 V260 H506 Z', STEEL_DARK),
    rect(452, 250, 96, 130, STEEL_DARK, 12),
    times(4, (at) => rect(452, 266 + at * 28, 96, 10, STEEL_LIGHT)),
    rect(444, 370, 112, 480, ink.base, 30),
    rect(506, 370, 50, 480, ink.dark, 25),
    times(6, (at) => rect(444, 400 + at * 30, 112, 12, ink.dark, 6)),
    rect(444, 820, 112, 70, ink.deep, 24),
  );

/** Clips that hold cloth without pins. */
export const fabricClips: PictureKind = (ink) =>
  ground(500, 850, 360) +
  times(3, (at) =>
    translated(
      150 + at * 250,
      at % 2 ? 20 : 80,
      path('M20 220 Q20 160 100 150 Q180 160 180 220 L160 520 H40 Z', ink.base),
      path('M110 150 Q180 160 180 220 L160 520 H110 Z', ink.dark),
      path('M40 520 H160 L150 700 Q100 730 50 700 Z', ink.pale),
      circle(100, 420, 34, STEEL),
      circle(100, 420, 16, STEEL_DARK),
    ),
  );
