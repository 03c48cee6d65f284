import { INK } from '../inks';
import type { Kind } from '../kind';
import { circle, ground, rect, times, turned } from '../shapes';

/** A round clock. */
export const clock: Kind = (ink, { choose }) =>
  ground(500, 900, 280) +
  circle(500, 510, 380, ink.dark) +
  circle(494, 502, 380, ink.base) +
  circle(498, 506, 310, '#fffdf7') +
  times(12, (at) => turned(at * 30, 498, 506, rect(490, 214, 16, at % 3 ? 30 : 56, INK, 4))) +
  turned(choose(12) * 30 + 15, 498, 506, rect(486, 330, 24, 190, INK, 10)) +
  turned(choose(12) * 30 + 130, 498, 506, rect(490, 250, 16, 270, ink.base, 8)) +
  circle(498, 506, 26, INK);
