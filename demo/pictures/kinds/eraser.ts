import { PAPER } from '../inks';
import type { Kind } from '../kind';
import { ground, path, rect, turned } from '../shapes';

/** A block eraser in its sleeve. */
export const eraser: Kind = (ink, { tilt }) =>
  ground(500, 740, 350) +
  turned(
    -10 + tilt,
    500,
    500,
    path('M170 420 L250 340 H870 L800 420 Z', '#ffffff'),
    path('M170 420 H800 V640 Q800 670 770 670 H200 Q170 670 170 640 Z', '#f1eee6'),
    path('M800 420 L870 340 V560 L800 650 Z', '#d9d4c7'),
    path('M360 420 L438 340 H870 L800 420 Z', ink.light),
    rect(360, 420, 440, 250, ink.base),
    path('M800 420 L870 340 V570 L800 670 Z', ink.dark),
    rect(420, 490, 250, 44, PAPER, 8),
    rect(420, 560, 160, 26, ink.pale, 8),
  );
