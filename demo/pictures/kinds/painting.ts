import { INK, PAPER, PAPER_DARK, STEEL, STEEL_DARK, STEEL_LIGHT, WOOD, WOOD_DARK } from '../inks';
import { formOf, type PictureKind } from '../kind';
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
} from '../shapes';

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

/** A paint tube standing on its cap. */
export const tube: PictureKind = (ink, { label, tilt }) =>
  ground(500, 892, 190) +
  rotated(
    tilt,
    500,
    880,
    path('M345 150 H655 L632 690 Q500 742 368 690 Z', ink.base),
    path('M560 150 H655 L632 690 Q600 712 560 720 Z', SHADE),
    rect(338, 118, 324, 50, ink.dark, 6),
    times(9, (at) => rect(356 + at * 34, 118, 6, 50, ink.deep)),
    path('M372 300 H628 L620 520 H380 Z', PAPER),
    path('M560 300 H628 L620 520 H560 Z', PAPER_DARK),
    printed(label.brand, 410, 342, 188, 28, INK),
    printed(label.size, 410, 382, 143, 19, STEEL_DARK),
    circle(440, 455, 30, ink.base),
    path('M380 694 Q500 742 620 694 L562 766 H438 Z', STEEL),
    path('M540 722 Q590 712 620 694 L562 766 H530 Z', STEEL_DARK),
    rect(424, 756, 152, 126, ink.accent, 14),
    times(5, (at) => rect(442 + at * 27, 768, 7, 102, ink.accentDark, 3)),
  );

/** A row of tubes in an open carton. */
export const tubeSet: PictureKind = (ink, { label }) => {
  const colours = [ink.base, '#e9b61e', '#c8372d', '#2c5aa0', '#3d8a53', ink.deep];
  return (
    ground(500, 850, 400) +
    rect(120, 300, 760, 540, ink.accent, 18) +
    rect(150, 330, 700, 480, PAPER, 10) +
    times(6, (at) =>
      translated(
        170 + at * 112,
        0,
        path('M12 360 H90 L84 640 H18 Z', colours[at] ?? ink.base),
        path('M60 360 H90 L84 640 H60 Z', SHADE),
        rect(10, 350, 82, 20, STEEL_DARK, 3),
        rect(20, 440, 62, 90, PAPER, 4),
        path('M20 640 H82 L64 676 H38 Z', STEEL),
        rect(30, 672, 42, 62, INK, 6),
      ),
    ) +
    rect(120, 760, 760, 80, ink.accentDark, 18) +
    rect(380, 785, 240, 26, PAPER, 6) +
    centred(label.brand, 394, 791, 212, 13, INK)
  );
};

/** A metal box of watercolour pans. */
export const panSet: PictureKind = (ink) => {
  const pans = [
    ink.base,
    '#c8372d',
    '#e9b61e',
    '#3d8a53',
    '#2c5aa0',
    '#6b3fa0',
    '#8a5a33',
    ink.deep,
    '#e8711c',
    '#17a2a8',
    '#d0267f',
    '#232326',
  ];
  return (
    ground(500, 850, 400) +
    path('M150 160 H850 L880 470 H120 Z', STEEL_LIGHT) +
    path('M185 190 H815 L838 450 H162 Z', '#fff') +
    ellipse(330, 320, 90, 60, STEEL_LIGHT) +
    ellipse(670, 320, 90, 60, STEEL_LIGHT) +
    rect(110, 465, 780, 365, INK, 26) +
    rect(110, 465, 780, 30, STEEL_DARK, 12) +
    times(12, (at) =>
      translated(
        150 + (at % 6) * 118,
        520 + Math.floor(at / 6) * 150,
        rect(0, 0, 108, 130, '#fff', 10),
        rect(10, 10, 88, 110, pans[at] ?? ink.base, 8),
        path('M60 10 H90 Q98 10 98 18 V112 Q98 120 90 120 H60 Z', SHADE),
      ),
    )
  );
};

/** A painter's palette with dabs of colour. */
export const palette: PictureKind = (ink) =>
  ground(500, 850, 380) +
  path(
    'M500 200 C760 200 900 350 880 520 C865 640 770 640 720 610 C650 570 600 640 640 720 C670 800 590 830 480 820 C250 805 110 690 120 500 C130 320 290 200 500 200 Z',
    WOOD,
  ) +
  path(
    'M120 500 C110 690 250 805 480 820 C590 830 670 800 640 720 C660 800 560 800 470 790 C270 775 140 660 122 500 Z',
    WOOD_DARK,
  ) +
  ellipse(640, 700, 52, 40, '#fff') +
  circle(300, 400, 62, ink.base) +
  circle(440, 310, 58, '#e9b61e') +
  circle(600, 310, 56, '#c8372d') +
  circle(745, 400, 52, '#2c5aa0') +
  circle(250, 550, 56, '#3d8a53') +
  circle(340, 680, 50, '#f4f1e8') +
  circle(286, 386, 20, GLEAM) +
  circle(428, 296, 18, GLEAM);

/** A palette knife. */
export const paletteKnife: PictureKind = (ink, vary) => {
  const blades = {
    leaf: 'M500 60 Q590 200 552 390 H448 Q410 200 500 60 Z',
    blunt: 'M446 90 Q500 60 554 90 L560 390 H440 Z',
    diamond: 'M500 60 L600 250 L546 390 H454 L400 250 Z',
  };
  return (
    ground(500, 890, 310) +
    rotated(
      -34 + vary.tilt,
      500,
      500,
      path(formOf(vary, blades), STEEL),
      path('M500 70 Q560 200 540 386 H500 Z', STEEL_DARK),
      stroke('M500 390 V450 Q500 480 500 530', STEEL_DARK, 30),
      path('M446 530 H554 Q590 730 544 940 Q500 966 456 940 Q410 730 446 530 Z', ink.base),
      path('M510 530 H554 Q590 730 544 940 Q526 952 510 955 Z', ink.dark),
      rect(440, 512, 120, 54, '#c9a13b', 10),
    )
  );
};

/** A brush across the page. */
export const brush: PictureKind = (ink, vary) => {
  const heads = {
    round: 'M440 300 Q424 180 500 70 Q576 180 560 300 Z',
    flat: 'M436 300 L428 100 H572 L564 300 Z',
    filbert: 'M440 300 Q412 150 460 90 Q500 62 540 90 Q588 150 560 300 Z',
    angular: 'M442 300 L420 150 L580 70 L558 300 Z',
  };
  return (
    ground(500, 890, 330) +
    rotated(
      32 + vary.tilt,
      500,
      500,
      path(
        'M450 430 H550 Q576 560 534 760 L520 950 Q500 975 480 950 L466 760 Q424 560 450 430 Z',
        ink.base,
      ),
      path('M512 430 H550 Q576 560 534 760 L520 950 Q512 962 506 964 Z', ink.dark),
      path('M474 850 H526 L520 950 Q500 975 480 950 Z', ink.deep),
      path('M432 290 H568 L556 446 H444 Z', STEEL),
      path('M520 290 H568 L556 446 H520 Z', STEEL_DARK),
      rect(434, 336, 131, 12, STEEL_DARK),
      rect(437, 362, 126, 12, STEEL_DARK),
      path(formOf(vary, heads), '#8a5a33'),
      path('M512 300 Q520 200 510 100 Q576 180 560 300 Z', '#6f4526'),
    )
  );
};

/** Brushes fanned out in a sleeve. */
export const brushSet: PictureKind = (ink, { label }) =>
  ground(500, 900, 300) +
  times(5, (at) =>
    rotated(
      (at - 2) * 9,
      500,
      1250,
      rect(484, 300, 32, 480, at % 2 ? ink.base : ink.dark, 12),
      rect(482, 220, 36, 100, STEEL, 4),
      rect(500, 220, 18, 100, STEEL_DARK, 2),
      path('M482 222 Q476 140 500 90 Q524 140 518 222 Z', '#8a5a33'),
    ),
  ) +
  path('M230 520 H770 L740 890 H260 Z', ink.accent) +
  path('M600 520 H770 L740 890 H600 Z', ink.accentDark) +
  rect(330, 640, 240, 90, PAPER, 10) +
  printed(label.brand, 360, 668, 188, 22, INK);

/** A stretched canvas with a first wash of colour. */
export const canvas: PictureKind = (ink, { form, label }) =>
  ground(500, 890, 330) +
  path('M200 130 H800 V870 H200 Z', form === 'black' ? '#2b2b2e' : '#f3efe4') +
  path('M800 130 L838 110 V850 L800 870 Z', '#d2cab8') +
  path('M200 130 L238 110 H838 L800 130 Z', '#fffdf7') +
  rect(200, 640, 600, 110, ink.accent) +
  centred(label.brand, 240, 672, 360, 46, '#ffffff') +
  lettering(label.size, 650, 678, 130, 32, '#ffffff');

/** An easel holding a canvas. */
export const easel: PictureKind = (ink) =>
  ground(500, 925, 320) +
  path('M480 80 H520 V900 H480 Z', WOOD_DARK) +
  path('M452 90 L486 90 L330 920 H290 Z', ink.base) +
  path('M514 90 H548 L710 920 H670 Z', ink.dark) +
  rect(300, 190, 400, 440, '#f3efe4', 4) +
  rect(620, 190, 80, 440, '#e2dccb', 4) +
  path('M300 470 Q420 400 520 450 T700 430 V630 H300 Z', ink.accent) +
  rect(250, 630, 500, 40, ink.base, 6) +
  rect(250, 655, 500, 15, ink.deep, 6) +
  rect(365, 780, 270, 26, ink.dark, 6) +
  rect(455, 140, 90, 40, ink.deep, 6);

/** A spray can. */
export const sprayCan: PictureKind = (ink, { label }) =>
  ground(500, 892, 200) +
  rect(335, 300, 330, 590, ink.base, 26) +
  path('M585 300 H640 Q665 300 665 326 V864 Q665 890 640 890 H585 Z', SHADE) +
  rect(372, 320, 28, 540, GLEAM, 14) +
  path('M335 310 Q350 230 430 215 H570 Q650 230 665 310 Z', STEEL) +
  path('M560 215 H570 Q650 230 665 310 H580 Z', STEEL_DARK) +
  rect(335, 420, 330, 60, PAPER) +
  printed(label.brand, 375, 536, 312, 38, ink.print) +
  printed(label.size, 375, 585, 208, 29, ink.print) +
  circle(500, 730, 80, ink.pale) +
  circle(500, 730, 48, ink.dark) +
  rect(335, 850, 330, 40, STEEL_DARK, 16) +
  rect(440, 120, 120, 105, PAPER, 18) +
  rect(520, 120, 40, 105, PAPER_DARK, 18) +
  circle(470, 152, 12, INK);

/** A bottle of medium or varnish. */
export const bottle: PictureKind = (ink, { label }) =>
  ground(500, 892, 220) +
  path(
    'M320 420 Q320 330 430 300 V220 H570 V300 Q680 330 680 420 V850 Q680 890 640 890 H360 Q320 890 320 850 Z',
    '#efe9da',
  ) +
  path('M320 520 H680 V850 Q680 890 640 890 H360 Q320 890 320 850 Z', ink.pale) +
  path('M590 310 Q680 335 680 420 V850 Q680 890 640 890 H590 Z', SHADE) +
  rect(320, 500, 360, 270, ink.base) +
  rect(590, 500, 90, 270, ink.dark) +
  printed(label.brand, 360, 542, 225, 35, ink.print) +
  printed(label.size, 360, 587, 169, 26, ink.print) +
  rect(360, 690, 200, 40, ink.dark, 8) +
  rect(405, 110, 190, 130, ink.accent, 18) +
  rect(405, 205, 190, 35, ink.accentDark, 12);

/** A wide jar of paint with a screw lid. */
export const jar: PictureKind = (ink, { label, choose }) =>
  ground(500, 870, 300) +
  rect(240, 330, 520, 540, ink.base, 60) +
  path('M600 330 H700 Q760 330 760 390 V810 Q760 870 700 870 H600 Z', SHADE) +
  rect(285, 360, 36, 440, GLEAM, 18) +
  rect(240, 500, 520, 220, PAPER, 0) +
  rect(600, 500, 160, 220, PAPER_DARK) +
  printed(label.brand, 300, 536, 262, 38, INK) +
  printed(label.size, 300, 585, 195, 26, STEEL_DARK) +
  circle(640, 610, 60, ink.base) +
  rect(210, 190, 580, 150, choose(2) ? INK : ink.accent, 22) +
  rect(210, 300, 580, 40, '#00000026', 16) +
  times(14, (at) => rect(236 + at * 40, 205, 10, 90, '#00000026', 5));

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
