import { noNames } from '../../domain/order-file/namesOf';
import { readPastedText } from '../../domain/order-file/readOrderText';

const quantities = (text: string, language: '' | 'es') =>
  readPastedText(text, undefined, noNames, { language }).lines.map(({ quantity }) => quantity);

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
