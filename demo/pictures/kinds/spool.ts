import { INK, PAPER, PAPER_DARK } from '../inks';
import type { PictureKind } from '../kind';
import { ellipse, GLEAM, ground, path, rect, stroke, times } from '../shapes';

/** A spool of thread. */
export const spool: PictureKind = (ink, { choose }) =>
  ground(500, 885, 230) +
  ellipse(500, 838, 220, 52, PAPER_DARK) +
  rect(280, 800, 440, 40, PAPER_DARK) +
  ellipse(500, 800, 220, 52, PAPER) +
  path('M330 240 H670 Q690 520 670 800 Q500 846 330 800 Q310 520 330 240 Z', ink.base) +
  path('M560 240 H670 Q690 520 670 800 Q620 818 560 824 Z', ink.dark) +
  times(20, (at) =>
    stroke(
      `M${326 - (at > 4 && at < 15 ? 4 : 0)} ${262 + at * 27} Q500 ${300 + at * 27} ${674} ${258 + at * 27}`,
      ink.dark,
      4,
    ),
  ) +
  rect(370, 270, 22, 500, GLEAM, 11) +
  ellipse(500, 244, 220, 54, PAPER_DARK) +
  rect(280, 196, 440, 46, PAPER_DARK) +
  ellipse(500, 198, 220, 54, PAPER) +
  ellipse(500, 198, 130, 32, ink.pale) +
  ellipse(500, 198, 46, 14, INK) +
  (choose(2) ? stroke('M668 640 Q790 660 770 770 Q760 840 840 860', ink.base, 8) : '');
