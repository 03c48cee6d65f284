import { FAMILIES } from './families';
import type { ProductFamily } from './family';

/** Position of a product in its family: an index on each axis. */
export interface AxisPositions {
  series: number;
  type: number;
  size: number;
  color: number;
}

const AXES = ['series', 'type', 'size', 'color'] as const;

/** Number of editions of the series of a family, each with a number: 'Aquarenne Studio 2'. */
export const EDITIONS = 20;

/** How readily a growing family expands along each axis. */
const AXIS_WEIGHTS: AxisPositions = { series: 1.3, type: 3, size: 2, color: 7 };

export const lengthsOf = ({ series, types, sizes, colors }: ProductFamily): AxisPositions => ({
  series: series.length,
  type: types?.length ?? 1,
  size: sizes?.length ?? 1,
  color: colors?.length ?? 1,
});

const capacityOf = (family: ProductFamily): number => {
  const { series, type, size, color } = lengthsOf(family);
  return series * type * size * color;
};

/**
 * Generates every place of a family, the most common first: a small catalogue has the first few
 * values of each axis, a larger one adds more, and once every axis is exhausted, further editions
 * of the series. The first n places are the same for any catalogue size.
 */
export function* placesOf(family: ProductFamily): Generator<AxisPositions> {
  const lengths = lengthsOf(family);
  const box: AxisPositions = { series: 1, type: 1, size: 1, color: 1 };
  yield { series: 0, type: 0, size: 0, color: 0 };
  for (;;) {
    const open = AXES.filter((axis) => box[axis] < lengths[axis]);
    if (open.length === 0 && box.series === lengths.series * EDITIONS) return;
    const axis = open.reduce(
      (best, each) =>
        box[each] / AXIS_WEIGHTS[each] < box[best] / AXIS_WEIGHTS[best] ? each : best,
      open[0] ?? 'series',
    );
    yield* shell(box, axis);
    box[axis] += 1;
  }
}

/** Yields the places a box gains when it grows by one along an axis. */
function* shell(box: AxisPositions, axis: keyof AxisPositions): Generator<AxisPositions> {
  const range = (of: keyof AxisPositions) =>
    of === axis ? [box[of]] : Array.from({ length: box[of] }, (_, index) => index);
  for (const series of range('series'))
    for (const type of range('type'))
      for (const size of range('size'))
        for (const color of range('color')) yield { series, type, size, color };
}

/** Maximum number of products in the demo catalogue. */
export const MAX_PRODUCTS =
  EDITIONS * FAMILIES.reduce((sum, family) => sum + capacityOf(family), 0);

/**
 * Distributes a number of products over the families: by weight, and no family exceeds an edition
 * before every family has filled it. A larger catalogue never takes a product away from a family.
 */
export function distributeProducts(products: number): number[] {
  const capacities = FAMILIES.map(capacityOf);
  const weights = FAMILIES.map(({ weight = 1 }) => weight);
  const shares = FAMILIES.map(() => 0);
  const queue = FAMILIES.map((_, index) => index);
  const due = (index: number) => ((shares[index] ?? 0) + 1) / (weights[index] ?? 1);
  let edition = 1;
  for (let assigned = 0; assigned < products; assigned += 1) {
    if (queue.length === 0) {
      queue.push(...FAMILIES.keys());
      edition += 1;
    }
    let next = 0;
    for (let index = 1; index < queue.length; index += 1) {
      if (due(queue[index] ?? 0) < due(queue[next] ?? 0)) next = index;
    }
    const family = queue[next] ?? 0;
    shares[family] = (shares[family] ?? 0) + 1;
    if (shares[family] === edition * (capacities[family] ?? 0)) queue.splice(next, 1);
  }
  return shares;
}
