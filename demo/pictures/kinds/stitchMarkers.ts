import { type Inks } from '../inks';
import type { PictureKind } from '../kind';
import { ground, translated, path, stroke, times } from '../shapes';

const colours = (ink: Inks) => [ink.base, '#e9b61e', '#3d8a53', '#c8372d'];

/** Locking stitch markers. */
export const stitchMarkers: PictureKind = (ink) =>
  ground(500, 850, 370) +
  times(4, (at) =>
    translated(
      110 + at * 205,
      at % 2 ? 70 : 0,
      stroke(
        'M40 230 Q40 150 90 150 Q140 150 140 230 V590 Q140 690 90 690 Q40 690 40 590 Z',
        colours(ink)[at] ?? ink.base,
        30,
      ),
      path('M20 210 H70 L60 300 H34 Z', ink.deep),
    ),
  );
