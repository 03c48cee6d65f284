import { INK, PAPER, PAPER_DARK, STEEL, STEEL_DARK } from '../inks';
import type { PictureKind } from '../kind';
import { printed } from '../lettering';
import { circle, ground, path, rect, SHADE, times, rotated } from '../shapes';

/** A paint tube standing on its cap. */
export const tube: PictureKind = (ink, { label, tilt }) =>
  ground(500, 892, 190) +
  rotated(
    tilt,
    500,
    880,
    path('M345 150 H655 L632 690 Q500 742 368 690 Z', ink.base),
    path('M560 150 H655 L632 690 Q600 712 560 720 Z', SHADE),
    rect(338, 118, 324, 50, ink.dark, 6),
    times(9, (at) => rect(356 + at * 34, 118, 6, 50, ink.deep)),
    path('M372 300 H628 L620 520 H380 Z', PAPER),
    path('M560 300 H628 L620 520 H560 Z', PAPER_DARK),
    printed(label.brand, 410, 342, 188, 28, INK),
    printed(label.size, 410, 382, 143, 19, STEEL_DARK),
    circle(440, 455, 30, ink.base),
    path('M380 694 Q500 742 620 694 L562 766 H438 Z', STEEL),
    path('M540 722 Q590 712 620 694 L562 766 H530 Z', STEEL_DARK),
    rect(424, 756, 152, 126, ink.accent, 14),
    times(5, (at) => rect(442 + at * 27, 768, 7, 102, ink.accentDark, 3)),
  );
