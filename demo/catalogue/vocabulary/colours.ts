import written from '../../lists/colours.json';

import type { Term } from './term';

/** A colour by its trade name, with the basic colour used in filters. */
export interface Colour extends Term {
  hex: string;
  basic: string;
}

const colours = (rows: readonly string[][]): Colour[] =>
  rows.map(([en = '', fr = '', es = '', hex = '', basic = '']) => ({ en, fr, es, hex, basic }));

/** Colours of dyed and printed goods: thread, yarn, felt, ribbon, card. */
export const DYES = colours(written.dyes);

/** Artists' colours, named after their pigments. */
const PIGMENTS = colours(written.pigments);

const pigmentNames = new Set(PIGMENTS.flatMap(({ en, fr, es }) => [en, fr, es]));

/** Colours of pencils, pastels and inks: pigments first, then the dyes with other names. */
const PALETTE: Colour[] = [
  ...PIGMENTS,
  ...DYES.filter(({ en, fr, es }) => ![en, fr, es].some((name) => pigmentNames.has(name))),
];

const TINTS = [
  { en: 'Light', fr: 'clair', es: 'claro', towards: 255, by: 0.32 },
  { en: 'Dark', fr: 'foncé', es: 'oscuro', towards: 0, by: 0.3 },
  { en: 'Pale', fr: 'pâle', es: 'pálido', towards: 255, by: 0.58 },
  { en: 'Deep', fr: 'profond', es: 'intenso', towards: 0, by: 0.15 },
] as const;

const untinted = new Set(['White', 'Black', 'Ivory', 'Gold', 'Silver', 'Copper', 'Ice Blue']);

function tinted(hex: string, towards: number, by: number): string {
  const parts = [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16);
    return Math.round(part + (towards - part) * by)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${parts.join('')}`;
}

/** A dyer's full colour card: every dye, then its light, dark, pale and deep shades. */
const COLOUR_CARD: Colour[] = [
  ...DYES,
  ...TINTS.flatMap(({ en, fr, es, towards, by }) =>
    DYES.filter((dye) => !untinted.has(dye.en)).map((dye) => ({
      en: `${en} ${dye.en}`,
      fr: `${dye.fr} ${fr}`,
      es: `${dye.es} ${es}`,
      hex: tinted(dye.hex, towards, by),
      basic: dye.basic,
    })),
  ),
];

const LISTS = {
  dyes: DYES,
  pigments: PIGMENTS,
  palette: PALETTE,
  colourCard: COLOUR_CARD,
  /** Finishes of metal hardware. */
  metals: colours(written.metals),
  /** Finishes of furniture and wooden goods. */
  woods: colours(written.woods),
  /** Bright colours of children's goods. */
  brights: DYES.filter(({ en }) => written.brights.includes(en)),
  /** Goods in assorted colours. */
  assorted: colours(written.assorted),
};

/** Colours as specified by a family: a list, its first few colours, or a single colour. */
export type ColourEntry = { list: keyof typeof LISTS; first?: number } | Colour;

export const expandColours = (entry: ColourEntry): Colour[] =>
  'list' in entry ? LISTS[entry.list].slice(0, entry.first) : [entry];
