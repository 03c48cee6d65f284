import { KRAFT_DARK } from '../inks';
import type { PictureKind } from '../kind';
import { ground, path, SHADE, stroke, times } from '../shapes';

/** A garland of flags. */
export const bunting: PictureKind = (ink) => {
  const colours = [ink.base, ink.pale, ink.dark, ink.light, ink.accent];
  return (
    ground(500, 800, 330) +
    stroke('M70 250 Q500 520 930 250', KRAFT_DARK, 12) +
    times(7, (at) => {
      const x = 150 + at * 116;
      const y = 250 + Math.sin(((at + 0.7) / 7.4) * Math.PI) * 128;
      return (
        path(`M${x - 56} ${y - 4} H${x + 56} L${x} ${y + 200} Z`, colours[at % 5] ?? ink.base) +
        path(`M${x + 10} ${y - 4} H${x + 56} L${x} ${y + 200} Z`, SHADE)
      );
    })
  );
};
