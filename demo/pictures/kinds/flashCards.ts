import { PAPER, PAPER_DARK } from '../inks';
import type { Kind } from '../kind';
import { circle, ground, rect, stroke, turned } from '../shapes';

/** Flash cards fanned out. */
export const flashCards: Kind = (ink, { choose }) =>
  ground(500, 850, 360) +
  turned(-16, 500, 900, rect(300, 220, 400, 560, ink.dark, 30)) +
  turned(0, 500, 900, rect(300, 200, 400, 560, ink.light, 30)) +
  turned(
    16,
    500,
    900,
    rect(300, 220, 400, 560, PAPER_DARK, 30),
    rect(294, 212, 400, 560, PAPER, 30),
    rect(330, 250, 328, 484, ink.pale, 18),
    [
      stroke('M494 400 V580 M404 490 H584', ink.deep, 46),
      stroke('M420 410 L570 570 M570 410 L420 570', ink.deep, 46),
      stroke('M404 590 L494 380 L584 590 M436 520 H552', ink.deep, 40),
      circle(494, 490, 110, ink.base),
    ][choose(4)] ?? '',
  );
