import { facetName } from '#domain/facetNames';

import type { Choice } from './term';

/** A size in English; names say it in the other languages exactly as the size filter does. */
export const size = (en: string, factor = 1): Choice => ({
  en,
  fr: facetName('size', en, 'fr'),
  es: facetName('size', en, 'es'),
  factor,
});

const rounded = (factor: number): number => Math.round(factor * 100) / 100;

/** Sizes whose price grows with their measure, but less than in proportion. */
function grown(
  values: readonly number[],
  power: number,
  name: (value: number) => string,
): Choice[] {
  const first = values[0] ?? 1;
  return values.map((value) => size(name(value), rounded((value / first) ** power)));
}

export const millilitres = (...values: number[]): Choice[] =>
  grown(values, 0.62, (value) => `${value} ml`);

export const grams = (...values: number[]): Choice[] => grown(values, 0.7, (value) => `${value} g`);

export const metres = (...values: number[]): Choice[] =>
  grown(values, 0.7, (value) => `${value} m`);

export const millimetres = (...values: number[]): Choice[] =>
  grown(values, 0.35, (value) => `${value} mm`);

export const inches = (...values: number[]): Choice[] =>
  grown(values, 0.5, (value) => `${value} in`);

/** Sheets, pads and canvases: width and height in inches. */
export function sheets(...pairs: [width: number, height: number][]): Choice[] {
  const [width, height] = pairs[0] ?? [1, 1];
  return pairs.map(([across, down]) =>
    size(`${across} × ${down} in`, rounded(((across * down) / (width * height)) ** 0.75)),
  );
}

/** Packages of a number of pieces. */
export const packsOf = (...values: number[]): Choice[] =>
  grown(values, 0.8, (value) => `Pack of ${value}`);

/** Sets of a number of different pieces. */
export const setsOf = (...values: number[]): Choice[] =>
  grown(values, 0.8, (value) => `Set of ${value}`);

export const numbers = (...values: (number | string)[]): Choice[] =>
  values.map((value, at) => size(`No. ${value}`, rounded(1 + at * 0.12)));
