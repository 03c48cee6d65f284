import { INK, PAPER } from '../inks';
import type { PictureKind } from '../kind';
import { printed } from '../lettering';
import { ground, path, rect, stroke, times, rotated } from '../shapes';

/** A skein of embroidery floss. */
export const skein: PictureKind = (ink, { label, tilt }) =>
  ground(500, 890, 230) +
  rotated(
    tilt,
    500,
    500,
    path(
      'M350 180 Q350 100 500 100 Q650 100 650 180 Q690 480 650 800 Q640 890 500 890 Q360 890 350 800 Q310 480 350 180 Z',
      ink.base,
    ),
    path(
      'M580 112 Q650 120 650 180 Q690 480 650 800 Q644 876 570 888 Q640 500 580 112 Z',
      ink.dark,
    ),
    times(6, (at) =>
      stroke(
        `M${382 + at * 44} ${130 - (at % 3) * 8} Q${350 + at * 58} 480 ${384 + at * 44} ${862 + (at % 2) * 8}`,
        at % 2 ? ink.dark : ink.light,
        7,
      ),
    ),
    path('M318 230 Q500 262 682 230 L688 350 Q500 386 312 350 Z', INK),
    path('M420 252 H580 V366 H420 Z', '#c9a13b'),
    path('M322 640 Q500 674 678 640 L672 780 Q500 816 328 780 Z', INK),
    rect(410, 690, 180, 60, PAPER, 6),
    printed(label.brand, 440, 705, 125, 28, INK),
  );
