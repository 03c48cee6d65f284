import type { Language } from '../../domain/languages';

/** September and August, in full and abbreviated. */
const SEPTEMBER = {
  '': ['September', 'Sept', 'Sep'],
  fr: ['septembre', 'sept', 'sep'],
  es: ['septiembre', 'setiembre', 'sept'],
} satisfies Record<Language, string[]>;
const AUGUST = {
  '': ['August', 'Aug'],
  fr: ['août', 'aoû'],
  es: ['agosto', 'ago'],
} satisfies Record<Language, string[]>;

const withoutAccents = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '');
const unique = (texts: string[]) => [...new Set(texts)];
const withCases = (names: readonly string[]) =>
  unique(
    names.flatMap((name) => [
      name,
      `${name}.`,
      withoutAccents(name),
      name.toUpperCase(),
      name.toLowerCase(),
      `${name.charAt(0).toUpperCase()}${name.slice(1)}`,
    ]),
  );

const SEPARATORS = ['/', '-', '.', ' ', ' / ', ' - ', '–', '−', '\u00a0', '\u2009'];
const YEARS = ['2004', '04'];

/** Every order in which speakers of the language write 30 September 2004 with the month's name. */
const NAMED_ORDERS = {
  '': (name: string, year: string) => [
    `${name} 30, ${year}`,
    `${name} 30 ${year}`,
    `${name} 30th, ${year}`,
    `30 ${name} ${year}`,
    `30-${name}-${year}`,
    `30${name}${year}`,
    `the 30th of ${name} ${year}`,
    `Thursday, ${name} 30, ${year}`,
    `Thu ${name} 30 ${year}`,
  ],
  fr: (name: string, year: string) => [
    `30 ${name} ${year}`,
    `le 30 ${name} ${year}`,
    `30-${name}-${year}`,
    `30/${name}/${year}`,
    `30${name}${year}`,
    `jeudi 30 ${name} ${year}`,
    `le jeudi 30 ${name} ${year}`,
  ],
  es: (name: string, year: string) => [
    `30 de ${name} de ${year}`,
    `30 de ${name} del ${year}`,
    `30 ${name} ${year}`,
    `30-${name}-${year}`,
    `30/${name}/${year}`,
    `el 30 de ${name} de ${year}`,
    `jueves, 30 de ${name} de ${year}`,
    `jueves 30 de ${name}, ${year}`,
    `${name} 30, ${year}`,
  ],
} satisfies Record<Language, (name: string, year: string) => string[]>;

const inNumbers = (language: Language) =>
  SEPARATORS.flatMap((separator) => [
    ['2004', '09', '30'].join(separator),
    ['2004', '9', '30'].join(separator),
    ...(language === ''
      ? [
          ['9', '30'],
          ['09', '30'],
        ]
      : [
          ['30', '9'],
          ['30', '09'],
        ]
    ).map((two) => [...two, '2004'].join(separator)),
  ]);

/** Returns 200 ways to write 30 September 2004 in a language. */
export const spellingsOfDay = (language: Language) =>
  unique([
    ...withCases(SEPTEMBER[language]).flatMap((name) =>
      YEARS.flatMap((year) => NAMED_ORDERS[language](name, year)),
    ),
    ...inNumbers(language),
    ...['20040930', language === '' ? '09302004' : '30092004', '９/３０/２００４', '  2004-09-30 '],
    language === '' ? '9/30/04' : '30/9/04',
  ]);

/** Returns the ways to write August 2029 in a language. */
export const spellingsOfMonth = (language: Language) =>
  unique([
    ...withCases(AUGUST[language]).flatMap((name) => [
      `${name} 2029`,
      `${name} 29`,
      `${name} de 2029`,
      `${name}, 2029`,
      `${name}/29`,
      `${name}-29`,
      `${name}-2029`,
      `${name}2029`,
      `2029 ${name}`,
    ]),
    ...[...SEPARATORS, '\\', ''].flatMap((separator) => [
      `08${separator}29`,
      `08${separator}2029`,
      `2029${separator}08`,
      ...(separator === '' ? [] : [`8${separator}29`, `8${separator}2029`, `2029${separator}8`]),
    ]),
  ]);
