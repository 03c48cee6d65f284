import { STEEL, STEEL_DARK, STEEL_LIGHT } from '../inks';
import type { PictureKind } from '../kind';
import { circle, ground, path, ring, stroke, rotated } from '../shapes';

/** A pair of scissors, open. */
export const scissors: PictureKind = (ink, { tilt }) =>
  ground(500, 900, 260) +
  rotated(
    tilt,
    500,
    560,
    path('M470 560 L318 110 Q380 130 410 190 L540 540 Z', STEEL),
    path('M470 560 L318 110 L500 548 Z', STEEL_LIGHT),
    path('M530 560 L682 110 Q620 130 590 190 L460 540 Z', STEEL_DARK),
    path('M530 560 L682 110 L545 520 Z', STEEL),
    path('M452 530 L548 530 L640 640 L600 690 L500 590 L400 690 L360 640 Z', ink.dark),
    ring(350, 760, 106, ink.base, 52),
    ring(650, 760, 106, ink.base, 52),
    stroke('M252 800 A106 106 0 0 0 400 855', ink.dark, 26),
    stroke('M552 800 A106 106 0 0 0 700 855', ink.dark, 26),
    circle(500, 560, 30, STEEL_LIGHT),
    circle(500, 560, 14, STEEL_DARK),
  );
