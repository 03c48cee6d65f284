import { INK, STEEL, STEEL_DARK, STEEL_LIGHT, WOOD, WOOD_DARK, WOOD_LIGHT } from '../inks';
import { formOf, type PictureKind } from '../kind';
import { circle, ground, rect, ring, stroke } from '../shapes';

/** A board with a tray and a marker. */
export const whiteboard: PictureKind = (ink, vary) => {
  const face = formOf(vary, { white: '#fdfdfb', chalk: '#2d4a3e', cork: '#c99a63' });
  const chalk = face === '#fdfdfb' ? ink.base : '#fdfdfb';
  return (
    ground(500, 870, 410) +
    rect(90, 180, 820, 620, face === '#fdfdfb' ? STEEL : WOOD, 22) +
    rect(90, 760, 820, 40, face === '#fdfdfb' ? STEEL_DARK : WOOD_DARK, 16) +
    rect(125, 215, 750, 545, face, 8) +
    stroke('M210 340 Q300 280 380 340 T560 340', chalk, 16) +
    stroke('M210 440 H480 M210 520 H420', chalk, 14) +
    circle(680, 500, 110, 'none') +
    ring(680, 500, 100, chalk, 14) +
    rect(180, 790, 640, 46, face === '#fdfdfb' ? STEEL_LIGHT : WOOD_LIGHT, 10) +
    rect(300, 768, 180, 36, ink.dark, 14) +
    rect(540, 760, 120, 44, INK, 8)
  );
};
