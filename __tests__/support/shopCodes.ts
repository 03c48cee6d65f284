import type { NamesOf } from '../../domain/order-file/namesOf';

/** Products of a shop, with their names in the available languages. */
export const PRODUCTS: Record<string, string[]> = {
  22423: ['Regency Cakestand 3 Tier', 'Présentoir Regency 3 étages'],
  '85123A': ['White Hanging Heart T-Light Holder'],
  22698: ['Pink Regency Teacup and Saucer'],
  'AB-100': ['Blue pencil, 12 pk'],
  OL101D: ['Tintagne Maître Oil Colour, Cadmium Red, 60 ml'],
  '036000291452': ['Gesso 500 ml'],
};

/** Looks up a code among these products. */
export const namesOf: NamesOf = (code) => PRODUCTS[code];
