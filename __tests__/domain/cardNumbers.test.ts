import { holdsCardNumber } from '../../domain/cardNumbers';

describe('a free text', () => {
  it.each([
    '4111111111111111',
    '4111 1111 1111 1111',
    '4111-1111-1111-1111, thanks',
    'card:5555.5555.5555.4444',
    'visa 4222222222222',
    'mc 2223003122003222 exp 12/29',
    'PO 12 4012888888881881',
    'order 77, 4012 8888 8888 1881 12/27',
  ])('with a card number is recognised: %s', (text) => {
    expect(holdsCardNumber(text)).toBe(true);
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
  ])('without one is left alone: %s', (text) => {
    expect(holdsCardNumber(text)).toBe(false);
  });
});
