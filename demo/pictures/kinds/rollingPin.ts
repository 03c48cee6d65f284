import { WOOD, WOOD_LIGHT, WOOD_DARK } from '../inks';
import type { PictureKind } from '../kind';
import { ground, rect, rotated } from '../shapes';

/** A rolling pin for clay. */
export const rollingPin: PictureKind = (ink, { tilt }) =>
  ground(500, 790, 390) +
  rotated(
    -24 + tilt,
    500,
    500,
    rect(60, 464, 170, 72, ink.base, 34),
    rect(770, 464, 170, 72, ink.base, 34),
    rect(200, 410, 600, 180, WOOD, 40),
    rect(200, 510, 600, 80, WOOD_DARK, 40),
    rect(230, 430, 540, 26, WOOD_LIGHT, 13),
  );
