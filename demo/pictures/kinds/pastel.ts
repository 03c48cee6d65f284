import { INK, PAPER, PAPER_DARK } from '../inks';
import type { PictureKind } from '../kind';
import { printed } from '../lettering';
import { ellipse, withOpacity, ground, rect, rotated } from '../shapes';

/** Pastel sticks with their paper sleeve. */
export const pastel: PictureKind = (ink, { label, tilt }) =>
  ground(500, 800, 370) +
  rotated(
    -16 + tilt,
    500,
    500,
    rect(150, 400, 700, 130, ink.base, 26),
    rect(150, 466, 700, 64, ink.dark, 26),
    rect(390, 392, 330, 146, PAPER, 6),
    rect(390, 466, 330, 72, PAPER_DARK, 6),
    printed(label.brand, 430, 423, 212, 25, INK),
    rect(260, 620, 480, 110, ink.light, 24),
    rect(260, 676, 480, 54, ink.base, 24),
  ) +
  withOpacity(0.5, ellipse(250, 790, 110, 22, ink.pale), ellipse(700, 640, 60, 14, ink.pale));
