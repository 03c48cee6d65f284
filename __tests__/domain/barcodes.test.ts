import * as fc from 'fast-check';

import {
  caseIndicator,
  checkDigit,
  expandUpcE,
  isGtin,
  possibleGtins,
  toGtin14,
} from '../../domain/barcodes';

const digits = (length: number) =>
  fc
    .array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length })
    .map((list) => list.join(''));
const numbered = (length: number) => digits(length - 1).map((body) => body + checkDigit(body));
const anyGtin = fc.oneof(numbered(8), numbered(12), numbered(13), numbered(14));

describe('the check digit', () => {
  it.each([
    ['03600029145', '2'],
    ['629104150021', '3'],
    ['7351353', '7'],
    ['1061414100041', '5'],
  ])('of %s is %s', (body, digit) => {
    expect(checkDigit(body)).toBe(digit);
  });

  it('detects any single wrong digit', () => {
    fc.assert(
      fc.property(anyGtin, fc.nat(13), fc.integer({ min: 1, max: 9 }), (code, place, by) => {
        const at = place % code.length;
        const wrong = String((Number(code.charAt(at)) + by) % 10);
        expect(isGtin(code)).toBe(true);
        expect(isGtin(code.slice(0, at) + wrong + code.slice(at + 1))).toBe(false);
      }),
    );
  });

  it('stays the same if zeros are added in front of the number', () => {
    fc.assert(
      fc.property(anyGtin, (code) => {
        expect(isGtin(code.padStart(14, '0'))).toBe(true);
      }),
    );
  });
});

describe('the 14-digit form', () => {
  it.each([
    ['036000291452', '00036000291452'],
    ['0036000291452', '00036000291452'],
    ['73513537', '00000073513537'],
    ['10614141000415', '10614141000415'],
    ['07838604', '00078000003864'],
    [' 0 36000-29145 2 ', '00036000291452'],
  ])('of %s is %s', (printed, gtin) => {
    expect(toGtin14(printed)).toBe(gtin);
  });

  it.each(['', '036000291453', '12345', 'ABC123456789', '3600029145', '1e11'])(
    'does not exist for %j',
    (text) => {
      expect(toGtin14(text)).toBeUndefined();
    },
  );
});

describe('a UPC-E code', () => {
  it.each([
    ['07838604', '078000003864'],
    ['7838604', '078000003864'],
    ['783860', '078000003864'],
    ['0783860', '078000003864'],
    ['01234133', '012300000413'],
    ['01234543', '012340000053'],
    ['01234565', '012345000065'],
    ['04252614', '042100005264'],
  ])('such as %s stands for %s', (short, long) => {
    expect(expandUpcE(short)).toBe(long);
  });

  it.each(['07838605', '27838604', '12345', '123456789', 'abcdef'])('cannot be %s', (text) => {
    expect(expandUpcE(text)).toBeUndefined();
  });

  it('always stands for a number with a valid check digit', () => {
    fc.assert(
      fc.property(digits(6), (six) => {
        const long = expandUpcE(six) ?? '';
        expect(long).toHaveLength(12);
        expect(isGtin(long)).toBe(true);
        expect(expandUpcE(`0${six}${long.at(-1)}`)).toBe(long);
      }),
    );
  });
});

describe('the possible GTINs of a scanned code', () => {
  it('start with the number itself', () => {
    fc.assert(
      fc.property(anyGtin, (code) => {
        expect(possibleGtins(code)[0]).toBe(code.padStart(14, '0'));
      }),
    );
  });

  it('include the number if leading zeros were lost or added', () => {
    fc.assert(
      fc.property(numbered(12), fc.nat(6), (code, added) => {
        fc.pre(Number(code) > 999_999);
        const gtin = code.padStart(14, '0');
        expect(possibleGtins(String(Number(code)))).toContain(gtin);
        expect(possibleGtins('0'.repeat(added) + code)).toContain(gtin);
      }),
    );
  });

  it('include the number if the scanner left out its check digit', () => {
    fc.assert(
      fc.property(fc.oneof(numbered(12), numbered(13), numbered(14)), (code) => {
        expect(possibleGtins(code.slice(0, -1))).toContain(code.padStart(14, '0'));
      }),
    );
  });

  it('include the number if an add-on of two or five digits follows it', () => {
    fc.assert(
      fc.property(
        fc.oneof(numbered(8), numbered(12), numbered(13)),
        fc.oneof(digits(2), digits(5)),
        (code, addOn) => {
          expect(possibleGtins(code + addOn)).toContain(code.padStart(14, '0'));
        },
      ),
    );
  });

  it('add either a zero or a check digit to an 11-digit code', () => {
    expect(possibleGtins('36000291452')).toEqual(['00036000291452', '00360002914522']);
  });

  it('expand a zero-suppressed code, complete or without its leading zero', () => {
    expect(possibleGtins('07838604')).toEqual(['00078000003864']);
    expect(possibleGtins('7838604')).toContain('00078000003864');
    expect(possibleGtins('783860')).toContain('00078000003864');
  });

  it('include the unit inside a case after the case itself', () => {
    expect(possibleGtins('10036000291459')).toEqual(['10036000291459', '00036000291452']);
    expect(possibleGtins('(01)10036000291459'.replace(/[()]/g, ''))).toEqual([
      '10036000291459',
      '00036000291452',
    ]);
  });

  it.each(['', '12345', 'AB-1234567', '036000291452X', '9'.repeat(31)])(
    'are empty for %j',
    (text) => {
      expect(possibleGtins(text)).toEqual([]);
    },
  );

  it('are always valid, unique numbers of 14 digits', () => {
    fc.assert(
      fc.property(fc.integer({ min: 6, max: 20 }).chain(digits), (code) => {
        const possible = possibleGtins(code);
        expect(new Set(possible).size).toBe(possible.length);
        expect(possible.every((gtin) => gtin.length === 14 && isGtin(gtin))).toBe(true);
      }),
    );
  });
});

describe('the case indicator', () => {
  it.each([
    ['10036000291459', 1],
    ['0110036000291459', 1],
    ['00036000291452', undefined],
    ['036000291452', undefined],
    ['10036000291450', undefined],
  ])('of %s is %s', (code, indicator) => {
    expect(caseIndicator(code)).toBe(indicator);
  });
});
