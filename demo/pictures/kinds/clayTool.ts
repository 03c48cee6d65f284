import { STEEL, STEEL_DARK, WOOD } from '../inks';
import { formOf, type PictureKind } from '../kind';
import { circle, ground, path, rect, SHADE, stroke, rotated } from '../shapes';

const HEADS = {
  loop: stroke('M500 322 V250 M500 250 Q430 180 500 110 Q570 180 500 250', STEEL_DARK, 14),
  ball: stroke('M500 322 V190', STEEL_DARK, 18) + circle(500, 160, 44, STEEL),
  needle: path('M490 320 L500 90 L510 320 Z', STEEL_DARK),
  ribbon: stroke('M484 322 L440 130 H560 L516 322', STEEL_DARK, 14),
} as const;

/** One modelling tool with its wooden handle. */
export const clayTool: PictureKind = (ink, vary) =>
  ground(500, 900, 240) +
  rotated(
    14 + vary.tilt,
    500,
    880,
    rect(466, 330, 68, 540, WOOD, 30),
    rect(504, 330, 30, 540, SHADE, 15),
    rect(466, 700, 68, 60, ink.base),
    rect(474, 318, 52, 64, '#c9a13b', 8),
    formOf(vary, HEADS),
  );
