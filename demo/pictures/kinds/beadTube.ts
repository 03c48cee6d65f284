import { INK, PAPER, STEEL, STEEL_DARK, STEEL_LIGHT } from '../inks';
import type { PictureKind } from '../kind';
import { printed } from '../lettering';
import { circle, GLEAM, ground, rect, times, rotated } from '../shapes';

/** A tube of seed beads. */
export const beadTube: PictureKind = (ink, { label, tilt }) =>
  ground(500, 890, 170) +
  rotated(
    tilt,
    500,
    880,
    rect(370, 190, 260, 700, '#e7eef1', 60),
    rect(386, 300, 228, 572, ink.base, 50),
    rect(540, 300, 74, 572, ink.dark, 40),
    times(90, (at) =>
      circle(
        404 + ((at * 53) % 196),
        320 + ((at * 79) % 530),
        12,
        at % 3 === 0 ? ink.light : at % 3 === 1 ? ink.dark : ink.pale,
      ),
    ),
    rect(400, 320, 20, 520, GLEAM, 10),
    rect(370, 560, 260, 130, PAPER),
    printed(label.brand, 410, 592, 162, 28, INK),
    printed(label.size, 410, 631, 117, 22, STEEL_DARK),
    rect(384, 110, 232, 130, STEEL_LIGHT, 24),
    rect(384, 200, 232, 40, STEEL, 12),
  );
