import { INK, PAPER } from '../inks';
import type { Kind } from '../kind';
import { circle, ellipse, ground, rect, times, turned } from '../shapes';

/** Patterned papers fanned out. */
export const patternPaper: Kind = (ink, { choose }) => {
  const colours = [ink.dark, ink.pale, ink.base];
  const print = [
    times(30, (at) => circle(300 + (at % 5) * 100, 270 + Math.floor(at / 5) * 95, 18, ink.pale)),
    times(9, (at) => rect(262 + at * 54, 220, 22, 590, ink.pale)),
    times(6, (at) => rect(250, 250 + at * 96, 500, 40, '#ffffff55')) +
      times(6, (at) => rect(270 + at * 82, 220, 38, 590, '#ffffff55')),
    times(20, (at) => {
      const x = 310 + (at % 4) * 125 + (Math.floor(at / 4) % 2) * 50;
      const y = 290 + Math.floor(at / 4) * 115;
      return (
        times(5, (petal) => turned(petal * 72, x, y, ellipse(x, y - 20, 13, 20, ink.pale))) +
        circle(x, y, 11, '#e9b61e')
      );
    }),
  ][choose(4)];
  return (
    ground(500, 860, 380) +
    turned(12, 500, 820, rect(250, 220, 500, 590, colours[0] ?? ink.dark, 6)) +
    turned(-10, 500, 820, rect(250, 220, 500, 590, colours[1] ?? ink.pale, 6)) +
    rect(250, 220, 500, 590, ink.base, 6) +
    print +
    rect(250, 700, 500, 70, PAPER) +
    rect(300, 722, 190, 26, INK, 5)
  );
};
