import type { PictureKind } from '../kind';
import { printed } from '../lettering';
import { ground, path, rect, rotated } from '../shapes';

/** A block eraser in its sleeve. */
export const eraser: PictureKind = (ink, { label, tilt }) =>
  ground(500, 740, 350) +
  rotated(
    -10 + tilt,
    500,
    500,
    path('M170 420 L250 340 H870 L800 420 Z', '#ffffff'),
    path('M170 420 H800 V640 Q800 670 770 670 H200 Q170 670 170 640 Z', '#f1eee6'),
    path('M800 420 L870 340 V560 L800 650 Z', '#d9d4c7'),
    path('M360 420 L438 340 H870 L800 420 Z', ink.light),
    rect(360, 420, 440, 250, ink.base),
    path('M800 420 L870 340 V570 L800 670 Z', ink.dark),
    printed(label.brand, 420, 485, 312, 55, ink.print),
    printed(label.size, 420, 552, 208, 42, ink.print),
  );
