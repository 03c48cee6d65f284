import { EMBLEMS } from './emblems';
import type { Inks } from './inks';
import { circle, path, stroke, times } from './shapes';

type Print = (box: Box, ink: Inks) => string;

/** The visible flat area of the cloth. */
interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Distance between motifs. */
  step: number;
}

const scattered =
  (motif: (x: number, y: number, r: number, ink: Inks) => string): Print =>
  ({ x, y, width, height, step }, ink) =>
    times(Math.max(1, Math.floor(height / step)), (row) =>
      times(Math.floor(width / step), (column) =>
        motif(
          x + step * (column + (row % 2 ? 0.75 : 0.35)),
          y + step * (row + 0.5),
          step * 0.26,
          ink,
        ),
      ),
    );

const lines =
  (slant: number): Print =>
  ({ x, y, width, height, step }, ink) =>
    times(Math.floor(width / step), (index) =>
      stroke(
        `M${x + step * (index + 0.5)} ${y} l${slant * step} ${height}`,
        ink.pale,
        Math.round(step * 0.3),
      ),
    );

const bars: Print = ({ x, y, width, height, step }) =>
  times(Math.max(1, Math.round(height / step)), (index) =>
    path(`M${x} ${y + step * (index + 0.25)} h${width} v${step * 0.4} h${-width} Z`, '#ffffff55'),
  );

const crosshatch: Print = (box, ink) => lines(0.8)(box, ink) + lines(-0.8)(box, ink);

/** Prints on cloth and paper, by their trade names. */
export const PRINTS: Readonly<Record<string, Print>> = {
  solid: () => '',
  dots: scattered((x, y, r, ink) => circle(x, y, r, ink.pale)),
  gingham: (box, ink) => lines(0)(box, ink) + bars(box, ink),
  floral: scattered((x, y, r, ink) => EMBLEMS.flower?.(x, y, r * 1.5, ink.pale) ?? ''),
  stripe: lines(0),
  leaves: scattered((x, y, r, ink) => EMBLEMS.leaf?.(x, y, r * 1.4, ink.pale) ?? ''),
  stars: scattered((x, y, r, ink) => EMBLEMS.star?.(x, y, r * 1.4, ink.pale) ?? ''),
  herringbone: scattered((x, y, r, ink) =>
    stroke(`M${x - r * 1.4} ${y + r} L${x} ${y - r} L${x + r * 1.4} ${y + r}`, ink.pale, r * 0.5),
  ),
  crosshatch,
};
