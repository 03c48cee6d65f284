/** What a chart shows: one value per point and series. */
export interface ChartData {
  /** What the points are, as the heading of their column. */
  pointsName: string;
  /** The points from left to right; `short` is their name on the axis. */
  points: readonly { name: string; short: string }[];
  /** `to` has the address of the list behind each value. */
  series: readonly {
    name: string;
    values: readonly number[];
    to?: readonly string[];
  }[];
}

/** The largest number of series on top of each other that look different. */
export const MAX_STACKED = 6;

/** Side by side from zero, on top of each other, or a line that keeps its value until the next point. */
type ChartKind = 'bars' | 'stacked' | 'steps';

export interface ChartProps extends ChartData {
  title: string;
  kind: ChartKind;
  /** Writes a value in full. */
  format: (value: number) => string;
  /** Writes a value on the axis. */
  formatAxis: (value: number) => string;
  /** Whether names on the axis are broken into lines at their spaces. */
  wraps?: boolean;
  /** Whether it is drawn low, as one of several. */
  isSmall?: boolean;
  /** Index of the point whose values are shown at first; the last one if omitted. */
  first?: number;
}
