import { isKnownCode, knownCodes, withoutNames } from '../../domain/order-file/productName';

const namesOf = (code: string) => (code === 'GONE' ? undefined : [`Product ${code}`]);

describe('a code of the catalogue in a text', () => {
  it.each(['22423', 'A1', '1A', 'AB-100', '100-20', '1--2', 'HB'])('may be %s', (text) => {
    expect(isKnownCode(text, namesOf)).toBe(true);
  });

  it.each(['12', '999', 'H', 'hb', 'xHB', 'HBx', 'blue', 'GONE', 'A1'.padEnd(61, '0')])(
    'is not %s',
    (text) => {
      expect(isKnownCode(text, namesOf)).toBe(false);
    },
  );

  it('is found between others, once', () => {
    expect(
      knownCodes('3xAB-100/22577 and AB-100', (code) =>
        ['AB-100', '22577'].includes(code) ? [code] : undefined,
      ),
    ).toEqual(['AB-100', '22577']);
  });
});

describe('the name of a product in a line', () => {
  it('is taken out, with the numbers in it', () => {
    expect(withoutNames('22423 Cakestand 3 Tier 4', ['22423'], () => ['Cakestand 3 Tier'])).toBe(
      '22423 4',
    );
  });

  it.each([
    ['22423 12 x 3', '12 x'],
    ['22423 red 12 cm 3', '12 cm'],
  ])('stays in %s if it has no word', (line, name) => {
    expect(withoutNames(line, ['22423'], () => [name])).toBe(line);
  });
});
