import { PAPER } from '../inks';
import type { PictureKind } from '../kind';
import { circle, ground, rect, SHADE, stroke, times } from '../shapes';

/** Hooks on a pegboard. */
export const fixture: PictureKind = (ink) =>
  ground(500, 890, 350) +
  rect(160, 110, 690, 770, '#d8d0be', 16) +
  rect(150, 100, 690, 770, '#ece6d9', 16) +
  times(80, (at) => circle(210 + (at % 10) * 64, 165 + Math.floor(at / 10) * 92, 10, '#c5bda9')) +
  times(3, (at) => {
    const x = 230 + at * 190;
    return (
      rect(x, 230, 110, 60, ink.dark, 10) +
      stroke(`M${x + 55} 270 V330 Q${x + 55} 380 ${x + 95} 380`, ink.base, 26) +
      rect(x + 4, 380, 130, 190, [ink.base, ink.accent, ink.light][at] ?? ink.base, 12) +
      rect(x + 90, 380, 44, 190, SHADE, 12) +
      rect(x + 24, 420, 70, 50, PAPER, 6) +
      rect(x, 640, 110, 50, ink.dark, 10) +
      stroke(`M${x + 55} 670 V720 Q${x + 55} 770 ${x + 100} 770`, ink.base, 26)
    );
  });
