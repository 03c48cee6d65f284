import { WOOD, WOOD_DARK } from '../inks';
import type { PictureKind } from '../kind';
import { circle, ellipse, GLEAM, ground, path } from '../shapes';

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
