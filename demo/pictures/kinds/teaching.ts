import { INK, PAPER, PAPER_DARK } from '../inks';
import type { PictureKind } from '../kind';
import { centred, lettering } from '../lettering';
import { circle, ground, path, rect, rotated, SHADE, stroke, times } from '../shapes';

/** A flat, rods and units of base ten. */
export const baseTen: PictureKind = (ink) =>
  ground(480, 860, 400) +
  rect(110, 250, 420, 420, ink.base, 6) +
  stroke(
    `${times(9, (at) => `M${152 + at * 42} 250 V670 `)}${times(9, (at) => `M110 ${292 + at * 42} H530 `)}`,
    ink.deep,
    5,
  ) +
  times(
    3,
    (at) =>
      rect(590 + at * 76, 250, 46, 420, ink.light, 4) +
      stroke(`${times(9, (row) => `M${590 + at * 76} ${292 + row * 42} h46 `)}`, ink.deep, 5),
  ) +
  times(
    7,
    (at) =>
      rect(130 + at * 96, 750, 52, 52, ink.dark, 4) +
      rect(130 + at * 96, 750, 52, 14, ink.light, 4),
  );

/** Building blocks. */
export const blocks: PictureKind = (ink) =>
  ground(500, 860, 390) +
  rect(150, 560, 290, 290, ink.base, 20) +
  rect(350, 560, 90, 290, ink.dark, 20) +
  rect(470, 560, 290, 290, '#e9b61e', 20) +
  rect(670, 560, 90, 290, '#c99a16', 20) +
  rect(310, 250, 290, 290, '#3d8a53', 20) +
  rect(510, 250, 90, 290, '#2f6f41', 20) +
  path('M760 850 L870 590 L900 850 Z', '#c8372d') +
  circle(280, 700, 70, ink.pale) +
  path(
    'M590 640 l24 50 l54 6 l-40 37 l11 54 l-49 -28 l-49 28 l11 -54 l-40 -37 l54 -6 Z',
    '#fff6d8',
  ) +
  stroke('M390 470 L450 330 L510 470 M412 420 H488', '#d9efdd', 24);

/** Flash cards fanned out. */
export const flashCards: PictureKind = (ink, { form }) =>
  ground(500, 850, 360) +
  rotated(-16, 500, 900, rect(300, 220, 400, 560, ink.dark, 30)) +
  rotated(0, 500, 900, rect(300, 200, 400, 560, ink.light, 30)) +
  rotated(
    16,
    500,
    900,
    rect(300, 220, 400, 560, PAPER_DARK, 30),
    rect(294, 212, 400, 560, PAPER, 30),
    rect(330, 250, 328, 484, ink.pale, 18),
    form === 'shapes'
      ? circle(494, 490, 110, ink.base)
      : centred(form, 370, 380, 248, 220, ink.deep),
  );

const colours = ['#c8372d', '#e8711c', '#e9b61e', '#3d8a53', '#2c5aa0', '#6b3fa0'];

/** Tiles of a whole, halves, thirds, quarters and sixths. */
export const fractionTiles: PictureKind = (ink) =>
  ground(500, 870, 400) +
  times(5, (row) => {
    const parts = [1, 2, 3, 4, 6][row] ?? 1;
    const width = 760 / parts;
    return times(
      parts,
      (at) =>
        rect(124 + at * width, 170 + row * 136, width - 8, 122, colours[row] ?? ink.base, 8) +
        centred(
          parts === 1 ? '1' : `1/${parts}`,
          124 + at * width + 10,
          205 + row * 136,
          width - 28,
          52,
          '#ffffff',
        ),
    );
  });

/** Cubes that link into towers. */
export const linkingCubes: PictureKind = (ink) =>
  ground(500, 890, 330) +
  times(3, (tower) =>
    times([5, 3, 4][tower] ?? 1, (at) => {
      const x = 190 + tower * 220;
      const y = 730 - at * 140;
      const colour = colours[(tower * 2 + at) % colours.length] ?? ink.base;
      return (
        rect(x + 40, y - 24, 70, 30, colour, 8) +
        rect(x, y, 150, 136, colour, 12) +
        rect(x + 104, y, 46, 136, SHADE, 12) +
        circle(x + 64, y + 68, 26, '#00000026')
      );
    }),
  );

/** Magnetic letters in bright colours. */
export const magneticLetters: PictureKind = (ink) =>
  ground(500, 880, 360) +
  times(6, (at) =>
    rotated(
      [-8, 6, -4, 9, -6, 5][at] ?? 0,
      250 + (at % 3) * 250,
      330 + Math.floor(at / 3) * 340,
      lettering(
        'ABCXYZ'.charAt(at),
        150 + (at % 3) * 250,
        210 + Math.floor(at / 3) * 340,
        200,
        250,
        colours[at] ?? ink.base,
      ),
    ),
  );

/** Blocks of six forms that fit together. */
export const patternBlocks: PictureKind = (ink) =>
  ground(500, 880, 380) +
  path('M330 160 H530 L630 333 L530 506 H330 L230 333 Z', '#e9b61e') +
  path('M640 200 H840 L890 290 L840 380 H700 Z', '#c8372d') +
  path('M240 560 H440 L540 733 H140 Z', ink.base) +
  path('M600 560 L700 733 H500 Z', '#3d8a53') +
  path('M700 450 L800 560 L760 730 L660 620 Z', '#2c5aa0') +
  rect(620, 770, 150, 100, '#e8711c') +
  path('M820 520 L880 640 L820 840 L780 700 Z', '#d9b07a');

/** The seven pieces of a tangram. */
export const tangram: PictureKind = (ink) =>
  ground(500, 890, 360) +
  [
    path('M160 150 L500 490 L160 830 Z', '#c8372d'),
    path('M160 150 H840 L500 490 Z', '#2c5aa0'),
    path('M840 150 V490 L670 320 Z', '#e9b61e'),
    path('M670 320 L840 490 L670 660 L500 490 Z', '#3d8a53'),
    path('M500 490 L670 660 L330 660 Z', '#6b3fa0'),
    path('M330 660 H670 L500 830 H160 Z', '#e8711c'),
    path('M840 490 V830 H500 Z', ink.base),
  ].join('') +
  stroke(
    'M160 150 H840 V830 H160 Z M160 830 L840 150 M160 150 L500 490 M670 320 L840 490 M840 490 L500 830 M330 660 H670',
    '#fffdf7',
    12,
  );

/** A classroom carton with compartments. */
export const classPack: PictureKind = (ink, { label }) => {
  const colours = [
    '#c8372d',
    '#e8711c',
    '#e9b61e',
    '#3d8a53',
    ink.base,
    '#2c5aa0',
    '#6b3fa0',
    '#5a3825',
  ];
  return (
    ground(500, 880, 410) +
    path('M140 330 L200 150 H800 L860 330 Z', ink.light) +
    rect(270, 190, 280, 46, PAPER, 8) +
    centred(label.brand, 284, 201, 252, 23, INK) +
    rect(120, 330, 760, 540, ink.base, 16) +
    rect(160, 370, 680, 440, ink.deep, 8) +
    times(8, (at) => {
      const x = 172 + at * 83;
      return (
        rect(x, 380, 74, 420, PAPER_DARK, 4) +
        times(
          7,
          (row) =>
            rect(x + 5, 388 + row * 58, 64, 48, colours[at] ?? ink.base, 20) +
            rect(x + 46, 388 + row * 58, 23, 48, SHADE, 16),
        )
      );
    }) +
    rect(120, 820, 760, 50, ink.dark, 16)
  );
};
