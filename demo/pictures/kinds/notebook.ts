import { PAPER, PAPER_DARK, STEEL_DARK } from '../inks';
import type { PictureKind } from '../kind';
import { circle, ground, rect, SHADE, times } from '../shapes';

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
