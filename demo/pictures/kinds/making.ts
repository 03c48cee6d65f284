import { EMBLEMS } from '../emblems';
import { INK, PAPER, STEEL, STEEL_DARK, STEEL_LIGHT, WOOD, WOOD_DARK, WOOD_LIGHT } from '../inks';
import { formOf, type PictureKind } from '../kind';
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
  SHADE,
  stroke,
  times,
  withOpacity,
} from '../shapes';

/** A block of clay, scored for cutting. */
export const clay: PictureKind = (ink, { choose }) =>
  ground(500, 810, 360) +
  path('M170 430 L300 320 H850 L740 430 Z', ink.light) +
  path('M170 430 H740 V760 Q740 790 710 790 H200 Q170 790 170 760 Z', ink.base) +
  path('M740 430 L850 320 V660 L740 788 Z', ink.dark) +
  stroke('M312 430 V790 M455 430 V790 M598 430 V790', ink.dark, 8) +
  stroke('M312 430 L430 320 M455 430 L568 320 M598 430 L708 320', ink.base, 8) +
  (choose(2) ? circle(800, 760, 74, ink.base) + circle(780, 740, 26, ink.light) : '');

const HEADS = {
  loop: stroke('M500 322 V250 M500 250 Q430 180 500 110 Q570 180 500 250', STEEL_DARK, 14),
  ball: stroke('M500 322 V190', STEEL_DARK, 18) + circle(500, 160, 44, STEEL),
  needle: path('M490 320 L500 90 L510 320 Z', STEEL_DARK),
  ribbon: stroke('M484 322 L440 130 H560 L516 322', STEEL_DARK, 14),
} as const;

/** One modelling tool with its wooden handle. */
export const clayTool: PictureKind = (ink, vary) =>
  ground(500, 900, 240) +
  rotated(
    14 + vary.tilt,
    500,
    880,
    rect(466, 330, 68, 540, WOOD, 30),
    rect(504, 330, 30, 540, SHADE, 15),
    rect(466, 700, 68, 60, ink.base),
    rect(474, 318, 52, 64, '#c9a13b', 8),
    formOf(vary, HEADS),
  );

/** A rolling pin for clay. */
export const rollingPin: PictureKind = (ink, { tilt }) =>
  ground(500, 790, 390) +
  rotated(
    -24 + tilt,
    500,
    500,
    rect(60, 464, 170, 72, ink.base, 34),
    rect(770, 464, 170, 72, ink.base, 34),
    rect(200, 410, 600, 180, WOOD, 40),
    rect(200, 510, 600, 80, WOOD_DARK, 40),
    rect(230, 430, 540, 26, WOOD_LIGHT, 13),
  );

/** A string of beads. */
export const beads: PictureKind = (ink) =>
  ground(500, 860, 360) +
  stroke('M150 330 Q200 740 500 760 Q800 740 850 330', STEEL_DARK, 6) +
  times(13, (at) => {
    const share = at / 12;
    const x = 150 + share * 700;
    const y = 330 + Math.sin(share * Math.PI) ** 0.8 * 410;
    const r = at % 2 ? 44 : 62;
    return (
      circle(x, y, r, at % 2 ? ink.dark : ink.base) +
      path(
        `M${x} ${y - r} A${r} ${r} 0 0 1 ${x} ${y + r} A${r * 1.4} ${r * 1.4} 0 0 0 ${x} ${y - r} Z`,
        SHADE,
      ) +
      circle(x - r * 0.35, y - r * 0.35, r * 0.22, '#ffffff99')
    );
  });

/** A tube of seed beads. */
export const beadTube: PictureKind = (ink, { label, tilt }) =>
  ground(500, 890, 170) +
  rotated(
    tilt,
    500,
    880,
    rect(370, 190, 260, 700, '#e7eef1', 60),
    rect(386, 300, 228, 572, ink.base, 50),
    rect(540, 300, 74, 572, ink.dark, 40),
    times(90, (at) =>
      circle(
        404 + ((at * 53) % 196),
        320 + ((at * 79) % 530),
        12,
        at % 3 === 0 ? ink.light : at % 3 === 1 ? ink.dark : ink.pale,
      ),
    ),
    rect(400, 320, 20, 520, GLEAM, 10),
    rect(370, 560, 260, 130, PAPER),
    printed(label.brand, 410, 592, 162, 28, INK),
    printed(label.size, 410, 631, 117, 22, STEEL_DARK),
    rect(384, 110, 232, 130, STEEL_LIGHT, 24),
    rect(384, 200, 232, 40, STEEL, 12),
  );

/** Faceted stones. */
export const gems: PictureKind = (ink, { tilt }) =>
  ground(500, 850, 350) +
  [
    [350, 380, 200],
    [690, 420, 150],
    [500, 680, 170],
    [240, 680, 90],
    [760, 690, 95],
  ]
    .map(([x = 0, y = 0, r = 0]) =>
      rotated(
        tilt * 6 + x,
        x,
        y,
        times(8, (at) => {
          const a = (at * Math.PI) / 4;
          const b = ((at + 1) * Math.PI) / 4;
          const point = (angle: number, length: number) =>
            `${(x + Math.cos(angle) * length).toFixed(0)} ${(y + Math.sin(angle) * length).toFixed(0)}`;
          return path(
            `M${point(a, r)} L${point(b, r)} L${point(b, r * 0.55)} L${point(a, r * 0.55)} Z`,
            [ink.base, ink.dark, ink.light, ink.deep][at % 4] ?? ink.base,
          );
        }),
        circle(x, y, r * 0.56, ink.light),
        path(
          `M${x} ${y - r * 0.55} A${r * 0.55} ${r * 0.55} 0 0 0 ${x - r * 0.55} ${y} L${x} ${y} Z`,
          ink.pale,
        ),
      ),
    )
    .join('');

/** Googly eyes looking about. */
export const googlyEyes: PictureKind = (_ink, { choose }) =>
  ground(500, 830, 360) +
  [
    [310, 330, 180],
    [680, 360, 150],
    [420, 670, 140],
    [720, 680, 110],
    [200, 620, 84],
  ]
    .map(([x = 0, y = 0, r = 0], at) => {
      const look = (choose(8) + at * 2) * 0.8;
      return (
        circle(x, y, r, STEEL) +
        circle(x, y, r * 0.94, '#fff') +
        circle(x + Math.cos(look) * r * 0.4, y + Math.sin(look) * r * 0.4, r * 0.48, '#1d1f24') +
        path(
          `M${x - r * 0.7} ${y - r * 0.3} Q${x - r * 0.4} ${y - r * 0.8} ${x + r * 0.1} ${y - r * 0.82} Q${x - r * 0.4} ${y - r * 0.6} ${x - r * 0.7} ${y - r * 0.3} Z`,
          '#ffffffcc',
        )
      );
    })
    .join('');

/** A bundle of pipe cleaners. */
export const pipeCleaners: PictureKind = (ink) =>
  ground(500, 890, 300) +
  times(7, (at) => {
    const shift = (at - 3) * 44;
    const d = `M${500 + shift * 0.5} 880 Q${500 + shift * 0.4} 600 ${500 + shift} 420 T${500 + shift * 2.1} ${130 + Math.abs(at - 3) * 26}`;
    const colour = [ink.base, ink.dark, ink.light][at % 3] ?? ink.base;
    return (
      stroke(d, colour, 40) +
      withOpacity(
        0.5,
        `<path d="${d}" fill="none" stroke="${ink.deep}" stroke-width="44" stroke-dasharray="3 11"/>`,
      )
    );
  }) +
  rect(400, 640, 200, 70, PAPER, 10) +
  rect(440, 664, 110, 20, ink.accent, 6);

/** A heap of pompoms. */
export const pompoms: PictureKind = (ink) =>
  ground(500, 820, 370) +
  [
    [300, 680, 150, ink.dark],
    [690, 690, 140, ink.base],
    [500, 710, 130, ink.light],
    [400, 480, 140, ink.base],
    [610, 490, 130, ink.dark],
    [510, 310, 110, ink.light],
  ]
    .map(
      ([x, y, r, colour]) =>
        circle(Number(x), Number(y), Number(r), String(colour)) +
        `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${colour}" stroke-width="26" stroke-dasharray="6 12"/>` +
        withOpacity(
          0.35,
          circle(
            Number(x) - Number(r) * 0.3,
            Number(y) - Number(r) * 0.35,
            Number(r) * 0.4,
            '#fff',
          ),
        ),
    )
    .join('');

/** Craft sticks, bundled. */
export const craftSticks: PictureKind = (ink, { label, form }) => {
  const isPlain = form !== 'assorted';
  const colours = ['#c8372d', '#e9b61e', '#3d8a53', '#2c5aa0', '#6b3fa0', ink.base];
  return (
    ground(500, 880, 300) +
    times(9, (at) =>
      rotated(
        (at - 4) * 6,
        500,
        1300,
        rect(
          468,
          150,
          64,
          730,
          isPlain ? (at % 2 ? WOOD : WOOD_LIGHT) : (colours[at % 6] ?? WOOD),
          32,
        ),
        rect(504, 150, 28, 730, '#00000014', 14),
      ),
    ) +
    path('M270 560 H730 L716 690 H284 Z', ink.accent) +
    rect(420, 595, 160, 56, PAPER, 8) +
    centred(label.brand, 434, 609, 132, 28, INK)
  );
};

/** A charm on its ring. */
export const charm: PictureKind = (ink, vary) =>
  ground(500, 890, 240) +
  ring(500, 190, 74, ink.dark, 24) +
  ring(500, 300, 40, ink.base, 18) +
  formOf(vary, EMBLEMS)(500, 600, 250, ink.base) +
  ring(500, 300, 40, ink.dark, 18);

/** A candle in a glass. */
export const candle: PictureKind = (ink) =>
  ground(500, 880, 250) +
  path('M500 110 Q560 210 530 270 Q500 300 470 270 Q440 210 500 110 Z', '#f5b70f') +
  path('M500 180 Q530 230 514 264 Q500 280 486 264 Q470 230 500 180 Z', '#fff3c4') +
  rect(494, 265, 12, 70, INK, 4) +
  path('M280 330 H720 V820 Q720 875 660 875 H340 Q280 875 280 820 Z', '#e7eef1') +
  path('M310 420 H690 V810 Q690 845 655 845 H345 Q310 845 310 810 Z', ink.base) +
  path('M590 420 H690 V810 Q690 845 655 845 H590 Z', ink.dark) +
  ellipse(500, 420, 190, 34, ink.light) +
  rect(330, 460, 24, 330, GLEAM, 12) +
  rect(390, 560, 220, 140, PAPER, 10) +
  rect(430, 605, 140, 20, INK, 5);

/** A cushion. */
export const cushion: PictureKind = (ink, { choose, form }) =>
  ground(500, 850, 370) +
  path(
    'M150 260 Q180 200 260 230 Q500 190 740 230 Q820 200 850 260 Q820 520 850 760 Q820 840 740 806 Q500 850 260 806 Q180 840 150 760 Q180 520 150 260 Z',
    ink.base,
  ) +
  path(
    'M640 216 Q700 220 740 230 Q820 200 850 260 Q820 520 850 760 Q820 840 740 806 Q690 818 640 824 Q720 520 640 216 Z',
    ink.dark,
  ) +
  (form === 'plain'
    ? ''
    : ([
        path(
          'M500 690 Q340 560 400 450 Q460 400 500 480 Q540 400 600 450 Q660 560 500 690 Z',
          ink.pale,
        ),
        times(5, (at) => rect(176, 300 + at * 100, 640, 36, ink.pale)),
        times(16, (at) =>
          circle(280 + (at % 4) * 145, 310 + Math.floor(at / 4) * 140, 30, ink.pale),
        ),
      ][choose(3)] ?? ''));

/** A hanging heart. */
export const heart: PictureKind = (ink, { tilt }) =>
  ground(500, 905, 230) +
  stroke('M500 330 Q470 200 500 80', ink.accent, 12) +
  rotated(
    tilt,
    500,
    330,
    path('M500 870 Q90 560 220 370 Q370 230 500 420 Q630 230 780 370 Q910 560 500 870 Z', ink.base),
    path('M500 870 Q910 560 780 370 Q700 296 620 320 Q800 520 500 870 Z', ink.dark),
    times(7, (at) => circle(330 + ((at * 131) % 350), 480 + ((at * 83) % 210), 24, ink.pale)),
    path('M500 420 Q420 330 360 360 Q380 420 500 420 Z', ink.accent),
    path('M500 420 Q580 330 640 360 Q620 420 500 420 Z', ink.accentDark),
    circle(500, 416, 26, ink.accentDark),
  );
