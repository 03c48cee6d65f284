import type { Language } from '../../domain/languages';
import { noNames } from '../../domain/order-file/namesOf';
import { readPastedText } from '../../domain/order-file/readOrderText';

const quantities = (text: string, language: Language) =>
  readPastedText(text, undefined, noNames, { language }).lines.map(({ quantity }) => quantity);

const asked = (text: string, language: Language = '') =>
  readPastedText(text, undefined, noNames, { language }).lines.map(({ unread }) => unread?.text);

describe('“once” and “twice” in an order', () => {
  it.each(['22720 once', 'Please order 22423 once', '22720 Twice'])(
    'are asked about where the reader’s language is English: %s',
    (text) => {
      expect(quantities(text, '')).toEqual([null]);
    },
  );

  it('are eleven in a Spanish line, or for a Spanish reader', () => {
    expect(quantities('quiero once del 22720', '')).toEqual([11]);
    expect(quantities('22720 once', 'es')).toEqual([11]);
  });
});

describe('“sept” in an order', () => {
  it.each(['22423 sept', '22423: Sept.', 'sept 22423', '7 (sept) 22423'])(
    'is a month where the reader’s language is English or Spanish, and asked about: %s',
    (text) => {
      expect(quantities(text, '')).toEqual([null]);
      expect(quantities(text, 'es')).toEqual([null]);
    },
  );

  it.each(['22423 sept', 'sept (7) 22423', '7 (sept) 22423', 'Je voudrais sept 22423'])(
    'is seven for a French reader: %s',
    (text) => {
      expect(quantities(text, 'fr')).toEqual([7]);
    },
  );

  it('is seven in a French line', () => {
    expect(quantities('sept de 22423', '')).toEqual([7]);
    expect(quantities('Je voudrais dix-sept 22423', 'es')).toEqual([17]);
    expect(quantities('22423 dix-sept', 'es')).toEqual([17]);
  });

  it('is a month behind a figure, for every reader', () => {
    for (const language of ['', 'fr', 'es'] as const)
      expect(quantities('22423 7 sept', language)).toEqual([null]);
  });
});

describe('a line that is asked about', () => {
  it.each(['22720 once', 'Please order 22423 Twice', '22423: Sept.', '7 (sept) 22423'])(
    'is shown as it was typed: %s',
    (text) => {
      expect(asked(text)).toEqual([text]);
    },
  );

  it('keeps a word that was typed in its short form', () => {
    expect(asked('22423 sep')).toEqual(['22423 sep']);
  });
});
