import { translate } from '../../src/i18n/translate';
import { english, french } from '../support/everyMessage';

describe('a message', () => {
  it('is singular or plural, depending on the count', () => {
    const format = (count: number) => translate(english, 'en-CA', 'header.cart', { count });
    expect([format(0), format(1), format(1200)]).toEqual([
      'Cart, 0 lines',
      'Cart, 1 line',
      'Cart, 1,200 lines',
    ]);
  });

  it('uses the singular for zero in French', () => {
    expect(translate(french, 'fr-CA', 'header.cart', { count: 0 })).toBe('Panier, 0 ligne');
  });

  it('names a rule also where it is a parameter of another message', () => {
    const reason = { key: 'opticon.refused.tooSlow' } as const;
    const inside = translate(english, 'en-CA', 'favourite.failed', { reason });
    expect(inside).toContain(translate(english, 'en-CA', reason.key));
  });

  it('inserts a parameter literally, whatever it contains', () => {
    const name = '<b>{count}</b> $&';
    expect(translate(english, 'en-CA', 'quantity.remove', { name })).toBe(`Remove ${name}`);
  });
});
