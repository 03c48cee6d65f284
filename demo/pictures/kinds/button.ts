import { formOf, type PictureKind } from '../kind';
import { circle, ground, path, ring, rotated } from '../shapes';

/** Buttons, one leaning on the others. */
type Holes = readonly (readonly [dx: number, dy: number])[];

const HOLES: Readonly<Record<string, Holes>> = {
  'two-hole': [
    [-1, 0],
    [1, 0],
  ],
  'four-hole': [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
};

export const button: PictureKind = (ink, vary) => {
  const holes = formOf(vary, HOLES);
  const one = (x: number, y: number, r: number) =>
    circle(x + 6, y + 10, r, ink.deep) +
    circle(x, y, r, ink.base) +
    path(
      `M${x} ${y - r} A${r} ${r} 0 0 1 ${x} ${y + r} A${r * 1.3} ${r * 1.3} 0 0 0 ${x} ${y - r} Z`,
      ink.dark,
    ) +
    ring(x, y, r * 0.78, ink.dark, r * 0.06) +
    circle(x, y, r * 0.6, ink.light) +
    (vary.form === 'shank' ? [] : holes)
      .map(([dx, dy]) => circle(x + dx * r * 0.2, y + dy * r * 0.2, r * 0.1, ink.deep))
      .join('');
  return (
    ground(500, 850, 350) +
    rotated(
      vary.tilt * 4,
      500,
      500,
      one(350, 360, 190),
      one(690, 420, 150),
      one(500, 670, 180),
      one(240, 660, 100),
      one(770, 690, 100),
    )
  );
};
