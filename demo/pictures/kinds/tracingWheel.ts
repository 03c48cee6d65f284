import { STEEL, STEEL_DARK } from '../inks';
import type { PictureKind } from '../kind';
import { circle, ground, rect, stroke, times, rotated } from '../shapes';

/** A tracing wheel with its teeth. */
export const tracingWheel: PictureKind = (ink, { tilt }) =>
  ground(500, 880, 320) +
  rotated(
    36 + tilt,
    500,
    500,
    times(24, (at) => rotated(at * 15, 500, 210, rect(494, 70, 12, 40, STEEL_DARK))),
    circle(500, 210, 118, STEEL),
    circle(500, 210, 30, STEEL_DARK),
    stroke('M460 210 L470 400 M540 210 L530 400', STEEL_DARK, 22),
    rect(446, 390, 108, 480, ink.base, 44),
    rect(506, 390, 48, 480, ink.dark, 40),
  );
