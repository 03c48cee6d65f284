import { PAPER } from '../inks';
import type { PictureKind } from '../kind';
import { printed } from '../lettering';
import { ground, path, rect, times } from '../shapes';

/** Bias tape folded in its wrapper. */
export const biasTape: PictureKind = (ink, { label }) =>
  ground(500, 880, 330) +
  rect(200, 150, 600, 720, PAPER, 14) +
  rect(200, 150, 600, 150, ink.accent, 14) +
  printed(label.brand, 270, 190, 300, 50, '#ffffffcc') +
  times(
    5,
    (at) =>
      path(
        `M240 ${360 + at * 92} H740 Q780 ${400 + at * 92} 740 ${440 + at * 92} H240 Z`,
        at % 2 ? ink.dark : ink.base,
      ) + rect(240, 392 + at * 92, 500, 6, ink.deep),
  ) +
  path('M240 728 H300 V880 L270 850 L240 880 Z', ink.base);
