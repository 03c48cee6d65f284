import { INK, KRAFT, PAPER, PAPER_DARK, STEEL, STEEL_DARK, STEEL_LIGHT } from '../inks';
import { formOf, type PictureKind } from '../kind';
import { centred, printed } from '../lettering';
import { PRINTS } from '../prints';
import { circle, ellipse, ground, path, rect, ring, rotated, SHADE, times } from '../shapes';

/** Folded cloth. */
export const fabric: PictureKind = (ink, vary) =>
  ground(500, 840, 390) +
  path('M150 610 Q130 700 160 790 H840 Q870 700 850 610 Z', ink.deep) +
  path('M150 600 H850 Q880 660 850 720 H150 Q120 660 150 600 Z', ink.dark) +
  path('M150 480 H850 Q880 540 850 600 H150 Q120 540 150 480 Z', ink.base) +
  path('M150 360 H850 Q880 420 850 480 H150 Q120 420 150 360 Z', ink.light) +
  path('M190 230 H810 L850 360 H150 Z', ink.base) +
  path('M600 230 H810 L850 360 H650 Z', SHADE) +
  formOf(vary, PRINTS)({ x: 200, y: 240, width: 600, height: 112, step: 56 }, ink) +
  rect(450, 228, 100, 562, PAPER, 4) +
  rect(450, 600, 100, 190, PAPER_DARK) +
  printed(vary.label.brand, 474, 418, 65, 25, INK) +
  printed(vary.label.size, 474, 457, 68, 19, STEEL_DARK);

/** A bundle of folded cloths tied with ribbon. */
export const fabricBundle: PictureKind = (ink) => {
  const tones = [ink.deep, ink.base, ink.pale, ink.dark, ink.light, ink.base, ink.pale];
  return (
    ground(500, 850, 340) +
    times(7, (at) =>
      path(
        `M220 ${760 - at * 72} H780 Q806 ${796 - at * 72} 780 ${832 - at * 72} H220 Q194 ${796 - at * 72} 220 ${760 - at * 72} Z`,
        tones[at] ?? ink.base,
      ),
    ) +
    path('M600 328 H780 Q806 560 780 832 H600 Z', SHADE) +
    rect(462, 318, 76, 520, ink.accent) +
    path('M500 330 Q360 180 300 260 Q290 330 500 330 Z', ink.accent) +
    path('M500 330 Q640 180 700 260 Q710 330 500 330 Z', ink.accentDark) +
    rect(466, 296, 68, 56, ink.accentDark, 14)
  );
};

/** A bolt of cloth on its board. */
export const bolt: PictureKind = (ink, vary) =>
  ground(500, 890, 300) +
  path('M280 150 L660 110 L740 150 V840 L360 890 L280 850 Z', ink.dark) +
  path('M280 150 L360 186 V890 L280 850 Z', ink.deep) +
  path('M360 186 L740 150 V840 L360 890 Z', ink.base) +
  path('M280 150 L660 110 L740 150 L360 186 Z', ink.light) +
  path('M330 152 L650 120 L690 148 L370 174 Z', KRAFT) +
  path('M580 166 L740 150 V840 L580 862 Z', SHADE) +
  formOf(vary, PRINTS)({ x: 380, y: 200, width: 345, height: 640, step: 84 }, ink) +
  path('M740 840 Q800 850 820 900 L400 940 L360 890 Z', ink.light);

/** Sheets of felt, the top one curling. */
export const felt: PictureKind = (ink) =>
  ground(500, 840, 390) +
  rotated(7, 500, 500, rect(180, 220, 640, 580, ink.deep, 8)) +
  rotated(3, 500, 500, rect(180, 220, 640, 580, ink.dark, 8)) +
  path('M180 220 H820 V640 Q740 640 700 720 Q680 780 660 800 H180 Z', ink.base) +
  path('M820 640 Q740 640 700 720 Q680 780 660 800 Q780 790 820 640 Z', ink.light) +
  times(28, (at) => circle(220 + ((at * 137) % 560), 260 + ((at * 89) % 380), 5, ink.dark));

/** A roll of batting. */
export const batting: PictureKind = (_ink) =>
  ground(500, 800, 400) +
  path('M230 380 Q160 400 160 560 Q160 730 240 740 H820 V380 Z', '#f1ece0') +
  path('M230 640 H860 Q870 700 830 740 H240 Q180 730 166 660 Z', '#ddd5c3') +
  ellipse(810, 560, 110, 184, '#faf7ef') +
  ellipse(810, 560, 78, 134, '#ece5d6') +
  ellipse(810, 560, 46, 82, '#faf7ef') +
  ellipse(810, 560, 18, 32, '#cfc6b2') +
  rect(330, 376, 120, 366, '#0e5e63') +
  rect(356, 470, 68, 130, '#fbf8f1', 6);

/** Foam sheets fanned out. */
export const foam: PictureKind = (ink) =>
  ground(500, 850, 380) +
  times(4, (at) =>
    rotated(
      -12 + at * 8,
      500,
      800,
      rect(230, 200, 520, 610, [ink.deep, ink.dark, ink.light, ink.base][at] ?? ink.base, 18),
      rect(230, 790, 520, 24, SHADE, 12),
    ),
  ) +
  rotated(12, 500, 800, circle(620, 320, 40, '#fff'), path('M330 680 h120 v70 h-120 Z', ink.pale));

/** Lace wound on a card. */
export const lace: PictureKind = (ink, { label }) =>
  ground(500, 900, 290) +
  rect(260, 120, 480, 770, ink.accent, 16) +
  rect(330, 160, 260, 60, PAPER, 8) +
  centred(label.brand, 344, 175, 232, 30, INK) +
  times(4, (at) => {
    const y = 290 + at * 140;
    return (
      rect(230, y, 540, 70, ink.base, 6) +
      times(
        9,
        (scallop) =>
          circle(260 + scallop * 60, y + 74, 32, ink.base) +
          circle(260 + scallop * 60, y + 74, 12, ink.accent),
      ) +
      times(18, (dot) => circle(248 + dot * 30, y + 34, 8, ink.accent)) +
      rect(230, y, 540, 8, ink.dark)
    );
  });

/** A spool of ribbon with its tail. */
export const ribbon: PictureKind = (ink) =>
  ground(500, 860, 370) +
  path(
    'M660 660 Q830 700 790 800 Q770 850 900 860 L880 940 Q690 930 690 820 Q690 770 560 760 Z',
    ink.base,
  ) +
  path('M790 800 Q770 850 900 860 L880 940 Q690 930 690 820 Q720 860 790 800 Z', ink.dark) +
  circle(440, 500, 330, PAPER_DARK) +
  circle(430, 496, 330, PAPER) +
  circle(430, 496, 280, ink.base) +
  path('M430 216 A280 280 0 0 1 430 776 A350 350 0 0 0 430 216 Z', ink.dark) +
  ring(430, 496, 236, ink.dark, 5) +
  ring(430, 496, 200, ink.dark, 5) +
  ring(430, 496, 166, ink.dark, 5) +
  circle(430, 496, 130, PAPER) +
  circle(430, 496, 50, '#fff') +
  ring(430, 496, 50, PAPER_DARK, 8);

/** Bias tape folded in its wrapper. */
export const biasTape: PictureKind = (ink, { label }) =>
  ground(500, 880, 330) +
  rect(200, 150, 600, 720, PAPER, 14) +
  rect(200, 150, 600, 150, ink.accent, 14) +
  printed(label.brand, 270, 190, 300, 50, '#ffffffcc') +
  times(
    5,
    (at) =>
      path(
        `M240 ${360 + at * 92} H740 Q780 ${400 + at * 92} 740 ${440 + at * 92} H240 Z`,
        at % 2 ? ink.dark : ink.base,
      ) + rect(240, 392 + at * 92, 500, 6, ink.deep),
  ) +
  path('M240 728 H300 V880 L270 850 L240 880 Z', ink.base);

/** Elastic wound on a card. */
export const elastic: PictureKind = (ink, { label }) =>
  ground(500, 900, 300) +
  path(
    'M240 120 H760 V330 Q700 350 700 400 V620 Q700 670 760 690 V890 H240 V690 Q300 670 300 620 V400 Q300 350 240 330 Z',
    ink.accent,
  ) +
  circle(500, 165, 24, '#fff') +
  rect(320, 215, 360, 80, PAPER, 8) +
  printed(label.brand, 360, 237, 238, 32, INK) +
  times(
    4,
    (at) =>
      rect(282, 360 + at * 74, 436, 68, ink.base, 10) +
      rect(600, 360 + at * 74, 118, 68, ink.dark, 10) +
      rect(282, 372 + at * 74, 436, 4, ink.dark) +
      rect(282, 412 + at * 74, 436, 4, ink.dark),
  ) +
  printed(label.size, 320, 736, 260, 38, '#ffffffcc') +
  rect(320, 790, 180, 20, '#ffffff44', 6);

/** A zipper, half open. */
export const zipper: PictureKind = (ink, { choose }) => {
  const metal = choose(3) ? '#c9a13b' : STEEL;
  return (
    ground(500, 915, 260) +
    path('M330 90 Q340 330 470 430 V900 H380 V480 Q250 360 240 90 Z', ink.base) +
    path('M670 90 Q660 330 530 430 V900 H620 V480 Q750 360 760 90 Z', ink.dark) +
    times(12, (at) => {
      const share = at / 12;
      const x = 345 + share ** 2 * 130;
      return (
        rect(x, 100 + at * 28, 26, 14, metal, 4) +
        rect(1000 - x - 26, 114 + at * 28, 26, 14, metal, 4)
      );
    }) +
    times(16, (at) => rect(476, 470 + at * 26, 48, 12, at % 2 ? metal : '#a9822a', 4)) +
    path('M440 390 Q500 350 560 390 L545 480 H455 Z', STEEL_DARK) +
    path('M455 400 Q500 370 545 400 L535 465 H465 Z', STEEL) +
    rect(478, 440, 44, 190, STEEL_LIGHT, 20) +
    rect(490, 560, 20, 46, STEEL_DARK, 10)
  );
};

/** Zipper pulls. */
export const zipperPull: PictureKind = (ink) =>
  ground(500, 870, 330) +
  times(3, (at) => {
    const x = 270 + at * 230;
    return (
      path(`M${x - 60} 230 Q${x} 180 ${x + 60} 230 L${x + 44} 340 H${x - 44} Z`, ink.dark) +
      path(`M${x - 44} 240 Q${x} 204 ${x + 44} 240 L${x + 32} 324 H${x - 32} Z`, ink.base) +
      ring(x, 380, 46, ink.dark, 20) +
      rect(x - 52, 420, 104, 400, ink.base, 46) +
      rect(x + 8, 420, 44, 400, ink.dark, 40) +
      rect(x - 18, 700, 36, 80, '#fff', 18)
    );
  });
