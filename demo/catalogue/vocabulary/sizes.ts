import { translateFacetValue } from '#domain/facetNames';

import type { AxisValue } from './term';

type Measures = readonly number[];

/** Sizes as specified by a family: a unit with its values, or a single size. */
export type SizeEntry =
  | { millilitres: Measures }
  | { grams: Measures }
  | { metres: Measures }
  | { millimetres: Measures }
  | { inches: Measures }
  /** Packages of a number of pieces. */
  | { packsOf: Measures }
  /** Sets of a number of different pieces. */
  | { setsOf: Measures }
  | { numbers: readonly (number | string)[] }
  /** Sheets, pads and canvases: width and height in inches. */
  | { sheets: readonly (readonly [width: number, height: number])[] }
  /** In English; the size filter translates it. */
  | { size: string; factor?: number }
  | AxisValue;

const size = (en: string, factor = 1): AxisValue => ({
  en,
  fr: translateFacetValue('size', en, 'fr'),
  es: translateFacetValue('size', en, 'es'),
  factor,
});

const rounded = (factor: number): number => Math.round(factor * 100) / 100;

/** Sizes whose price grows with the measure, but less than proportionally. */
function scaledSizes(
  values: Measures,
  power: number,
  name: (value: number) => string,
): AxisValue[] {
  const first = values[0] ?? 1;
  return values.map((value) => size(name(value), rounded((value / first) ** power)));
}

/** Returns the sizes an entry specifies. */
export function expandSizes(entry: SizeEntry): AxisValue[] {
  if ('size' in entry) return [size(entry.size, entry.factor)];
  if ('en' in entry) return [{ ...entry, factor: entry.factor ?? 1 }];
  if ('millilitres' in entry) return scaledSizes(entry.millilitres, 0.62, (value) => `${value} ml`);
  if ('grams' in entry) return scaledSizes(entry.grams, 0.7, (value) => `${value} g`);
  if ('metres' in entry) return scaledSizes(entry.metres, 0.7, (value) => `${value} m`);
  if ('millimetres' in entry) return scaledSizes(entry.millimetres, 0.35, (value) => `${value} mm`);
  if ('inches' in entry) return scaledSizes(entry.inches, 0.5, (value) => `${value} in`);
  if ('packsOf' in entry) return scaledSizes(entry.packsOf, 0.8, (value) => `Pack of ${value}`);
  if ('setsOf' in entry) return scaledSizes(entry.setsOf, 0.8, (value) => `Set of ${value}`);
  if ('sheets' in entry) return sheets(entry.sheets);
  return entry.numbers.map((value, index) => size(`No. ${value}`, rounded(1 + index * 0.12)));
}

function sheets(pairs: readonly (readonly [width: number, height: number])[]): AxisValue[] {
  const [width, height] = pairs[0] ?? [1, 1];
  return pairs.map(([across, down]) =>
    size(`${across} × ${down} in`, rounded(((across * down) / (width * height)) ** 0.75)),
  );
}
