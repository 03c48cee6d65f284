import { PAPER } from '../inks';
import type { PictureKind } from '../kind';
import { withOpacity, ground, rect, stroke, times } from '../shapes';

/** A bundle of pipe cleaners. */
export const pipeCleaners: PictureKind = (ink) =>
  ground(500, 890, 300) +
  times(7, (at) => {
    const shift = (at - 3) * 44;
    const d = `M${500 + shift * 0.5} 880 Q${500 + shift * 0.4} 600 ${500 + shift} 420 T${500 + shift * 2.1} ${130 + Math.abs(at - 3) * 26}`;
    const colour = [ink.base, ink.dark, ink.light][at % 3] ?? ink.base;
    return (
      stroke(d, colour, 40) +
      withOpacity(
        0.5,
        `<path d="${d}" fill="none" stroke="${ink.deep}" stroke-width="44" stroke-dasharray="3 11"/>`,
      )
    );
  }) +
  rect(400, 640, 200, 70, PAPER, 10) +
  rect(440, 664, 110, 20, ink.accent, 6);
