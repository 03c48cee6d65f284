import type { PictureKind } from '../kind';
import { circle, ground, path, rect, times } from '../shapes';

/** A cushion. */
export const cushion: PictureKind = (ink, { choose, form }) =>
  ground(500, 850, 370) +
  path(
    'M150 260 Q180 200 260 230 Q500 190 740 230 Q820 200 850 260 Q820 520 850 760 Q820 840 740 806 Q500 850 260 806 Q180 840 150 760 Q180 520 150 260 Z',
    ink.base,
  ) +
  path(
    'M640 216 Q700 220 740 230 Q820 200 850 260 Q820 520 850 760 Q820 840 740 806 Q690 818 640 824 Q720 520 640 216 Z',
    ink.dark,
  ) +
  (form === 'plain'
    ? ''
    : ([
        path(
          'M500 690 Q340 560 400 450 Q460 400 500 480 Q540 400 600 450 Q660 560 500 690 Z',
          ink.pale,
        ),
        times(5, (at) => rect(176, 300 + at * 100, 640, 36, ink.pale)),
        times(16, (at) =>
          circle(280 + (at % 4) * 145, 310 + Math.floor(at / 4) * 140, 30, ink.pale),
        ),
      ][choose(3)] ?? ''));
