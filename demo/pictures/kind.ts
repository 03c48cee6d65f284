import type { Inks } from './inks';

export interface Label {
  brand: string;
  size: string;
}

/** What differs between two products of one kind and colour: it depends on the product id alone. */
export interface Vary {
  /** A small angle, in degrees. */
  tilt: number;
  /** A number from 0 to n - 1. */
  choose: (n: number) => number;
  /** What is printed on it; '' where nothing is. */
  label: Label;
}

/** Draws one kind of product as SVG shapes. */
export type Kind = (ink: Inks, vary: Vary) => string;
