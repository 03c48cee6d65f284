import fc from 'fast-check';

import { containsCardNumber } from '../../domain/cardNumbers';
import { CARD_NUMBERS } from '../support/cardNumbers';
import { trials } from '../support/trials';

const luhnOf = (digits: string): string =>
  [...'0123456789'].find((last) => {
    const doubled = [...(digits + last)]
      .reverse()
      .map((digit, at) => (at % 2 === 0 ? Number(digit) : Number(digit) * 2));
    return doubled.reduce((sum, one) => sum + (one > 9 ? one - 9 : one), 0) % 10 === 0;
  }) ?? '';

/** Numbers with an issuer's prefix and a valid check digit. */
const anyCard = fc
  .constantFrom(['4', 16], ['51', 16], ['55', 16], ['2221', 16], ['34', 15], ['6011', 16])
  .chain(([start, length]) => {
    const rest = Number(length) - String(start).length - 1;
    return fc.stringMatching(new RegExp(`^\\d{${rest}}$`)).map((body) => `${start}${body}`);
  })
  .map((digits) => digits + luhnOf(digits));

const anySpelling = fc
  .constantFrom('', ' ', '-', '.', ', ', '|')
  .map((between) => (digits: string) => (digits.match(/.{1,4}/g) ?? []).join(between));

/** GS1 check digit: every second digit from the right has weight 3. */
const withCheckDigit = (digits: string): string => {
  const sum = [...digits]
    .reverse()
    .reduce((all, digit, at) => all + Number(digit) * (at % 2 === 0 ? 3 : 1), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
};

describe('free text', () => {
  it.each(CARD_NUMBERS)('with a card number is detected: %s', (text) => {
    expect(containsCardNumber(text)).toBe(true);
  });

  it.each([
    '',
    'Ring twice at the back door',
    'PO 4111111111111112',
    'EAN 4006381333931',
    '036000291452',
    '+1 416 555 0100 ext. 4444',
    'account 000123456789',
    '30569309025904',
    '12345678901234567890123',
    '4111 a 1111 b 1111 c 1111',
    '4111 pieces, 1111 of A-1',
  ])('without a card number passes: %s', (text) => {
    expect(containsCardNumber(text)).toBe(false);
  });

  it('with any UUID passes, even if a part of it has the form of a card number', () => {
    expect(containsCardNumber('ref 9f1cabcd-e111-4a11-4111-111111111111')).toBe(false);
    fc.assert(
      fc.property(fc.uuid(), (uuid) => {
        expect(containsCardNumber(`order ${uuid}`)).toBe(false);
      }),
      { numRuns: trials(5_000) },
    );
  });

  it('with any number that an issuer can assign is detected, however it is written', () => {
    fc.assert(
      fc.property(anyCard, anySpelling, (digits, spell) => {
        expect(containsCardNumber(`PO 12, ${spell(digits)} thanks`)).toBe(true);
      }),
      { numRuns: trials(100) },
    );
  });

  it('with a barcode or a telephone number passes', () => {
    const digits = (length: number) => fc.stringMatching(new RegExp(`^\\d{${length}}$`));
    const upc = digits(11).map(withCheckDigit);
    const ean = digits(12).map(withCheckDigit);
    const telephone = fc.tuple(digits(3), digits(3), digits(4)).map((parts) => parts.join('-'));
    fc.assert(
      fc.property(fc.oneof(upc, ean, telephone), (text) => {
        expect(containsCardNumber(text)).toBe(false);
      }),
      { numRuns: trials(100) },
    );
  });
});
