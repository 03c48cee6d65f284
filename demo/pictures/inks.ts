import { lightness, mix } from './colour';

/** Colours of one picture: the tones of the product's own colour, and its accent. */
export interface Inks {
  base: string;
  /** The side away from the light. */
  dark: string;
  deep: string;
  /** The side towards the light. */
  light: string;
  pale: string;
  /** Legible on the base colour. */
  print: string;
  /** Caps, handles and print; varies from product to product. */
  accent: string;
  accentDark: string;
}

export const PAPER = '#fbf8f1';
export const PAPER_DARK = '#e6dfd0';
export const INK = '#2b3442';
export const STEEL = '#c3c9d0';
export const STEEL_LIGHT = '#e4e8ec';
export const STEEL_DARK = '#8d96a1';
export const WOOD = '#d9b07a';
export const WOOD_LIGHT = '#e8cba0';
export const WOOD_DARK = '#b98a52';
export const KRAFT = '#cda97a';
export const KRAFT_DARK = '#b18d5e';

const ACCENTS = ['#0e5e63', '#2b3442', '#b5762a', '#7c2f3b', '#4b5a6b', '#3f5f45', '#5a4470'];

/** White goods are drawn slightly darker, to be visible on the white page. */
const visibleOnWhite = (hex: string): string =>
  lightness(hex) > 0.88 ? mix(hex, '#b9b2a0', 0.2) : hex;

export function inksFor(hex: string, choice: number): Inks {
  const base = visibleOnWhite(hex);
  const accent = ACCENTS[choice % ACCENTS.length] ?? INK;
  const depth = lightness(base) < 0.2 ? 0.35 : 0.2;
  return {
    base,
    dark: mix(base, '#14161f', depth),
    deep: mix(base, '#14161f', depth + 0.25),
    light: mix(base, '#ffffff', 0.28),
    pale: mix(base, '#ffffff', 0.68),
    print: lightness(base) > 0.68 ? INK : PAPER,
    accent,
    accentDark: mix(accent, '#14161f', 0.3),
  };
}
