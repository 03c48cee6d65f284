import { STEEL, STEEL_DARK } from '../inks';
import type { PictureKind } from '../kind';
import { ground, path, rect, rotated } from '../shapes';

/** A crochet hook. */
export const crochetHook: PictureKind = (ink, { tilt }) =>
  ground(500, 860, 320) +
  rotated(
    36 + tilt,
    500,
    500,
    path('M482 250 V130 Q482 90 512 90 Q540 94 534 128 L512 150 Q506 156 518 172 V250 Z', STEEL),
    rect(482, 240, 36, 240, STEEL),
    rect(502, 240, 16, 240, STEEL_DARK),
    path('M470 470 H530 Q556 640 536 900 Q500 930 464 900 Q444 640 470 470 Z', ink.base),
    path('M506 470 H530 Q556 640 536 900 Q520 914 506 918 Z', ink.dark),
    rect(468, 540, 64, 110, ink.deep, 24),
  );
