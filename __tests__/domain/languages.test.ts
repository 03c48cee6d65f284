import {
  languageTag,
  ACCEPTED_LANGUAGE_CODES,
  localeOf,
  parseLanguage,
} from '../../domain/languages';

describe('9 Languages: a language', () => {
  it.each([
    ['', ''],
    ['en', ''],
    ['en-US', ''],
    ['EN', ''],
    ['fr', 'fr'],
    ['fr-CA', 'fr'],
    ['es', 'es'],
    ['es-MX', 'es'],
    ['sp', 'es'],
    [' SP ', 'es'],
    [null, ''],
    [undefined, ''],
  ])('spelled %p is read as %p', (spelling, language) => {
    expect(parseLanguage(spelling)).toBe(language);
  });

  it('that is none of ours is not read', () => {
    expect([parseLanguage('de'), parseLanguage('pt-BR'), parseLanguage('*')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('can be read in every spelling that a call may send', () => {
    expect(ACCEPTED_LANGUAGE_CODES.map(parseLanguage)).not.toContain(undefined);
  });

  it.each([
    ['', 'CA', 'en-CA', 'en'],
    ['', 'US', 'en-US', 'en'],
    ['fr', 'CA', 'fr-CA', 'fr'],
    ['fr', 'US', 'fr-CA', 'fr'],
    ['es', 'CA', 'es-MX', 'es'],
  ] as const)(
    '%p in %s writes numbers as %s, on a page in %s',
    (language, country, locale, page) => {
      expect(localeOf(language, country)).toBe(locale);
      expect(languageTag(language)).toBe(page);
    },
  );
});
