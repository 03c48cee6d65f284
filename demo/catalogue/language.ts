import type { ProductFamily } from './family';
import type { AxisPositions } from './variants';
import type { Colour } from './vocabulary/colours';
import type { AxisValue, Term } from './vocabulary/term';

/** A product of a family, as its value on each axis. */
export interface DemoVariant {
  series: string;
  type: AxisValue | undefined;
  size: AxisValue | undefined;
  color: Colour | undefined;
  /** Number on the colour card, if the family's names include it. */
  number: string;
}

/** 'Aquarenne Studio', and in the second edition 'Aquarenne Studio 2'. */
function seriesOf({ series }: ProductFamily, place: AxisPositions): string {
  const name = series[place.series % series.length] ?? '';
  const edition = 1 + Math.floor(place.series / series.length);
  return edition === 1 ? name : `${name} ${edition}`;
}

export function variantOf(family: ProductFamily, place: AxisPositions): DemoVariant {
  return {
    series: seriesOf(family, place),
    type: family.types?.[place.type],
    size: family.sizes?.[place.size],
    color: family.colors?.[place.color],
    number: String(100 + place.color * 3 + (place.color % 4)),
  };
}

/** 'Aquarenne Studio' is a product line of the brand Aquarenne. */
export const brandOf = (series: string): string => series.split(' ')[0] ?? series;

export type TermLanguage = keyof Term;

/**
 * Lower-cases a size within a French or Spanish name, as in 'Paquet de 12', but not 'A2' or 'XS'.
 */
const lowerCaseFirst = (text: string): string =>
  /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

/** Fills the placeholders of a family's name. */
export const nameOf = (
  { name }: ProductFamily,
  variant: DemoVariant,
  language: TermLanguage,
): string =>
  name[language].replace(/\{(\w+)\}/g, (_slot, slot: keyof DemoVariant) => {
    const filling = variant[slot];
    const text = typeof filling === 'string' ? filling : (filling?.[language] ?? '');
    return slot === 'size' && language !== 'en' ? lowerCaseFirst(text) : text;
  });

const LABELS: Record<'brand' | 'color' | 'size' | 'pack', Term> = {
  brand: { en: 'Brand: ', fr: 'Marque : ', es: 'Marca: ' },
  color: { en: 'Colour: ', fr: 'Couleur : ', es: 'Color: ' },
  size: { en: 'Size: ', fr: 'Format : ', es: 'Tamaño: ' },
  pack: { en: 'Ship pack of ', fr: 'Lot de ', es: 'Paquete de ' },
};

/** Returns a sentence about the family followed by the facts of the product. */
export function descriptionOf(
  { about }: ProductFamily,
  { series, size, color }: DemoVariant,
  shipPack: number,
  language: TermLanguage,
): string {
  const facts = [
    LABELS.brand[language] + series,
    color && LABELS.color[language] + color[language],
    size && LABELS.size[language] + size[language],
    LABELS.pack[language] + String(shipPack),
  ];
  const items = facts.filter(Boolean).map((fact) => `<li>${fact}</li>`);
  return `<p>${about[language]}</p><ul>${items.join('')}</ul>`;
}
