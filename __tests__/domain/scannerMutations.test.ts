import fc from 'fast-check';

import { readScannerFile } from '../support/readScannerFile';
import { ENCODINGS, utf8 } from '../support/scannerBytes';
import { quantitiesIn, read } from '../support/scannerFiles';
import { SCANNER_FORMS } from '../support/scannerForms';
import { quantitiesOf, SESSION } from '../support/scannerSession';
import { trials } from '../support/trials';

fc.configureGlobal({ numRuns: trials(25) });
afterAll(() => fc.resetConfigureGlobal());

const anyForm = fc.constantFrom(...Object.values(SCANNER_FORMS));
const anyEncoding = fc.constantFrom(...Object.values(ENCODINGS));

/** Bytes overwritten, inserted and truncated, as by bad cables and editors. */
const anyDamage = fc.array(
  fc.record({
    at: fc.nat(),
    what: fc.constantFrom('overwrite', 'insert', 'remove', 'cut'),
    byte: fc.oneof(fc.nat(255), fc.constantFrom(...Array.from(utf8(',;\t|"\r\n\0 /-:.')))),
  }),
  { minLength: 1, maxLength: 12 },
);

type Damage = typeof anyDamage extends fc.Arbitrary<infer D> ? D : never;

function damaged(original: Uint8Array, damage: Damage): Uint8Array {
  const bytes = [...original];
  for (const { at, what, byte } of damage) {
    const place = at % Math.max(1, bytes.length);
    if (what === 'overwrite') bytes[place] = byte;
    else if (what === 'insert') bytes.splice(place, 0, byte);
    else if (what === 'remove') bytes.splice(place, 1);
    else bytes.splice(Math.max(place, bytes.length - 40));
  }
  return Uint8Array.from(bytes);
}

/** Expects every line to be exactly one of scan, unread, blank or heading. */
function expectEveryLineOnce(bytes: Uint8Array): void {
  const file = readScannerFile(bytes);
  if (file.refusal) return;
  const { scans, unread, blankLines, headerLines, lines } = file;
  expect(scans.length + unread.length + blankLines + headerLines).toBe(lines);
  const numbers = [...scans, ...unread].map(({ line }) => line);
  expect(new Set(numbers).size).toBe(numbers.length);
  expect(Math.max(...numbers)).toBeLessThanOrEqual(lines);
  for (const { code, quantity } of scans) {
    expect(code).toBe(code.trim());
    expect(Number.isInteger(quantity)).toBe(true);
  }
}

describe('no line is lost', () => {
  it('in a damaged file of any format and encoding', () => {
    fc.assert(
      fc.property(anyForm, anyEncoding, anyDamage, (write, encode, damage) => {
        expectEveryLineOnce(damaged(encode(write(SESSION)), damage));
      }),
    );
  });

  it('in two concatenated files', () => {
    fc.assert(
      fc.property(anyForm, anyForm, (first, second) => {
        expectEveryLineOnce(utf8(first(SESSION) + second(SESSION)));
      }),
    );
  });

  it('in arbitrary text', () => {
    const pieces = fc.constantFrom(...',;\t|"\r\n\0 /-:.=1290AaéPM\x1d\x1a', '12:30', '1/2/25');
    const anyText = fc.array(pieces, { maxLength: 300 }).map((letters) => letters.join(''));
    fc.assert(
      fc.property(fc.oneof(anyText, fc.string({ unit: 'binary' })), (text) => {
        expectEveryLineOnce(utf8(text));
      }),
    );
  });

  it('in arbitrary bytes', () => {
    fc.assert(fc.property(fc.uint8Array({ maxLength: 2000 }), expectEveryLineOnce));
  });
});

describe('the quantities stay the same', () => {
  it('in every encoding', () => {
    fc.assert(
      fc.property(anyForm, anyEncoding, (write, encode) => {
        expect(quantitiesIn(read(encode(write(SESSION))))).toEqual(quantitiesOf(SESSION));
      }),
    );
  });

  it('with blank lines anywhere', () => {
    const { 'Companion text with commas': write } = SCANNER_FORMS;
    const lines = write!(SESSION).split('\r\n');
    fc.assert(
      fc.property(fc.array(fc.nat(lines.length)), (places) => {
        const spread = lines.flatMap((line, at) => (places.includes(at) ? ['', line] : [line]));
        expect(quantitiesIn(read(spread.join('\r\n')))).toEqual(quantitiesOf(SESSION));
      }),
    );
  });
});

describe('hostile text', () => {
  it.each([
    ['quotation marks', '"'],
    ['opened quotes', '"a,'],
    ['blanks', ' '],
    ['spaces and digits', '1 '],
    ['delimiters', ',;|\t'],
    ['slashes', '1/'],
    ['colons', '1:'],
    ['formulas', '="'],
    ['letters in quotes', '""x'],
    ['numbers', '1,000.'],
    ['zeros', '1\0\0\0\0\0'],
  ])('of a million %s is handled', (_what, piece) => {
    expectEveryLineOnce(utf8(`22577,2\n${piece.repeat(1_000_000)}\n22698,3`));
  });
});
