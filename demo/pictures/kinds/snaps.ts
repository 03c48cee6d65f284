import { PAPER, PAPER_DARK } from '../inks';
import type { Kind } from '../kind';
import { circle, ground, rect, ring, stroke, times } from '../shapes';

/** Metal fasteners on a card. */
export const snaps: Kind = (ink, { choose }) =>
  ground(500, 900, 300) +
  rect(240, 110, 520, 780, PAPER, 20) +
  rect(240, 110, 520, 180, ink.accent, 20) +
  circle(500, 160, 24, '#fff') +
  rect(320, 215, 220, 28, '#ffffffaa', 6) +
  times(9, (at) => {
    const x = 350 + (at % 3) * 150;
    const y = 400 + Math.floor(at / 3) * 170;
    return choose(2)
      ? circle(x + 4, y + 6, 60, PAPER_DARK) +
          circle(x, y, 58, ink.base) +
          circle(x, y, 40, ink.dark) +
          circle(x, y, 22, ink.light)
      : ring(x + 4, y + 6, 48, PAPER_DARK, 22) +
          ring(x, y, 48, ink.base, 22) +
          stroke(`M${x + 34} ${y - 34} A48 48 0 0 1 ${x + 34} ${y + 34}`, ink.dark, 22);
  });
