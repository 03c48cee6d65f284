import type { PictureKind } from '../kind';
import { circle, ground, path, stroke } from '../shapes';

/** A block of clay, scored for cutting. */
export const clay: PictureKind = (ink, { choose }) =>
  ground(500, 810, 360) +
  path('M170 430 L300 320 H850 L740 430 Z', ink.light) +
  path('M170 430 H740 V760 Q740 790 710 790 H200 Q170 790 170 760 Z', ink.base) +
  path('M740 430 L850 320 V660 L740 788 Z', ink.dark) +
  stroke('M312 430 V790 M455 430 V790 M598 430 V790', ink.dark, 8) +
  stroke('M312 430 L430 320 M455 430 L568 320 M598 430 L708 320', ink.base, 8) +
  (choose(2) ? circle(800, 760, 74, ink.base) + circle(780, 740, 26, ink.light) : '');
