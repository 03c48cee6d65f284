import { EMBLEMS } from '../emblems';
import { PAPER } from '../inks';
import type { PictureKind } from '../kind';
import { centred, printed } from '../lettering';
import { ground, path, rect } from '../shapes';

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
