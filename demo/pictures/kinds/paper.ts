import { EMBLEMS } from '../emblems';
import { INK, type Inks, PAPER, PAPER_DARK, STEEL, STEEL_DARK } from '../inks';
import { formOf, type PictureKind } from '../kind';
import { centred, lettering, printed } from '../lettering';
import {
  circle,
  ellipse,
  ground,
  path,
  rect,
  ring,
  rotated,
  SHADE,
  stroke,
  times,
} from '../shapes';

/** A wire-bound pad. */
export const pad: PictureKind = (ink, { label, choose }) =>
  ground(500, 885, 330) +
  rect(196, 176, 630, 706, PAPER_DARK, 10) +
  rect(186, 166, 630, 706, PAPER, 10) +
  rect(176, 156, 630, 706, ink.base, 10) +
  rect(620, 156, 186, 706, SHADE, 10) +
  rect(176, 156, 630, 130, ink.dark, 10) +
  times(
    15,
    (at) =>
      rect(200 + at * 41, 180, 18, 18, '#00000055', 4) + rect(203 + at * 41, 112, 11, 84, STEEL, 5),
  ) +
  [
    circle(490, 520, 130, ink.pale) + path('M390 600 Q490 420 590 600 Z', ink.dark),
    stroke('M320 600 Q420 400 490 520 T660 440', PAPER, 26),
    path('M320 640 L440 430 L530 570 L600 480 L680 640 Z', ink.pale),
  ][choose(3)] +
  printed(label.brand, 250, 736, 300, 40, ink.print) +
  printed(label.size, 250, 785, 195, 29, ink.print);

/** A stack of sheets with a paper band. */
export const paperStack: PictureKind = (ink, { label }) =>
  ground(500, 850, 400) +
  times(6, (at) =>
    rotated(
      ((at * 5) % 7) - 3,
      500,
      520,
      rect(150, 290 - at * 8, 700, 520, at === 5 ? ink.base : at % 2 ? ink.dark : ink.deep, 4),
    ),
  ) +
  rect(150, 250, 700, 520, ink.base, 4) +
  path('M560 250 H850 V770 H420 Z', SHADE) +
  rect(150, 450, 700, 120, PAPER) +
  rect(700, 450, 150, 120, PAPER_DARK) +
  printed(label.brand, 210, 482, 275, 35, INK) +
  printed(label.size, 210, 526, 182, 22, STEEL_DARK) +
  circle(620, 510, 36, ink.dark);

/** A bound sketchbook with an elastic and a ribbon. */
export const sketchbook: PictureKind = (ink, { label }) =>
  ground(500, 890, 300) +
  path('M612 860 H640 V940 L626 922 L612 940 Z', ink.accent) +
  rect(250, 140, 520, 745, PAPER_DARK, 14) +
  rect(250, 140, 510, 735, PAPER, 14) +
  rect(230, 125, 520, 745, ink.base, 18) +
  rect(230, 125, 70, 745, ink.deep, 18) +
  rect(580, 125, 170, 745, SHADE, 18) +
  rect(676, 125, 26, 745, ink.deep) +
  rect(360, 280, 240, 130, PAPER, 6) +
  printed(label.brand, 395, 313, 188, 25, INK) +
  printed(label.size, 395, 348, 130, 22, STEEL_DARK);

/** A stapled notebook. */
export const notebook: PictureKind = (ink, { choose }) =>
  ground(500, 895, 290) +
  rect(262, 142, 520, 745, PAPER_DARK, 20) +
  rect(252, 132, 520, 745, PAPER, 20) +
  rect(230, 120, 530, 750, ink.base, 20) +
  rect(230, 120, 60, 750, ink.deep, 20) +
  rect(590, 120, 170, 750, SHADE, 20) +
  rect(360, 240, 310, 170, PAPER, 12) +
  rect(400, 290, 230, 6, STEEL_DARK) +
  rect(400, 335, 230, 6, STEEL_DARK) +
  [
    times(3, (at) => rect(290, 560 + at * 70, 470, 30, ink.dark)),
    circle(520, 650, 110, ink.dark),
    times(12, (at) => circle(350 + (at % 4) * 110, 550 + Math.floor(at / 4) * 100, 20, ink.light)),
  ][choose(3)];

/** A book, standing a little open. */
export const book: PictureKind = (ink, { choose, label }) =>
  ground(510, 895, 290) +
  path('M270 140 L760 120 V850 L270 890 Z', PAPER) +
  path('M752 124 L784 140 V864 L752 852 Z', PAPER_DARK) +
  path('M240 130 L300 140 V896 L240 870 Z', ink.deep) +
  path('M290 140 L740 120 V850 L290 892 Z', ink.base) +
  path('M560 128 L740 120 V850 L560 866 Z', SHADE) +
  path('M350 220 L690 206 V330 L350 346 Z', PAPER) +
  rotated(-2, 520, 270, centred(label.brand, 390, 250, 260, 44, INK)) +
  [
    circle(520, 580, 130, ink.light) +
      path('M420 660 L500 500 L560 590 L600 540 L650 650 Z', ink.deep),
    times(4, (at) =>
      path(
        `M${390 + at * 70} 720 Q${370 + at * 70} 560 ${420 + at * 66} 450 Q${450 + at * 60} 580 ${430 + at * 66} 720 Z`,
        at % 2 ? ink.light : ink.pale,
      ),
    ),
    rect(400, 470, 240, 230, ink.light, 8) +
      rect(400, 470, 120, 115, ink.pale, 4) +
      rect(520, 585, 120, 115, ink.deep, 4),
  ][choose(3)];

/** Draws the subject of the poster; an unknown one is drawn as lines of text. */
function subject(form: string, ink: Inks): string {
  const subjects: Readonly<Record<string, string>> = {
    globe:
      circle(500, 500, 210, '#4c9fd4') +
      path('M400 380 Q500 320 560 400 Q520 480 440 500 Q360 460 400 380 Z', ink.base) +
      path('M540 520 Q640 500 640 580 Q580 660 530 620 Z', ink.base),
    wheel:
      times(8, (at) =>
        rotated(
          at * 45,
          500,
          510,
          path(
            'M500 510 L420 320 Q500 280 580 320 Z',
            [
              '#c8372d',
              '#e8711c',
              '#e9b61e',
              '#3d8a53',
              '#17a2a8',
              '#2c5aa0',
              '#6b3fa0',
              '#d0267f',
            ][at] ?? ink.base,
          ),
        ),
      ) + circle(500, 510, 60, '#fffdf7'),
    planets:
      circle(500, 520, 80, '#e9b61e') +
      ring(500, 520, 150, STEEL, 6) +
      ring(500, 520, 220, STEEL, 6) +
      circle(640, 470, 30, ink.base) +
      circle(310, 410, 40, ink.dark) +
      circle(620, 700, 24, '#c8372d'),
    grid: times(20, (at) =>
      rect(
        280 + (at % 5) * 90,
        290 + Math.floor(at / 5) * 115,
        76,
        96,
        at % 3 ? ink.pale : ink.light,
        8,
      ),
    ),
  };
  return (
    subjects[form] ??
    times(6, (at) =>
      rect(280, 300 + at * 80, at % 3 ? 440 : 320, 30, at % 2 ? ink.pale : ink.light, 8),
    )
  );
}

/** A poster, its foot curling. */
export const poster: PictureKind = (ink, { form, label }) =>
  ground(500, 915, 300) +
  path('M210 100 H790 V800 Q790 860 740 880 Q760 820 700 820 H210 Z', '#fffdf7') +
  path('M210 820 H700 Q760 820 740 880 Q720 900 680 900 H250 Q210 900 210 860 Z', PAPER_DARK) +
  rect(250, 140, 500, 90, ink.base, 8) +
  centred(label.brand, 290, 160, 420, 50, '#ffffff') +
  subject(form, ink);

/** Boards leaning in a stack. */
export const posterBoard: PictureKind = (ink) =>
  ground(520, 890, 360) +
  path('M310 150 L880 190 V850 L310 880 Z', ink.deep) +
  path('M250 140 L820 170 V860 L250 888 Z', ink.dark) +
  path('M180 130 L740 150 V870 L180 895 Z', ink.base) +
  path('M740 150 L760 152 V868 L740 870 Z', PAPER) +
  path('M420 138 L740 150 V870 L300 890 Z', SHADE);

/** A roll of crêpe paper, a little unrolled. */
export const crepeRoll: PictureKind = (ink) =>
  ground(500, 850, 370) +
  path('M330 780 L900 720 V830 L330 850 Z', ink.dark) +
  times(14, (at) => stroke(`M${400 + at * 36} ${786 - at * 4} V${842 - at * 1.5}`, ink.deep, 4)) +
  rect(200, 260, 400, 580, ink.base, 20) +
  rect(470, 260, 130, 580, ink.dark, 10) +
  times(20, (at) => rect(210 + at * 20, 270, 4, 560, ink.dark)) +
  ellipse(400, 840, 200, 26, ink.dark) +
  ellipse(400, 258, 200, 62, ink.light) +
  ellipse(400, 258, 140, 42, ink.base) +
  ellipse(400, 258, 84, 25, ink.light) +
  ellipse(400, 258, 36, 12, ink.deep);

/** Folded tissue paper. */
export const tissue: PictureKind = (ink, { label }) =>
  ground(500, 850, 350) +
  path('M210 230 L790 200 L820 800 L180 830 Z', ink.dark) +
  path('M190 260 L770 220 L800 780 L170 820 Z', ink.base) +
  path('M480 240 L770 220 L800 780 L490 800 Z', ink.light) +
  path('M190 260 L480 240 L490 800 L170 820 Z', ink.base) +
  stroke('M480 240 L490 800', ink.dark, 6) +
  stroke('M184 530 L786 500', ink.dark, 5) +
  path('M770 220 L660 228 L776 330 Z', ink.pale) +
  rect(300, 470, 390, 90, PAPER, 6) +
  printed(label.brand, 350, 497, 225, 32, INK);

/** A paper crane on its square sheets. */
export const origami: PictureKind = (ink) =>
  ground(500, 870, 390) +
  path('M140 640 L500 480 L860 640 L500 830 Z', PAPER_DARK) +
  path('M140 620 L500 460 L860 620 L500 810 Z', ink.pale) +
  path('M500 620 L250 250 L480 470 Z', ink.base) +
  path('M500 620 L480 470 L250 250 L400 560 Z', ink.dark) +
  path('M500 620 L770 210 L540 470 Z', ink.light) +
  path('M500 620 L540 470 L770 210 L620 560 Z', ink.base) +
  path('M400 560 L500 480 L620 560 L510 680 Z', ink.dark) +
  path('M420 575 L170 470 L130 520 L400 590 Z', ink.base) +
  path('M170 470 L130 520 L110 560 Z', ink.deep) +
  path('M610 570 L850 400 L640 590 Z', ink.deep);

/** Envelopes and a card. */
export const envelope: PictureKind = (ink) =>
  ground(500, 830, 400) +
  rotated(
    -8,
    500,
    500,
    rect(250, 190, 520, 400, PAPER, 8),
    rect(300, 240, 420, 300, ink.pale, 6),
    circle(510, 390, 70, ink.dark),
  ) +
  rect(140, 380, 720, 430, ink.dark, 14) +
  rect(140, 366, 720, 430, ink.base, 14) +
  path('M140 380 L500 640 L860 380 Q855 366 840 366 H160 Q145 366 140 380 Z', ink.light) +
  stroke('M146 790 L420 584 M854 790 L580 584', ink.dark, 7) +
  stroke('M142 382 L500 640 L858 382', ink.dark, 7);

/** A pad of sticky notes. */
export const stickyNotes: PictureKind = (ink, { label }) =>
  ground(500, 850, 350) +
  path('M220 260 H760 V800 H220 Z', ink.deep) +
  path('M206 246 H746 V786 H206 Z', ink.dark) +
  path('M190 230 H730 V690 L640 770 H190 Z', ink.base) +
  path('M730 690 L640 770 Q660 720 640 690 Z', ink.light) +
  stroke('M270 370 H600 M270 460 H640 M270 550 H520', ink.dark, 14) +
  lettering(label.size, 270, 640, 200, 34, ink.deep);

/** A sheet of labels to write names on. */
export const nameLabels: PictureKind = (ink) =>
  ground(500, 905, 310) +
  rect(206, 112, 600, 790, PAPER_DARK, 14) +
  rect(194, 100, 600, 790, PAPER, 14) +
  times(6, (at) => {
    const x = 230 + (at % 2) * 274;
    const y = 150 + Math.floor(at / 2) * 246;
    return (
      rect(x, y, 254, 206, ink.base, 16) +
      rect(x + 12, y + 62, 230, 132, '#fffdf7', 10) +
      centred('HELLO', x + 60, y + 18, 134, 28, '#ffffff') +
      rect(x + 40, y + 146, 174, 8, STEEL_DARK, 3)
    );
  });

/** A sheet of stickers, one peeling off. */
export const stickerSheet: PictureKind = (ink, { choose, form, label }) => {
  const colours = [
    ink.base,
    '#e9b61e',
    '#17a2a8',
    '#e8711c',
    ink.dark,
    '#d0267f',
    '#3d8a53',
    ink.light,
    '#6b3fa0',
  ];
  const sticker = (x: number, y: number, at: number) =>
    form === 'letters'
      ? centred('ABCDEFGHI'.charAt(at), x - 50, y - 70, 100, 124, colours[at] ?? ink.base)
      : formOf({ form, choose }, EMBLEMS)(x, y - 6, 76, colours[at] ?? ink.base);
  return (
    ground(500, 905, 310) +
    rect(206, 112, 600, 790, PAPER_DARK, 14) +
    rect(194, 100, 600, 790, PAPER, 14) +
    times(9, (at) => sticker(300 + (at % 3) * 194, 270 + Math.floor(at / 3) * 210, at)) +
    printed(label.brand, 300, 136, 380, 40, ink.accent)
  );
};

/** An award with a border and a seal. */
export const certificate: PictureKind = (ink) =>
  ground(500, 860, 400) +
  rect(110, 190, 780, 620, PAPER_DARK, 8) +
  rect(100, 178, 780, 620, '#fffdf7', 8) +
  stroke('M140 218 H840 V758 H140 Z', ink.base, 18) +
  centred('AWARD', 300, 290, 380, 90, ink.dark) +
  rect(260, 440, 460, 12, STEEL_DARK, 4) +
  rect(320, 490, 340, 12, STEEL_DARK, 4) +
  rect(200, 660, 240, 10, INK, 4) +
  path('M640 640 L610 790 L680 750 L750 790 L720 640 Z', ink.dark) +
  circle(680, 610, 84, '#e9b61e') +
  circle(680, 610, 56, '#f7d76a');
