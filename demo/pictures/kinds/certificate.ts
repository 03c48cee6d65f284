import { PAPER_DARK, INK, STEEL_DARK } from '../inks';
import type { PictureKind } from '../kind';
import { centred } from '../lettering';
import { circle, ground, path, rect, stroke } from '../shapes';

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
