import { newToken } from '../../server/crypto/tokens';
import { trials } from '../support/trials';

const TOKENS = trials(2_000);
const BITS = 256;

const onesIn = (token: string): number =>
  [...Buffer.from(token, 'base64url')].reduce(
    (sum, byte) => sum + byte.toString(2).replaceAll('0', '').length,
    0,
  );

describe('a token', () => {
  const tokens = Array.from({ length: TOKENS }, newToken);

  it('is 256 bits long, and never repeats', () => {
    expect(new Set(tokens.map((token) => Buffer.from(token, 'base64url').length * 8))).toEqual(
      new Set([BITS]),
    );
    expect(new Set(tokens).size).toBe(TOKENS);
  });

  it('has as many ones as chance predicts (NIST SP 800-22, frequency)', () => {
    const ones = tokens.map(onesIn).reduce((sum, one) => sum + one, 0);
    const deviation = Math.abs(2 * ones - TOKENS * BITS) / Math.sqrt(TOKENS * BITS);

    expect(deviation).toBeLessThan(6);
  });
});
