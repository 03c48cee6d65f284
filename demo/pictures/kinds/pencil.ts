import { PAPER, WOOD, WOOD_LIGHT } from '../inks';
import type { PictureKind } from '../kind';
import { ground, path, rect, rotated } from '../shapes';

/** A pencil across the page. */
export const pencil: PictureKind = (ink, { tilt }) =>
  ground(500, 860, 350) +
  rotated(
    38 + tilt,
    500,
    500,
    path('M440 200 H560 V860 H440 Z', ink.base),
    rect(480, 200, 40, 660, ink.light),
    rect(520, 200, 40, 660, ink.dark),
    path('M440 205 Q460 185 480 205 Q500 185 520 205 Q540 185 560 205 L512 60 H488 Z', WOOD_LIGHT),
    path('M520 205 Q540 185 560 205 L512 60 H500 Z', WOOD),
    path('M474 102 L488 60 Q500 30 512 60 L526 102 Q500 112 474 102 Z', ink.base),
    path('M500 40 L512 60 L526 102 Q515 107 500 108 Z', ink.dark),
    rect(440, 850, 120, 40, '#c9a13b'),
    path('M440 886 H560 V930 Q560 950 540 950 H460 Q440 950 440 930 Z', ink.deep),
    rect(478, 640, 14, 150, PAPER, 5),
  );
