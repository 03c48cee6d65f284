import { COLOR_TERMS, SIZE_TERMS, type FacetTerms } from './facetTerms';
import type { Language } from './languages';
import { TYPE_TERMS } from './typeTerms';

/** Facets that a listing can be filtered by. */
export const FACETS = ['brand', 'color', 'type', 'size'] as const;
export type Facet = (typeof FACETS)[number];

const TERMS: Record<Facet, FacetTerms> = {
  brand: {},
  color: COLOR_TERMS,
  type: TYPE_TERMS,
  size: SIZE_TERMS,
};

type SizeTranslation = readonly [written: RegExp, fr: string, es: string];

/** Translations of sizes that are a phrase around a number. */
const SIZE_TRANSLATIONS: readonly SizeTranslation[] = [
  [/^Pack of (\d+)$/, 'Paquet de $1', 'Paquete de $1'],
  [/^Set of (\d+)$/, 'Ensemble de $1', 'Juego de $1'],
  [/^Box of (\d+)$/, 'Boîte de $1', 'Caja de $1'],
  [/^No\. (.+)$/, 'n° $1', 'núm. $1'],
  [/^(.*\d) in$/, '$1 po', '$1 pulg.'],
  [/^(.*\d) ft$/, '$1 pi', '$1 pies'],
  [/^(.*\d) yd$/, '$1 vg', '$1 yardas'],
  [/^(\d+) sheets$/, '$1 feuilles', '$1 hojas'],
  [/^(\d+) pieces$/, '$1 pièces', '$1 piezas'],
  [/^(\d+) pages$/, '$1 pages', '$1 páginas'],
];

const withDecimalComma = (text: string): string => text.replace(/(\d)\.(\d)/g, '$1,$2');

function sizeName(size: string, language: 'fr' | 'es'): string {
  const translation = SIZE_TRANSLATIONS.find(([written]) => written.test(size));
  const translated = translation
    ? size.replace(translation[0], translation[language === 'fr' ? 1 : 2])
    : size;
  return language === 'fr' ? withDecimalComma(translated) : translated;
}

/** Translates a filter value; a value without a known translation is returned unchanged. */
export function translateFacetValue(facet: Facet, value: string, language: Language): string {
  if (language === '') return value;
  const known = TERMS[facet][value]?.[language === 'fr' ? 0 : 1];
  if (known !== undefined) return known;
  return facet === 'size' ? sizeName(value, language) : value;
}
