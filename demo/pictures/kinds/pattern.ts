import { INK, PAPER, PAPER_DARK, type Inks } from '../inks';
import type { PictureKind } from '../kind';
import { printed } from '../lettering';
import { circle, ground, path, rect, stroke, times } from '../shapes';

/** Draws the garment; an unknown form shows only the pattern pieces. */
function garment(form: string, ink: Inks): string {
  const garments: Readonly<Record<string, string>> = {
    dress:
      path('M420 300 H580 L600 420 L560 440 L640 800 H360 L440 440 L400 420 Z', ink.base) +
      path('M510 300 H580 L600 420 L560 440 L640 800 H510 Z', ink.dark),
    shirt:
      path(
        'M390 320 H610 L720 430 L670 500 L620 460 V800 H380 V460 L330 500 L280 430 Z',
        ink.base,
      ) +
      path('M500 320 H610 L720 430 L670 500 L620 460 V800 H500 Z', ink.dark) +
      times(4, (at) => circle(500, 420 + at * 90, 10, ink.pale)),
    trousers:
      path('M400 300 H600 L640 810 H530 L500 480 L470 810 H360 Z', ink.base) +
      path('M500 300 H600 L640 810 H530 L500 480 Z', ink.dark),
    bag:
      path('M350 420 H650 V800 H350 Z', ink.base) +
      path('M500 420 H650 V800 H500 Z', ink.dark) +
      stroke('M420 420 Q420 290 500 290 Q580 290 580 420', ink.deep, 22),
    skirt:
      path('M410 330 H590 L690 800 H310 Z', ink.base) +
      path('M500 330 H590 L690 800 H500 Z', ink.dark) +
      rect(400, 310, 200, 40, ink.deep),
  };
  return (
    garments[form] ??
    stroke('M300 330 H470 L440 560 H300 Z M530 330 H700 V520 H550 Z', ink.base, 10) +
      stroke('M300 620 H700 V790 H300 Z M340 660 V750 M660 660 V750', ink.dark, 10)
  );
}

/** A pattern envelope with a sketch of the garment. */
export const pattern: PictureKind = (ink, { label, form }) =>
  ground(500, 905, 300) +
  rect(216, 116, 590, 790, PAPER_DARK, 8) +
  rect(204, 104, 590, 790, PAPER, 8) +
  rect(204, 104, 590, 120, ink.accent, 8) +
  printed(label.brand, 250, 137, 325, 55, '#ffffffdd') +
  garment(form, ink) +
  printed(label.size, 250, 828, 247, 42, INK);
