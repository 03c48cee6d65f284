import type { PictureKind } from '../kind';
import { circle, ground, path, times, rotated } from '../shapes';

/** Faceted stones. */
export const gems: PictureKind = (ink, { tilt }) =>
  ground(500, 850, 350) +
  [
    [350, 380, 200],
    [690, 420, 150],
    [500, 680, 170],
    [240, 680, 90],
    [760, 690, 95],
  ]
    .map(([x = 0, y = 0, r = 0]) =>
      rotated(
        tilt * 6 + x,
        x,
        y,
        times(8, (at) => {
          const a = (at * Math.PI) / 4;
          const b = ((at + 1) * Math.PI) / 4;
          const point = (angle: number, length: number) =>
            `${(x + Math.cos(angle) * length).toFixed(0)} ${(y + Math.sin(angle) * length).toFixed(0)}`;
          return path(
            `M${point(a, r)} L${point(b, r)} L${point(b, r * 0.55)} L${point(a, r * 0.55)} Z`,
            [ink.base, ink.dark, ink.light, ink.deep][at % 4] ?? ink.base,
          );
        }),
        circle(x, y, r * 0.56, ink.light),
        path(
          `M${x} ${y - r * 0.55} A${r * 0.55} ${r * 0.55} 0 0 0 ${x - r * 0.55} ${y} L${x} ${y} Z`,
          ink.pale,
        ),
      ),
    )
    .join('');
