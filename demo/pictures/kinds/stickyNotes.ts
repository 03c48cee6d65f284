import type { PictureKind } from '../kind';
import { lettering } from '../lettering';
import { ground, path, stroke } from '../shapes';

/** A pad of sticky notes. */
export const stickyNotes: PictureKind = (ink, { label }) =>
  ground(500, 850, 350) +
  path('M220 260 H760 V800 H220 Z', ink.deep) +
  path('M206 246 H746 V786 H206 Z', ink.dark) +
  path('M190 230 H730 V690 L640 770 H190 Z', ink.base) +
  path('M730 690 L640 770 Q660 720 640 690 Z', ink.light) +
  stroke('M270 370 H600 M270 460 H640 M270 550 H520', ink.dark, 14) +
  lettering(label.size, 270, 640, 200, 34, ink.deep);
