import { EMBLEMS } from '../emblems';
import {
  INK,
  PAPER,
  PAPER_DARK,
  STEEL,
  STEEL_DARK,
  STEEL_LIGHT,
  WOOD,
  WOOD_DARK,
  WOOD_LIGHT,
} from '../inks';
import { formOf, type PictureKind } from '../kind';
import { centred, printed } from '../lettering';
import { circle, GLEAM, ground, path, rect, ring, rotated, SHADE, stroke, times } from '../shapes';

/** A ring binder seen from its spine. */
export const binder: PictureKind = (ink, { label }) =>
  ground(520, 890, 300) +
  path('M430 130 L800 170 V860 L430 890 Z', ink.base) +
  path('M640 152 L800 170 V860 L640 874 Z', ink.dark) +
  path('M260 150 L430 130 V890 L260 860 Z', ink.deep) +
  path('M300 240 L392 232 V480 L300 480 Z', PAPER) +
  printed(label.brand, 318, 278, 68, 18, INK) +
  printed(label.size, 318, 307, 70, 16, STEEL_DARK) +
  ring(346, 740, 44, STEEL, 16) +
  path('M500 250 L700 268 V380 L500 374 Z', ink.light);

/** Pocket folders. */
export const folder: PictureKind = (ink) =>
  ground(500, 870, 350) +
  rotated(5, 500, 860, path('M200 190 H480 L520 240 H800 V860 H200 Z', ink.deep)) +
  path('M190 180 H470 L510 230 H800 V860 H190 Z', ink.dark) +
  rect(250, 220, 500, 500, '#fffdf7', 4) +
  times(5, (at) => rect(300, 280 + at * 50, 380 - (at % 2) * 90, 12, STEEL_LIGHT, 4)) +
  path('M190 420 H800 V840 Q800 862 780 862 H210 Q190 862 190 840 Z', ink.base) +
  path('M590 420 H800 V840 Q800 862 780 862 H590 Z', SHADE) +
  rect(270, 520, 260, 90, PAPER, 8);

/** A lever paper punch. */
export const punch: PictureKind = (ink, vary) =>
  ground(500, 830, 330) +
  path(
    'M220 640 H780 Q820 640 820 690 V780 Q820 820 780 820 H220 Q180 820 180 780 V690 Q180 640 220 640 Z',
    ink.base,
  ) +
  path('M560 640 H780 Q820 640 820 690 V780 Q820 820 780 820 H560 Z', ink.dark) +
  rect(220, 690, 400, 34, INK, 6) +
  path('M230 470 Q230 300 420 290 H640 Q790 300 790 420 Q790 470 740 470 Z', ink.accent) +
  path('M230 470 H740 Q790 470 790 420 Q790 470 760 520 H260 Q230 510 230 470 Z', ink.accentDark) +
  rect(330, 510, 340, 140, STEEL, 10) +
  rect(540, 510, 130, 140, STEEL_DARK, 10) +
  formOf(vary, EMBLEMS)(500, 395, 56, PAPER);

/** A flat case for drawings. */
export const portfolio: PictureKind = (ink, { label }) =>
  ground(500, 850, 410) +
  stroke('M400 260 V190 Q400 160 430 160 H570 Q600 160 600 190 V260', ink.deep, 30) +
  rect(90, 250, 820, 590, ink.base, 20) +
  rect(650, 250, 260, 590, SHADE, 20) +
  stroke('M90 300 H910', STEEL, 14) +
  rect(90, 760, 90, 80, ink.deep, 12) +
  rect(820, 760, 90, 80, ink.deep, 12) +
  rect(330, 500, 340, 100, PAPER, 10) +
  centred(label.brand, 356, 528, 288, 44, INK);

/** A zipped pencil case. */
export const pencilCase: PictureKind = (ink, { label }) =>
  ground(500, 780, 400) +
  path(
    'M120 440 Q120 330 240 330 H760 Q880 330 880 440 V660 Q880 770 760 770 H240 Q120 770 120 660 Z',
    ink.base,
  ) +
  path('M122 620 H878 V660 Q880 770 760 770 H240 Q120 770 122 660 Z', ink.dark) +
  rect(150, 410, 700, 44, ink.deep, 22) +
  times(32, (at) => rect(170 + at * 21, 422, 11, 20, at % 2 ? STEEL : STEEL_DARK, 3)) +
  rect(760, 404, 60, 60, '#c9a13b', 12) +
  rect(780, 450, 24, 110, '#c9a13b', 12) +
  rect(240, 530, 250, 120, PAPER, 12) +
  printed(label.brand, 280, 572, 188, 28, INK);

const colours = ['#c8372d', '#e8711c', '#e9b61e', '#3d8a53', '#2c5aa0', '#6b3fa0'];

/** A flat box of compartments with beads. */
export const organizer: PictureKind = (ink, { form }) =>
  ground(500, 850, 410) +
  rect(100, 220, 800, 610, '#dfe6ea', 24) +
  times(form === 'many' ? 24 : 12, (at) => {
    const columns = form === 'many' ? 6 : 4;
    const width = 744 / columns;
    const height = form === 'many' ? 136 : 182;
    const x = 130 + (at % columns) * width;
    const y = 248 + Math.floor(at / columns) * height;
    const colour = colours[at % colours.length] ?? ink.base;
    return (
      rect(x, y, width - 12, height - 12, '#f6f9fa', 10) +
      times(5, (bead) =>
        circle(
          x + 26 + (bead % 3) * ((width - 60) / 2),
          y + height / 2 - 6 + (bead % 2 ? 24 : -18),
          15,
          colour,
        ),
      )
    );
  }) +
  rect(430, 810, 140, 40, ink.accent, 14);

const DRAWERS: Readonly<Record<string, readonly [columns: number, rows: number]>> = {
  eight: [2, 4],
  twelve: [3, 4],
  twentyFour: [4, 6],
};

/** A cabinet of drawers. */
export const cabinet: PictureKind = (ink, vary) => {
  const [columns, rows] = formOf(vary, DRAWERS);
  const width = 534 / columns;
  const height = 744 / rows;
  return (
    ground(510, 935, 320) +
    path('M210 120 L270 80 H850 L790 120 Z', ink.light) +
    path('M790 120 L850 80 V860 L790 920 Z', ink.deep) +
    rect(210, 120, 580, 800, ink.base) +
    times(rows, (row) =>
      times(columns, (column) => {
        const x = 240 + column * width;
        const y = 155 + row * height;
        return (
          rect(x, y, width - 18, height - 24, ink.dark, 6) +
          rect(x, y, width - 18, height - 36, ink.light, 6) +
          rect(x + width / 2 - 40, y + 18, 68, 28, PAPER, 4) +
          circle(x + width / 2 - 8, y + height - 66, 13, '#a9822a')
        );
      }),
    ) +
    rect(230, 900, 60, 40, ink.deep) +
    rect(710, 900, 60, 40, ink.deep)
  );
};

/** A storage box with its lid on. */
export const storageBox: PictureKind = (ink, { label }) =>
  ground(500, 860, 390) +
  path('M160 400 H840 L810 850 H190 Z', ink.base) +
  path('M640 400 H840 L810 850 H610 Z', ink.dark) +
  path('M120 290 Q120 270 140 270 H860 Q880 270 880 290 V400 H120 Z', ink.light) +
  rect(120, 370, 760, 40, ink.deep, 10) +
  rect(420, 345, 160, 110, ink.accent, 16) +
  rect(330, 530, 340, 170, PAPER, 10) +
  printed(label.brand, 380, 572, 238, 35, INK) +
  printed(label.size, 380, 623, 169, 26, STEEL_DARK) +
  rect(190, 470, 24, 320, GLEAM, 12);

/** A rack of thread spools. */
export const rack: PictureKind = (ink, { label, choose }) => {
  const colours = [
    '#c8372d',
    '#e8711c',
    '#e9b61e',
    '#3d8a53',
    '#17a2a8',
    '#2c5aa0',
    '#6b3fa0',
    '#d0267f',
    '#5a3825',
    '#eab5b5',
  ];
  const first = choose(10);
  return (
    ground(500, 930, 330) +
    rect(180, 90, 640, 830, ink.dark, 14) +
    rect(210, 120, 580, 770, '#f4f1e8', 6) +
    times(
      5,
      (row) =>
        rect(210, 250 + row * 150, 580, 16, ink.base) +
        times(8, (column) => {
          const x = 226 + column * 70;
          const y = 158 + row * 150;
          return (
            rect(x, y, 56, 12, PAPER_DARK, 4) +
            rect(x + 6, y + 10, 44, 70, colours[(first + row * 3 + column) % 10] ?? ink.base) +
            rect(x + 34, y + 10, 16, 70, SHADE) +
            rect(x, y + 80, 56, 12, PAPER_DARK, 4)
          );
        }),
    ) +
    rect(330, 60, 340, 70, ink.accent, 10) +
    rect(390, 84, 200, 22, PAPER, 6) +
    centred(label.brand, 404, 89, 172, 11, INK)
  );
};

/** A board with a tray and a marker. */
export const whiteboard: PictureKind = (ink, vary) => {
  const face = formOf(vary, { white: '#fdfdfb', chalk: '#2d4a3e', cork: '#c99a63' });
  const chalk = face === '#fdfdfb' ? ink.base : '#fdfdfb';
  return (
    ground(500, 870, 410) +
    rect(90, 180, 820, 620, face === '#fdfdfb' ? STEEL : WOOD, 22) +
    rect(90, 760, 820, 40, face === '#fdfdfb' ? STEEL_DARK : WOOD_DARK, 16) +
    rect(125, 215, 750, 545, face, 8) +
    stroke('M210 340 Q300 280 380 340 T560 340', chalk, 16) +
    stroke('M210 440 H480 M210 520 H420', chalk, 14) +
    circle(680, 500, 110, 'none') +
    ring(680, 500, 100, chalk, 14) +
    rect(180, 790, 640, 46, face === '#fdfdfb' ? STEEL_LIGHT : WOOD_LIGHT, 10) +
    rect(300, 768, 180, 36, ink.dark, 14) +
    rect(540, 760, 120, 44, INK, 8)
  );
};
