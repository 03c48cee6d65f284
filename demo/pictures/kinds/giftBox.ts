import type { PictureKind } from '../kind';
import { ground, path, rect } from '../shapes';

/** A box with a bow. */
export const giftBox: PictureKind = (ink, { choose }) => {
  const bow = choose(2) ? ink.accent : ink.pale;
  const bowDark = choose(2) ? ink.accentDark : ink.light;
  return (
    ground(500, 880, 340) +
    rect(210, 450, 580, 430, ink.base, 10) +
    rect(600, 450, 190, 430, ink.dark, 10) +
    rect(180, 340, 640, 130, ink.light, 12) +
    rect(180, 440, 640, 30, ink.deep, 8) +
    rect(450, 340, 100, 540, bow) +
    path('M500 340 Q330 120 250 220 Q230 320 500 340 Z', bow) +
    path('M500 340 Q670 120 750 220 Q770 320 500 340 Z', bowDark) +
    rect(456, 290, 88, 70, bowDark, 20)
  );
};
