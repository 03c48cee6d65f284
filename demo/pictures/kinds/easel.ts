import { WOOD_DARK } from '../inks';
import type { PictureKind } from '../kind';
import { ground, path, rect } from '../shapes';

/** An easel holding a canvas. */
export const easel: PictureKind = (ink) =>
  ground(500, 925, 320) +
  path('M480 80 H520 V900 H480 Z', WOOD_DARK) +
  path('M452 90 L486 90 L330 920 H290 Z', ink.base) +
  path('M514 90 H548 L710 920 H670 Z', ink.dark) +
  rect(300, 190, 400, 440, '#f3efe4', 4) +
  rect(620, 190, 80, 440, '#e2dccb', 4) +
  path('M300 470 Q420 400 520 450 T700 430 V630 H300 Z', ink.accent) +
  rect(250, 630, 500, 40, ink.base, 6) +
  rect(250, 655, 500, 15, ink.deep, 6) +
  rect(365, 780, 270, 26, ink.dark, 6) +
  rect(455, 140, 90, 40, ink.deep, 6);
