import { EMBLEMS } from '../emblems';
import { INK, KRAFT_DARK, PAPER, STEEL, STEEL_DARK } from '../inks';
import type { PictureKind } from '../kind';
import { centred, printed } from '../lettering';
import { circle, ellipse, ground, path, rect, rotated, SHADE, stroke, times } from '../shapes';

/** An apron with a pocket. */
export const apron: PictureKind = (ink) =>
  ground(500, 910, 260) +
  stroke('M400 240 Q400 90 500 90 Q600 90 600 240', ink.deep, 18) +
  path(
    'M380 230 H620 L640 420 Q760 440 760 470 L740 890 H260 L240 470 Q240 440 360 420 Z',
    ink.base,
  ) +
  path('M620 230 L640 420 Q760 440 760 470 L740 890 H620 Z', SHADE) +
  rect(380, 218, 240, 34, ink.dark, 8) +
  path('M360 600 H640 V780 Q640 810 610 810 H390 Q360 810 360 780 Z', ink.dark) +
  stroke('M500 612 V805', ink.deep, 6) +
  stroke('M242 480 Q150 520 130 620', ink.deep, 14) +
  stroke('M758 480 Q850 520 870 620', ink.deep, 14);

/** A school bag. */
export const backpack: PictureKind = (ink) =>
  ground(500, 905, 290) +
  stroke('M420 190 Q420 90 500 90 Q580 90 580 190', ink.deep, 28) +
  path(
    'M250 380 Q250 170 500 170 Q750 170 750 380 V840 Q750 900 690 900 H310 Q250 900 250 840 Z',
    ink.base,
  ) +
  path('M610 190 Q750 230 750 380 V840 Q750 900 690 900 H610 Z', ink.dark) +
  stroke('M300 420 Q310 260 500 260 Q690 260 700 420', ink.deep, 14) +
  rect(320, 540, 360, 290, ink.dark, 40) +
  rect(320, 540, 360, 90, ink.deep, 40) +
  rect(470, 590, 60, 80, STEEL, 12) +
  rect(200, 560, 60, 250, ink.deep, 26) +
  rect(740, 560, 60, 250, ink.deep, 26) +
  rect(440, 360, 120, 80, ink.accent, 14);

/** A shopping bag with handles. */
export const tote: PictureKind = (ink, { choose }) =>
  ground(500, 890, 310) +
  stroke('M360 370 Q360 120 500 120 Q640 120 640 370', ink.deep, 34) +
  path('M220 340 H780 L800 850 Q800 885 760 885 H240 Q200 885 200 850 Z', ink.base) +
  path('M620 340 H780 L800 850 Q800 885 760 885 H620 Z', ink.dark) +
  rect(218, 340, 564, 40, ink.deep) +
  [
    times(20, (at) => circle(290 + (at % 5) * 105, 460 + Math.floor(at / 5) * 105, 28, ink.pale)),
    times(4, (at) => rect(208, 450 + at * 110, 584, 44, ink.pale)),
    path(
      'M500 780 Q300 630 370 520 Q450 450 500 550 Q550 450 630 520 Q700 630 500 780 Z',
      ink.pale,
    ),
    times(
      9,
      (at) =>
        times(5, (petal) =>
          rotated(
            petal * 72,
            320 + (at % 3) * 180,
            490 + Math.floor(at / 3) * 145,
            ellipse(320 + (at % 3) * 180, 462 + Math.floor(at / 3) * 145, 18, 28, ink.pale),
          ),
        ) + circle(320 + (at % 3) * 180, 490 + Math.floor(at / 3) * 145, 14, ink.deep),
    ),
  ][choose(4)];

/** A lunch bag with its flap and handle. */
export const lunchBag: PictureKind = (ink, { label }) =>
  ground(500, 890, 290) +
  stroke('M400 200 Q400 100 500 100 Q600 100 600 200', ink.deep, 34) +
  path('M240 330 L290 200 H710 L760 330 Z', ink.light) +
  rect(230, 320, 540, 565, ink.base, 30) +
  rect(600, 320, 170, 565, ink.dark, 30) +
  stroke('M240 350 H760', STEEL_DARK, 18) +
  rect(300, 500, 400, 260, ink.deep, 24) +
  rect(360, 560, 280, 90, PAPER, 12) +
  centred(label.brand, 380, 584, 240, 42, INK);

/** A knitted cloth, one corner turned over. */
export const dishcloth: PictureKind = (ink) =>
  ground(500, 850, 380) +
  path('M160 190 H840 V650 L660 830 H160 Z', ink.base) +
  times(16, (at) =>
    times(at > 11 ? 11 : 16, (column) =>
      stroke(
        `M${186 + column * 41} ${214 + at * 38} l11 18 l11 -18`,
        (column + at) % 4 === 0 ? ink.pale : ink.dark,
        7,
      ),
    ),
  ) +
  path('M840 650 L660 830 L650 690 Q652 652 690 650 Z', ink.light) +
  times(5, (at) => stroke(`M${690 + at * 26} ${672 + at * 1} l-18 ${100 - at * 22}`, ink.dark, 5)) +
  rect(160, 190, 680, 14, ink.deep) +
  rect(160, 190, 14, 640, ink.deep);

/** A gift bag with corded handles and tissue. */
export const giftBag: PictureKind = (ink, { choose, form }) =>
  ground(500, 905, 280) +
  path(
    'M330 300 L400 190 L450 270 L520 170 L580 270 L650 200 L690 300 Z',
    choose(2) ? PAPER : ink.pale,
  ) +
  stroke('M400 300 Q400 110 500 110 Q600 110 600 300', ink.accent, 16) +
  path('M250 290 H750 L770 900 H230 Z', ink.base) +
  path('M610 290 H750 L770 900 H610 Z', ink.dark) +
  circle(400, 316, 10, ink.deep) +
  circle(600, 316, 10, ink.deep) +
  (form === 'dots'
    ? times(16, (at) =>
        circle(
          300 + (at % 4) * 125 + (Math.floor(at / 4) % 2) * 40,
          430 + Math.floor(at / 4) * 120,
          22,
          ink.pale,
        ),
      )
    : rect(241, 540, 520, 80, ink.accent)) +
  stroke('M600 316 Q650 360 660 420', ink.accent, 6) +
  path('M630 410 L700 430 L680 530 L610 510 Z', PAPER);

/** A box with a bow. */
export const giftBox: PictureKind = (ink, { choose }) => {
  const bow = choose(2) ? ink.accent : ink.pale;
  const bowDark = choose(2) ? ink.accentDark : ink.light;
  return (
    ground(500, 880, 340) +
    rect(210, 450, 580, 430, ink.base, 10) +
    rect(600, 450, 190, 430, ink.dark, 10) +
    rect(180, 340, 640, 130, ink.light, 12) +
    rect(180, 440, 640, 30, ink.deep, 8) +
    rect(450, 340, 100, 540, bow) +
    path('M500 340 Q330 120 250 220 Q230 320 500 340 Z', bow) +
    path('M500 340 Q670 120 750 220 Q770 320 500 340 Z', bowDark) +
    rect(456, 290, 88, 70, bowDark, 20)
  );
};

/** A garland of flags. */
export const bunting: PictureKind = (ink) => {
  const colours = [ink.base, ink.pale, ink.dark, ink.light, ink.accent];
  return (
    ground(500, 800, 330) +
    stroke('M70 250 Q500 520 930 250', KRAFT_DARK, 12) +
    times(7, (at) => {
      const x = 150 + at * 116;
      const y = 250 + Math.sin(((at + 0.7) / 7.4) * Math.PI) * 128;
      return (
        path(`M${x - 56} ${y - 4} H${x + 56} L${x} ${y + 200} Z`, colours[at % 5] ?? ink.base) +
        path(`M${x + 10} ${y - 4} H${x + 56} L${x} ${y + 200} Z`, SHADE)
      );
    })
  );
};

/** A plain carton with a label. */
export const carton: PictureKind = (ink, { label }) =>
  ground(500, 880, 350) +
  path('M180 380 L320 260 H860 L740 380 Z', ink.light) +
  rect(180, 380, 560, 490, ink.base) +
  path('M740 380 L860 260 V740 L740 870 Z', ink.deep) +
  path('M420 380 L556 260 H640 L510 380 Z', ink.pale) +
  rect(420, 380, 90, 120, ink.pale) +
  rect(230, 640, 220, 150, PAPER, 8) +
  printed(label.brand, 260, 673, 162, 28, INK) +
  printed(label.size, 260, 716, 117, 22, STEEL_DARK);

/** A kit in a picture box. */
export const kitBox: PictureKind = (ink, { label, form }) =>
  ground(500, 890, 340) +
  path('M200 250 L290 170 H850 L770 250 Z', ink.light) +
  rect(200, 250, 570, 630, ink.base) +
  path('M770 250 L850 170 V800 L770 880 Z', ink.deep) +
  rect(240, 300, 490, 360, PAPER, 10) +
  (EMBLEMS[form]?.(485, 480, 130, ink.accent) ??
    centred(label.brand, 270, 430, 430, 100, ink.accent)) +
  printed(label.brand, 240, 704, 375, 62, ink.print) +
  printed(label.size, 240, 777, 260, 42, ink.print);

/** A counter display, filled. */
export const displayBox: PictureKind = (ink, { label, choose }) => {
  const colours = [ink.base, '#e9b61e', '#c8372d', '#3d8a53', '#2c5aa0', ink.light];
  const first = choose(6);
  return (
    ground(500, 890, 380) +
    path('M180 110 H820 V420 H180 Z', ink.accent) +
    rect(260, 170, 330, 60, PAPER, 10) +
    centred(label.brand, 274, 185, 302, 30, INK) +
    rect(260, 258, 220, 28, '#ffffff88', 8) +
    circle(710, 230, 66, ink.base) +
    times(3, (row) =>
      times(
        8,
        (column) =>
          rect(
            196 + column * 77,
            330 + row * 110,
            66,
            190,
            colours[(first + row + column) % 6] ?? ink.base,
            14,
          ) +
          rect(196 + column * 77 + 44, 330 + row * 110, 22, 190, SHADE, 10) +
          rect(206 + column * 77, 390 + row * 110, 46, 40, '#ffffffaa', 4),
      ),
    ) +
    path('M150 690 H850 L820 880 H180 Z', ink.accent) +
    path('M640 690 H850 L820 880 H620 Z', ink.accentDark) +
    rect(300, 760, 280, 50, PAPER, 8) +
    centred(label.brand, 314, 772, 252, 25, INK)
  );
};

/** Hooks on a pegboard. */
export const fixture: PictureKind = (ink) =>
  ground(500, 890, 350) +
  rect(160, 110, 690, 770, '#d8d0be', 16) +
  rect(150, 100, 690, 770, '#ece6d9', 16) +
  times(80, (at) => circle(210 + (at % 10) * 64, 165 + Math.floor(at / 10) * 92, 10, '#c5bda9')) +
  times(3, (at) => {
    const x = 230 + at * 190;
    return (
      rect(x, 230, 110, 60, ink.dark, 10) +
      stroke(`M${x + 55} 270 V330 Q${x + 55} 380 ${x + 95} 380`, ink.base, 26) +
      rect(x + 4, 380, 130, 190, [ink.base, ink.accent, ink.light][at] ?? ink.base, 12) +
      rect(x + 90, 380, 44, 190, SHADE, 12) +
      rect(x + 24, 420, 70, 50, PAPER, 6) +
      rect(x, 640, 110, 50, ink.dark, 10) +
      stroke(`M${x + 55} 670 V720 Q${x + 55} 770 ${x + 100} 770`, ink.base, 26)
    );
  });
