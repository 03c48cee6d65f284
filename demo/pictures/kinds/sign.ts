import { KRAFT_DARK, STEEL_DARK } from '../inks';
import type { Kind } from '../kind';
import { circle, ground, rect, stroke } from '../shapes';

/** A hanging sign. */
export const sign: Kind = (ink) =>
  ground(500, 850, 340) +
  stroke('M250 400 L500 170 L750 400', KRAFT_DARK, 14) +
  circle(500, 166, 26, STEEL_DARK) +
  rect(150, 390, 700, 400, ink.dark, 18) +
  rect(150, 380, 700, 390, ink.base, 18) +
  rect(185, 415, 630, 320, ink.pale, 10) +
  rect(280, 490, 440, 50, ink.deep, 8) +
  rect(340, 580, 320, 34, ink.dark, 8) +
  rect(420, 650, 160, 22, ink.dark, 8) +
  circle(250, 430, 12, STEEL_DARK) +
  circle(750, 430, 12, STEEL_DARK);
