import type { PictureKind } from '../kind';
import { ground, path, rect, ring, times } from '../shapes';

/** Zipper pulls. */
export const zipperPull: PictureKind = (ink) =>
  ground(500, 870, 330) +
  times(3, (at) => {
    const x = 270 + at * 230;
    return (
      path(`M${x - 60} 230 Q${x} 180 ${x + 60} 230 L${x + 44} 340 H${x - 44} Z`, ink.dark) +
      path(`M${x - 44} 240 Q${x} 204 ${x + 44} 240 L${x + 32} 324 H${x - 32} Z`, ink.base) +
      ring(x, 380, 46, ink.dark, 20) +
      rect(x - 52, 420, 104, 400, ink.base, 46) +
      rect(x + 8, 420, 44, 400, ink.dark, 40) +
      rect(x - 18, 700, 36, 80, '#fff', 18)
    );
  });
