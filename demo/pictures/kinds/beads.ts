import { STEEL_DARK } from '../inks';
import type { PictureKind } from '../kind';
import { circle, ground, path, SHADE, stroke, times } from '../shapes';

/** A string of beads. */
export const beads: PictureKind = (ink) =>
  ground(500, 860, 360) +
  stroke('M150 330 Q200 740 500 760 Q800 740 850 330', STEEL_DARK, 6) +
  times(13, (at) => {
    const share = at / 12;
    const x = 150 + share * 700;
    const y = 330 + Math.sin(share * Math.PI) ** 0.8 * 410;
    const r = at % 2 ? 44 : 62;
    return (
      circle(x, y, r, at % 2 ? ink.dark : ink.base) +
      path(
        `M${x} ${y - r} A${r} ${r} 0 0 1 ${x} ${y + r} A${r * 1.4} ${r * 1.4} 0 0 0 ${x} ${y - r} Z`,
        SHADE,
      ) +
      circle(x - r * 0.35, y - r * 0.35, r * 0.22, '#ffffff99')
    );
  });
