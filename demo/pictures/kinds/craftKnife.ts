import { STEEL, STEEL_DARK, STEEL_LIGHT } from '../inks';
import type { PictureKind } from '../kind';
import { ground, path, rect, times, rotated } from '../shapes';

/** A craft knife. */
export const craftKnife: PictureKind = (ink, { tilt }) =>
  ground(500, 860, 330) +
  rotated(
    42 + tilt,
    500,
    500,
    path('M470 260 L478 90 L530 200 V260 Z', STEEL),
    path('M478 90 L530 200 V260 H506 Z', STEEL_DARK),
    rect(452, 250, 96, 130, STEEL_DARK, 12),
    times(4, (at) => rect(452, 266 + at * 28, 96, 10, STEEL_LIGHT)),
    rect(444, 370, 112, 480, ink.base, 30),
    rect(506, 370, 50, 480, ink.dark, 25),
    times(6, (at) => rect(444, 400 + at * 30, 112, 12, ink.dark, 6)),
    rect(444, 820, 112, 70, ink.deep, 24),
  );
