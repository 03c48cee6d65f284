import type { Language } from '#domain/languages';

type Rule = readonly [from: RegExp, to: string];

/** Rules for every language: doubled letters sound once, and several letters sound alike. */
const COMMON_RULES: readonly Rule[] = [
  [/ph/g, 'f'],
  [/ck|qu?|c(?![eiyh])/g, 'k'],
  [/c(?=[eiy])|z/g, 's'],
  [/y/g, 'i'],
  [/(.)\1+/g, '$1'],
];

const RULES: Record<Language, readonly Rule[]> = {
  '': [
    [/^k(?=n)|^w(?=r)|(?<=w)h|(?<=r)h|gh(?=t|$)|(?<=m)b$|(?<=s)c(?=[eiy])|(?<=s)t(?=le$)/g, ''],
    [/eigh/g, 'a'],
    [/sch/g, 'sk'],
    [/t(?=io)/g, 'sh'],
    [/que$/g, 'k'],
    [/qu|kw/g, 'kw'],
    [/x/g, 'ks'],
    [/oa/g, 'o'],
    [/(?:et|ay)$/g, 'a'],
    [/ea|ee|ie|ei/g, 'e'],
    [/a[iy]/g, 'a'],
    [/o[uo]|ew/g, 'u'],
    [/(?<=.{2})(?:le|el)$/g, 'l'],
    [/(?<=.{2})[aeo]r$/g, 'r'],
    [/(?<=.{2})e$/g, ''],
  ],
  fr: [
    [/h(?!$)(?<![cp]h)/g, ''],
    [/e?au/g, 'o'],
    [/ai|ei/g, 'e'],
    [/[ae](?=[mn](?:[^aeiouymn]|$))/g, 'a'],
    [/(?<=.{2})(?:es?|[dstxz]+)$/g, ''],
  ],
  es: [
    [/(?<!c)h/g, ''],
    [/v/g, 'b'],
    [/ll/g, 'y'],
    [/g(?=[ei])/g, 'j'],
    [/x/g, 'j'],
  ],
};

/** Rough phonetic key of a folded word: words that sound alike have the same key. */
export const phoneticKey = (word: string, language: Language): string =>
  [...RULES[language], ...COMMON_RULES].reduce(
    (sound, [from, to]) => sound.replace(from, to),
    word,
  );
