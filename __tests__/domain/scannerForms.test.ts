import fc from 'fast-check';

import { quantitiesIn, read } from '../support/scannerFiles';
import { SCANNER_FORMS } from '../support/scannerForms';
import { quantitiesOf, SESSION, type Session } from '../support/scannerSession';

/** Product ids, barcodes with leading zeros, and codes with letters. */
const anyCode = fc.oneof(
  fc.integer({ min: 10_000, max: 99_999 }).map(String),
  fc.integer({ min: 0, max: 999_999_999_999 }).map((figures) => String(figures).padStart(12, '0')),
  fc
    .integer({ min: 0, max: 9_999_999_999_999 })
    .map((figures) => String(figures).padStart(13, '0')),
  fc.stringMatching(/^[A-Z]\d{3,5}(-[A-Z]{2,3})?$/),
);

const anySession: fc.Arbitrary<Session> = fc
  .uniqueArray(anyCode, { minLength: 1, maxLength: 12 })
  .chain((codes) => fc.array(fc.constantFrom(...codes), { minLength: 1, maxLength: 40 }))
  .map((codes) => codes.map((code, second) => ({ code, second })));

describe.each(Object.entries(SCANNER_FORMS))('a file in the format «%s»', (_form, write) => {
  it('yields the scanned quantities, and leaves no line unread', () => {
    const file = read(write(SESSION));

    expect(file.unread).toEqual([]);
    expect(quantitiesIn(file)).toEqual(quantitiesOf(SESSION));
  });

  it('yields the right quantities for any scans', () => {
    fc.assert(
      fc.property(anySession, (session) => {
        expect(quantitiesIn(read(write(session)))).toEqual(quantitiesOf(session));
      }),
    );
  });
});

describe('the format of a file is shown to the buyer as', () => {
  it.each([
    ['companion', 'Companion text with commas', ','],
    ['companion', 'Companion text without symbology', ','],
    ['companion', 'Companion CSV with semicolons', ';'],
    ['companion', 'Companion with the clock off', ','],
    ['webSerial', 'the browser reader', ','],
    ['batch', 'batch mode', ','],
    ['batch', 'batch mode with quantities', ','],
    ['batch', 'batch mode with line feeds', '\n'],
    ['batch', 'batch mode with group separators', '\x1d'],
    ['terminal', 'OPL-9728 terminal', ','],
    ['terminal', 'OPL-9724 terminal', ','],
    ['terminal', 'OPH-5000i terminal with its number', ','],
    ['terminal', 'fixed widths without a separator', ' '],
    ['terminal', 'time, place and item', ','],
    ['codes', 'a list of codes', null],
    ['codesAndQuantities', 'quantities and codes', ';'],
  ])('%s for %s', (family, form, delimiter) => {
    expect(read(SCANNER_FORMS[form]!(SESSION)).form).toMatchObject({ family, delimiter });
  });

  it('a list of its columns, with whether it has quantities and headings', () => {
    const form = 'codes and quantities under French headings';

    expect(read(SCANNER_FORMS[form]!(SESSION)).form).toEqual({
      family: 'codesAndQuantities',
      encoding: 'utf-8',
      delimiter: ';',
      hasHeader: true,
      columns: ['code', 'quantity'],
      hasQuantity: true,
    });
  });
});
