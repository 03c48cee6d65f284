import {
  INK,
  type Inks,
  KRAFT,
  KRAFT_DARK,
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
import { PRINTS } from '../prints';
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
} from '../shapes';

/** Bobbins in a row. */
export const bobbins: PictureKind = (ink) =>
  ground(500, 830, 400) +
  times(3, (at) => {
    const x = 230 + at * 270;
    const colour = [ink.light, ink.base, ink.dark][at] ?? ink.base;
    return (
      ellipse(x, 790, 130, 34, STEEL) +
      rect(x - 95, 420, 190, 370, colour) +
      rect(x + 25, 420, 70, 370, SHADE) +
      times(11, (row) => rect(x - 95, 450 + row * 32, 190, 4, '#00000022')) +
      ellipse(x, 788, 95, 22, colour) +
      ellipse(x, 420, 130, 34, STEEL_LIGHT) +
      ellipse(x, 414, 130, 34, STEEL) +
      ellipse(x, 414, 40, 12, INK) +
      times(4, (hole) => ellipse(x - 78 + hole * 52, 414, 9, 5, STEEL_DARK))
    );
  });

/** Buttons, one leaning on the others. */
type Holes = readonly (readonly [dx: number, dy: number])[];

const HOLES: Readonly<Record<string, Holes>> = {
  'two-hole': [
    [-1, 0],
    [1, 0],
  ],
  'four-hole': [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
};

export const button: PictureKind = (ink, vary) => {
  const holes = formOf(vary, HOLES);
  const one = (x: number, y: number, r: number) =>
    circle(x + 6, y + 10, r, ink.deep) +
    circle(x, y, r, ink.base) +
    path(
      `M${x} ${y - r} A${r} ${r} 0 0 1 ${x} ${y + r} A${r * 1.3} ${r * 1.3} 0 0 0 ${x} ${y - r} Z`,
      ink.dark,
    ) +
    ring(x, y, r * 0.78, ink.dark, r * 0.06) +
    circle(x, y, r * 0.6, ink.light) +
    (vary.form === 'shank' ? [] : holes)
      .map(([dx, dy]) => circle(x + dx * r * 0.2, y + dy * r * 0.2, r * 0.1, ink.deep))
      .join('');
  return (
    ground(500, 850, 350) +
    rotated(
      vary.tilt * 4,
      500,
      500,
      one(350, 360, 190),
      one(690, 420, 150),
      one(500, 670, 180),
      one(240, 660, 100),
      one(770, 690, 100),
    )
  );
};

/** A round pin cushion full of pins. */
export const pinCushion: PictureKind = (ink) =>
  ground(500, 840, 370) +
  times(7, (at) =>
    rotated(
      (at - 3) * 17,
      500,
      760,
      stroke('M500 500 V250', STEEL_DARK, 9),
      circle(500, 236, 30, ['#c8372d', '#e9b61e', '#2c5aa0', '#fdfdfb'][at % 4] ?? ink.deep),
    ),
  ) +
  path('M150 640 Q150 400 500 400 Q850 400 850 640 Q850 840 500 840 Q150 840 150 640 Z', ink.base) +
  path('M640 416 Q850 450 850 640 Q850 820 600 838 Q760 620 640 416 Z', ink.dark) +
  stroke('M500 400 Q380 600 420 832 M500 400 Q620 600 580 832 M500 400 V838', ink.deep, 10);

/** Pins in a round box. */
export const pins: PictureKind = (ink, { label }) => {
  const heads = [ink.base, '#e9b61e', '#c8372d', '#f4f1e8', ink.dark, '#2c5aa0'];
  return (
    ground(500, 850, 350) +
    circle(500, 500, 350, STEEL_LIGHT) +
    circle(500, 500, 325, '#f4f7f8') +
    times(18, (at) =>
      rotated(
        at * 20,
        500,
        500,
        stroke('M500 380 L500 218', STEEL_DARK, 8),
        circle(500, 210, 30, heads[at % 6] ?? ink.base),
        circle(491, 201, 9, '#ffffff88'),
      ),
    ) +
    circle(500, 500, 130, ink.base) +
    path('M500 370 A130 130 0 0 1 500 630 Z', ink.dark) +
    printed(label.brand, 430, 477, 175, 30, PAPER) +
    printed(label.size, 450, 516, 130, 22, ink.pale)
  );
};

/** Needles on a card. */
export const needles: PictureKind = (ink, { label }) =>
  ground(500, 900, 290) +
  rect(250, 110, 500, 780, ink.base, 24) +
  rect(600, 110, 150, 780, ink.dark, 24) +
  circle(500, 165, 26, '#fff') +
  rect(300, 220, 400, 110, PAPER, 10) +
  printed(label.brand, 340, 245, 250, 32, INK) +
  printed(label.size, 340, 286, 169, 22, STEEL_DARK) +
  rect(300, 370, 400, 470, ink.pale, 10) +
  times(
    6,
    (at) =>
      path(
        `M${334 + at * 62} 410 Q${344 + at * 62} 400 ${354 + at * 62} 410 L${349 + at * 62} 760 L${344 + at * 62} 800 L${339 + at * 62} 760 Z`,
        STEEL_DARK,
      ) + ellipse(344 + at * 62, 430, 3, 14, PAPER),
  ) +
  rect(300, 560, 400, 44, ink.dark);

/** A seam ripper with its forked blade. */
export const seamRipper: PictureKind = (ink, { tilt }) =>
  ground(500, 860, 300) +
  rotated(
    34 + tilt,
    500,
    500,
    path('M486 300 L478 130 L500 80 L508 210 L540 170 L530 230 L514 300 Z', STEEL_DARK),
    circle(540, 168, 14, '#c8372d'),
    rect(480, 290, 40, 60, STEEL, 6),
    rect(452, 340, 96, 480, ink.base, 40),
    rect(504, 340, 44, 480, ink.dark, 36),
    times(4, (at) => rect(460, 390 + at * 34, 80, 12, ink.deep, 6)),
  );

/** A thimble with its dimples. */
export const thimble: PictureKind = (ink) =>
  ground(500, 860, 270) +
  path('M270 830 L340 360 Q500 140 660 360 L730 830 Q500 900 270 830 Z', STEEL) +
  path('M560 250 Q620 280 660 360 L730 830 Q650 868 560 872 Z', STEEL_DARK) +
  times(20, (at) => circle(372 + (at % 5) * 64, 400 + Math.floor(at / 5) * 82, 15, STEEL_DARK)) +
  path('M262 780 L270 830 Q500 900 730 830 L738 780 Q500 850 262 780 Z', ink.base);

/** A flat piece of tailor’s chalk and the line it drew. */
export const tailorsChalk: PictureKind = (ink) =>
  ground(500, 800, 330) +
  stroke('M150 800 Q400 760 620 800 T880 780', ink.pale, 16) +
  path('M500 210 L810 650 Q830 710 770 720 H230 Q170 710 190 650 Z', ink.base) +
  path('M500 210 L810 650 Q830 710 770 720 H600 Q700 600 500 210 Z', ink.dark) +
  path('M500 330 L650 580 H350 Z', ink.light);

/** A stuffed ham to press curves on, wool on one side and cotton on the other. */
export const tailorsHam: PictureKind = (ink) =>
  ground(500, 800, 390) +
  path(
    'M110 560 Q100 330 360 300 Q620 250 800 380 Q930 480 880 620 Q820 780 520 790 Q130 800 110 560 Z',
    ink.base,
  ) +
  times(6, (at) =>
    stroke(`M${270 + at * 86} ${390 - (at % 3) * 10} L${250 + at * 92} 660`, ink.light, 14),
  ) +
  times(3, (at) =>
    stroke(`M160 ${450 + at * 80} Q500 ${410 + at * 80} 850 ${450 + at * 70}`, ink.dark, 12),
  ) +
  path(
    'M112 600 Q300 700 560 690 Q800 680 884 600 Q830 780 520 790 Q150 800 112 600 Z',
    '#e6dfd0',
  ) +
  stroke('M112 600 Q300 700 560 690 Q800 680 884 600', ink.deep, 10);

type Finding = (x: number, y: number, ink: Inks) => string;

const FINDINGS: Readonly<Record<string, Finding>> = {
  snap: (x, y, ink) =>
    circle(x + 4, y + 6, 60, PAPER_DARK) +
    circle(x, y, 58, ink.base) +
    circle(x, y, 40, ink.dark) +
    circle(x, y, 22, ink.light),
  ring: (x, y, ink) =>
    ring(x + 4, y + 6, 48, PAPER_DARK, 22) +
    ring(x, y, 48, ink.base, 22) +
    stroke(`M${x + 34} ${y - 34} A48 48 0 0 1 ${x + 34} ${y + 34}`, ink.dark, 22),
  dRing: (x, y, ink) =>
    stroke(`M${x - 34} ${y - 50} V${y + 50} A50 50 0 0 0 ${x - 34} ${y - 50} Z`, ink.base, 18),
  hook: (x, y, ink) =>
    stroke(
      `M${x + 30} ${y + 50} V${y - 10} A30 30 0 0 0 ${x - 30} ${y - 10} V${y + 14}`,
      ink.base,
      13,
    ) + ring(x + 30, y + 56, 14, ink.dark, 9),
  pin: (x, y, ink) =>
    stroke(`M${x} ${y - 56} V${y + 62}`, ink.base, 11) + circle(x, y - 60, 16, ink.dark),
  eyePin: (x, y, ink) =>
    stroke(`M${x} ${y - 36} V${y + 62}`, ink.base, 11) + ring(x, y - 54, 18, ink.dark, 10),
  bead: (x, y, ink) => circle(x, y, 38, ink.base) + circle(x, y, 14, ink.deep),
};

/** Metal fasteners on a card. */
export const snaps: PictureKind = (ink, vary) =>
  ground(500, 900, 300) +
  rect(240, 110, 520, 780, PAPER, 20) +
  rect(240, 110, 520, 180, ink.accent, 20) +
  circle(500, 160, 24, '#fff') +
  printed(vary.label.brand, 320, 212, 275, 35, '#ffffffaa') +
  times(9, (at) => {
    const x = 350 + (at % 3) * 150;
    const y = 400 + Math.floor(at / 3) * 170;
    return formOf(vary, FINDINGS)(x, y, ink);
  });

/** A spool of thread. */
export const spool: PictureKind = (ink, { choose }) =>
  ground(500, 885, 230) +
  ellipse(500, 838, 220, 52, PAPER_DARK) +
  rect(280, 800, 440, 40, PAPER_DARK) +
  ellipse(500, 800, 220, 52, PAPER) +
  path('M330 240 H670 Q690 520 670 800 Q500 846 330 800 Q310 520 330 240 Z', ink.base) +
  path('M560 240 H670 Q690 520 670 800 Q620 818 560 824 Z', ink.dark) +
  times(20, (at) =>
    stroke(
      `M${326 - (at > 4 && at < 15 ? 4 : 0)} ${262 + at * 27} Q500 ${300 + at * 27} ${674} ${258 + at * 27}`,
      ink.dark,
      4,
    ),
  ) +
  rect(370, 270, 22, 500, GLEAM, 11) +
  ellipse(500, 244, 220, 54, PAPER_DARK) +
  rect(280, 196, 440, 46, PAPER_DARK) +
  ellipse(500, 198, 220, 54, PAPER) +
  ellipse(500, 198, 130, 32, ink.pale) +
  ellipse(500, 198, 46, 14, INK) +
  (choose(2) ? stroke('M668 640 Q790 660 770 770 Q760 840 840 860', ink.base, 8) : '');

/** Cord wound on a cardboard spool. */
export const cordSpool: PictureKind = (ink) =>
  ground(500, 880, 260) +
  ellipse(500, 820, 250, 62, KRAFT_DARK) +
  rect(250, 790, 500, 30, KRAFT_DARK) +
  ellipse(500, 790, 250, 62, KRAFT) +
  rect(310, 240, 380, 550, ink.base) +
  ellipse(500, 790, 190, 46, ink.base) +
  rect(560, 240, 130, 560, ink.dark) +
  times(11, (at) =>
    stroke(`M312 ${290 + at * 50} Q500 ${330 + at * 50} 688 ${280 + at * 50}`, ink.deep, 7),
  ) +
  ellipse(500, 230, 250, 62, KRAFT) +
  ellipse(500, 222, 250, 62, WOOD_LIGHT) +
  ellipse(500, 222, 70, 20, KRAFT_DARK) +
  stroke('M690 560 Q800 600 770 720 Q750 800 850 850', ink.base, 20);

/** A tape measure, coiled. */
export const tapeMeasure: PictureKind = (ink) =>
  ground(500, 850, 360) +
  path('M240 760 Q560 900 900 720 L900 800 Q560 980 220 840 Z', ink.base) +
  times(16, (at) =>
    rect(270 + at * 40, 812 + Math.sin(at / 5) * 26, 5, at % 4 ? 26 : 46, ink.deep),
  ) +
  rect(880, 714, 34, 92, STEEL, 4) +
  circle(460, 470, 330, ink.base) +
  path('M460 140 A330 330 0 0 1 460 800 A400 400 0 0 0 460 140 Z', ink.dark) +
  ring(460, 470, 270, ink.deep, 6) +
  ring(460, 470, 220, ink.deep, 5) +
  ring(460, 470, 175, ink.deep, 5) +
  times(40, (at) => rotated(at * 9, 460, 470, rect(457, 146, 6, at % 5 ? 24 : 44, ink.deep))) +
  circle(460, 470, 110, PAPER) +
  circle(460, 470, 70, ink.dark);

/** A tracing wheel with its teeth. */
export const tracingWheel: PictureKind = (ink, { tilt }) =>
  ground(500, 880, 320) +
  rotated(
    36 + tilt,
    500,
    500,
    times(24, (at) => rotated(at * 15, 500, 210, rect(494, 70, 12, 40, STEEL_DARK))),
    circle(500, 210, 118, STEEL),
    circle(500, 210, 30, STEEL_DARK),
    stroke('M460 210 L470 400 M540 210 L530 400', STEEL_DARK, 22),
    rect(446, 390, 108, 480, ink.base, 44),
    rect(506, 390, 48, 480, ink.dark, 40),
  );

/** An embroidery hoop with a sprig stitched in. */
export const hoop: PictureKind = (ink, { choose }) =>
  ground(500, 905, 310) +
  rect(470, 90, 60, 70, '#c9a13b', 8) +
  rect(440, 70, 120, 34, '#a9822a', 14) +
  circle(500, 520, 370, WOOD_DARK) +
  circle(500, 512, 370, WOOD) +
  circle(500, 512, 334, '#f6f1e4') +
  ring(500, 512, 352, WOOD_DARK, 5) +
  path('M680 300 A300 300 0 0 1 500 846 A360 360 0 0 0 680 300 Z', '#e9e1cf') +
  stroke('M500 760 Q480 560 500 300', '#3f7d4e', 12) +
  times(5, (at) =>
    rotated(
      at % 2 ? 38 : -38,
      500,
      660 - at * 75,
      ellipse(at % 2 ? 556 : 444, 640 - at * 75, 58, 22, '#4d8f5c'),
    ),
  ) +
  times(choose(3) + 4, (at) =>
    rotated(at * (360 / (choose(3) + 4)), 500, 300, ellipse(500, 244, 30, 52, ink.base)),
  ) +
  circle(500, 300, 28, '#e9b61e');

/** Sticks of modelling wax in a tray. */
export const beeswax: PictureKind = (ink, { label }) =>
  ground(500, 830, 390) +
  rect(130, 300, 740, 470, KRAFT, 18) +
  rect(160, 330, 680, 330, KRAFT_DARK, 8) +
  times(
    5,
    (at) =>
      rect(176 + at * 132, 346, 120, 298, ink.base, 22) +
      rect(252 + at * 132, 346, 44, 298, ink.dark, 20) +
      rect(190 + at * 132, 360, 18, 260, ink.light, 9),
  ) +
  rect(300, 678, 400, 74, PAPER, 8) +
  centred(label.brand, 330, 688, 200, 30, INK) +
  centred(label.size, 540, 692, 130, 24, STEEL_DARK) +
  rect(330, 724, 200, 12, ink.base, 6);

/** Draws the garment; an unknown form shows only the pattern pieces. */
function garment(form: string, ink: Inks): string {
  const garments: Readonly<Record<string, string>> = {
    dress:
      path('M420 300 H580 L600 420 L560 440 L640 800 H360 L440 440 L400 420 Z', ink.base) +
      path('M510 300 H580 L600 420 L560 440 L640 800 H510 Z', ink.dark),
    shirt:
      path(
        'M390 320 H610 L720 430 L670 500 L620 460 V800 H380 V460 L330 500 L280 430 Z',
        ink.base,
      ) +
      path('M500 320 H610 L720 430 L670 500 L620 460 V800 H500 Z', ink.dark) +
      times(4, (at) => circle(500, 420 + at * 90, 10, ink.pale)),
    trousers:
      path('M400 300 H600 L640 810 H530 L500 480 L470 810 H360 Z', ink.base) +
      path('M500 300 H600 L640 810 H530 L500 480 Z', ink.dark),
    bag:
      path('M350 420 H650 V800 H350 Z', ink.base) +
      path('M500 420 H650 V800 H500 Z', ink.dark) +
      stroke('M420 420 Q420 290 500 290 Q580 290 580 420', ink.deep, 22),
    skirt:
      path('M410 330 H590 L690 800 H310 Z', ink.base) +
      path('M500 330 H590 L690 800 H500 Z', ink.dark) +
      rect(400, 310, 200, 40, ink.deep),
  };
  return (
    garments[form] ??
    stroke('M300 330 H470 L440 560 H300 Z M530 330 H700 V520 H550 Z', ink.base, 10) +
      stroke('M300 620 H700 V790 H300 Z M340 660 V750 M660 660 V750', ink.dark, 10)
  );
}

/** A pattern envelope with a sketch of the garment. */
export const pattern: PictureKind = (ink, { label, form }) =>
  ground(500, 905, 300) +
  rect(216, 116, 590, 790, PAPER_DARK, 8) +
  rect(204, 104, 590, 790, PAPER, 8) +
  rect(204, 104, 590, 120, ink.accent, 8) +
  printed(label.brand, 250, 137, 325, 55, '#ffffffdd') +
  garment(form, ink) +
  printed(label.size, 250, 828, 247, 42, INK);

/** Patterned papers fanned out. */
export const patternPaper: PictureKind = (ink, vary) => {
  const colours = [ink.dark, ink.pale, ink.base];
  const print = formOf(vary, PRINTS)({ x: 262, y: 230, width: 480, height: 460, step: 92 }, ink);
  return (
    ground(500, 860, 380) +
    rotated(12, 500, 820, rect(250, 220, 500, 590, colours[0] ?? ink.dark, 6)) +
    rotated(-10, 500, 820, rect(250, 220, 500, 590, colours[1] ?? ink.pale, 6)) +
    rect(250, 220, 500, 590, ink.base, 6) +
    print +
    rect(250, 700, 500, 70, PAPER) +
    printed(vary.label.brand, 300, 719, 238, 32, INK)
  );
};
