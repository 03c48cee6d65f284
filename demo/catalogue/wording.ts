import type { Family } from './family';
import type { Place } from './variants';
import type { Colour } from './vocabulary/colours';
import type { Choice, Term } from './vocabulary/term';

/** What one product of a family is, in terms of its axes. */
export interface Variant {
  series: string;
  type: Choice | undefined;
  size: Choice | undefined;
  color: Colour | undefined;
  /** The number on a colour card, where the family's names show one. */
  number: string;
}

/** 'Aquarenne Studio', and once all series are used 'Aquarenne Studio 2'. */
function seriesOf({ series }: Family, place: Place): string {
  const name = series[place.series % series.length] ?? '';
  const edition = 1 + Math.floor(place.series / series.length);
  return edition === 1 ? name : `${name} ${edition}`;
}

export function variantOf(family: Family, place: Place): Variant {
  return {
    series: seriesOf(family, place),
    type: family.types?.[place.type],
    size: family.sizes?.[place.size],
    color: family.colors?.[place.color],
    number: String(100 + place.color * 3 + (place.color % 4)),
  };
}

/** 'Aquarenne Studio' is a line of Aquarenne's. */
export const brandOf = (series: string): string => series.split(' ')[0] ?? series;

export type Wording = keyof Term;

/** French and Spanish write 'Paquet de 12' small within a name; 'A2' and 'XS' stay. */
const within = (text: string): string =>
  /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

/** Fills the slots of a family's name. */
export const nameOf = ({ name }: Family, variant: Variant, wording: Wording): string =>
  name[wording].replace(/\{(\w+)\}/g, (_slot, slot: keyof Variant) => {
    const filling = variant[slot];
    const text = typeof filling === 'string' ? filling : (filling?.[wording] ?? '');
    return slot === 'size' && wording !== 'en' ? within(text) : text;
  });

const LABELS: Record<'brand' | 'color' | 'size' | 'pack', Term> = {
  brand: { en: 'Brand: ', fr: 'Marque : ', es: 'Marca: ' },
  color: { en: 'Colour: ', fr: 'Couleur : ', es: 'Color: ' },
  size: { en: 'Size: ', fr: 'Format : ', es: 'Tamaño: ' },
  pack: { en: 'Ship pack of ', fr: 'Lot de ', es: 'Paquete de ' },
};

/** A sentence about the family, then what this product is. */
export function descriptionOf(
  { about }: Family,
  { series, size, color }: Variant,
  shipPack: number,
  wording: Wording,
): string {
  const facts = [
    LABELS.brand[wording] + series,
    color && LABELS.color[wording] + color[wording],
    size && LABELS.size[wording] + size[wording],
    LABELS.pack[wording] + String(shipPack),
  ];
  const items = facts.filter(Boolean).map((fact) => `<li>${fact}</li>`);
  return `<p>${about[wording]}</p><ul>${items.join('')}</ul>`;
}
