import { INK, PAPER, PAPER_DARK } from '../inks';
import type { PictureKind } from '../kind';
import { centred } from '../lettering';
import { circle, ground, path, rect, SHADE, times, rotated } from '../shapes';

/** A book, standing a little open. */
export const book: PictureKind = (ink, { choose, label }) =>
  ground(510, 895, 290) +
  path('M270 140 L760 120 V850 L270 890 Z', PAPER) +
  path('M752 124 L784 140 V864 L752 852 Z', PAPER_DARK) +
  path('M240 130 L300 140 V896 L240 870 Z', ink.deep) +
  path('M290 140 L740 120 V850 L290 892 Z', ink.base) +
  path('M560 128 L740 120 V850 L560 866 Z', SHADE) +
  path('M350 220 L690 206 V330 L350 346 Z', PAPER) +
  rotated(-2, 520, 270, centred(label.brand, 390, 250, 260, 44, INK)) +
  [
    circle(520, 580, 130, ink.light) +
      path('M420 660 L500 500 L560 590 L600 540 L650 650 Z', ink.deep),
    times(4, (at) =>
      path(
        `M${390 + at * 70} 720 Q${370 + at * 70} 560 ${420 + at * 66} 450 Q${450 + at * 60} 580 ${430 + at * 66} 720 Z`,
        at % 2 ? ink.light : ink.pale,
      ),
    ),
    rect(400, 470, 240, 230, ink.light, 8) +
      rect(400, 470, 120, 115, ink.pale, 4) +
      rect(520, 585, 120, 115, ink.deep, 4),
  ][choose(3)];
