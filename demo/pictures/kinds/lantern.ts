import { PAPER } from '../inks';
import type { Kind } from '../kind';
import { circle, ground, path, rect, ring } from '../shapes';

/** A tea-light lantern. */
export const lantern: Kind = (ink) =>
  ground(500, 900, 250) +
  ring(500, 140, 60, ink.deep, 20) +
  path('M330 290 L420 190 H580 L670 290 Z', ink.dark) +
  rect(290, 280, 420, 50, ink.deep, 8) +
  rect(310, 330, 380, 500, '#fdf3d3') +
  circle(500, 600, 130, '#f9dc8a') +
  path('M500 470 Q550 550 530 610 Q500 640 470 610 Q450 550 500 470 Z', '#f08c1e') +
  rect(430, 640, 140, 190, PAPER, 8) +
  rect(310, 330, 40, 500, ink.base) +
  rect(650, 330, 40, 500, ink.dark) +
  rect(480, 330, 16, 150, ink.base) +
  rect(280, 820, 440, 70, ink.base, 10) +
  rect(560, 820, 160, 70, ink.dark, 10);
