import { INK, PAPER } from '../inks';
import { formOf, type PictureKind } from '../kind';
import { printed } from '../lettering';
import { PRINTS } from '../prints';
import { ground, rect, rotated } from '../shapes';

/** Patterned papers fanned out. */
export const patternPaper: PictureKind = (ink, vary) => {
  const colours = [ink.dark, ink.pale, ink.base];
  const print = formOf(vary, PRINTS)({ x: 262, y: 230, width: 480, height: 460, step: 92 }, ink);
  return (
    ground(500, 860, 380) +
    rotated(12, 500, 820, rect(250, 220, 500, 590, colours[0] ?? ink.dark, 6)) +
    rotated(-10, 500, 820, rect(250, 220, 500, 590, colours[1] ?? ink.pale, 6)) +
    rect(250, 220, 500, 590, ink.base, 6) +
    print +
    rect(250, 700, 500, 70, PAPER) +
    printed(vary.label.brand, 300, 719, 238, 32, INK)
  );
};
