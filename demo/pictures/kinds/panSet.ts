import { INK, STEEL_DARK, STEEL_LIGHT } from '../inks';
import type { PictureKind } from '../kind';
import { ellipse, ground, translated, path, rect, SHADE, times } from '../shapes';

/** A metal box of watercolour pans. */
export const panSet: PictureKind = (ink) => {
  const pans = [
    ink.base,
    '#c8372d',
    '#e9b61e',
    '#3d8a53',
    '#2c5aa0',
    '#6b3fa0',
    '#8a5a33',
    ink.deep,
    '#e8711c',
    '#17a2a8',
    '#d0267f',
    '#232326',
  ];
  return (
    ground(500, 850, 400) +
    path('M150 160 H850 L880 470 H120 Z', STEEL_LIGHT) +
    path('M185 190 H815 L838 450 H162 Z', '#fff') +
    ellipse(330, 320, 90, 60, STEEL_LIGHT) +
    ellipse(670, 320, 90, 60, STEEL_LIGHT) +
    rect(110, 465, 780, 365, INK, 26) +
    rect(110, 465, 780, 30, STEEL_DARK, 12) +
    times(12, (at) =>
      translated(
        150 + (at % 6) * 118,
        520 + Math.floor(at / 6) * 150,
        rect(0, 0, 108, 130, '#fff', 10),
        rect(10, 10, 88, 110, pans[at] ?? ink.base, 8),
        path('M60 10 H90 Q98 10 98 18 V112 Q98 120 90 120 H60 Z', SHADE),
      ),
    )
  );
};
