import fc from 'fast-check';

import { headingOf } from '../../domain/delimited/headingOf';
import type { NamesOf } from '../../domain/order-file/namesOf';
import { readPastedText } from '../../domain/order-file/readOrderText';
import { namesOf, PRODUCTS } from '../support/shopCodes';
import { trials } from '../support/trials';

fc.configureGlobal({ numRuns: trials(25) });
afterAll(() => fc.resetConfigureGlobal());

const CODES = Object.keys(PRODUCTS);

/** Figures under a heading such as `Total` are what the heading says. */
const hasOtherColumns = (reading: ReturnType<typeof readPastedText>): boolean =>
  'columns' in reading &&
  reading.columns!.all.some(({ heading }) => headingOf(heading)?.kind === 'other');

/**
 * Returns the codes in the text that are neither an order line nor shown as unreadable. Without a
 * catalogue, a code in the header of a letter may be taken for another number, which is reported as
 * skipped.
 */
function missingFrom(text: string, names: NamesOf | undefined): string[] {
  const reading = readPastedText(text, undefined, names);
  if (reading.refusal !== null && !names) return [];
  const shown = reading.lines.map(({ code, unread }) => `${code} ${unread?.text ?? ''}`);
  const aside = !names && 'skipped' in reading ? reading.skipped.map((row) => row.text) : [];
  const named = [...shown, ...aside].join('\n');
  const codes = hasOtherColumns(reading) ? CODES.filter((code) => /\p{L}/u.test(code)) : CODES;
  return codes.filter((code) => text.includes(code) && !named.includes(code));
}

const anyCode = fc.constantFrom(...CODES);
const anyCount = fc.integer({ min: 1, max: 150 }).map(String);
const anyFiller = fc.constantFrom(
  ...['please send', 'and', 'et', 'y', 'x', 'of', 'de', 'each', 'qty', 'pcs', 'doz', 'dozen', 'EA'],
  ...['formerly', 'or', 'blue', 'Tier', 'A4', 'pk', '60 ml', '$4.99', '12.75', '1,5'],
  ...['Total', 'Ship to:', 'call 514-555-0199', 'Merci', '05/12/2026', 'Set of 12'],
);
const anyMark = fc.constantFrom(
  ...[' ', ' ', ' ', ', ', ', ', '; ', '\n', '\n', '\t', ' - ', ': ', '/', ',', ' x ', '  '],
  ...[' (', ') ', ' + ', ' & ', ' | ', '. ', '\n\n', '\n- ', '\n1. ', '"', ';', ' = ', '> '],
);
/**
 * Words in headings determine the code column; catalogue codes are also found in the other columns.
 */
const anyHeading = fc.constantFrom('Code', 'Qty', 'Item no', 'UPC', 'PO #');
const wordOf = (...more: fc.Arbitrary<string>[]) =>
  fc.oneof(
    { weight: 3, arbitrary: anyCode },
    { weight: 3, arbitrary: anyCount },
    { weight: 2, arbitrary: anyFiller },
    {
      weight: 1,
      arbitrary: fc
        .tuple(anyCode, anyCount)
        .chain(([code, count]) =>
          fc.constantFrom(
            `${count}x${code}`,
            `${code}x${count}`,
            `${code}/${count}`,
            `${count}*${code}`,
          ),
        ),
    },
    { weight: 1, arbitrary: anyCode.map((code) => PRODUCTS[code]![0]!) },
    ...more.map((arbitrary) => ({ weight: 1, arbitrary })),
  );

const textOf = (anyWord: fc.Arbitrary<string>) =>
  fc
    .array(fc.tuple(anyWord, anyMark), { minLength: 1, maxLength: 30 })
    .map((words) => words.flat().join(''));

interface Item {
  code: string;
  count: number;
}

/** Ways to write one of several orders on a line. */
const ITEMS: Record<string, (item: Item) => string> = {
  'code count': ({ code, count }) => `${code} ${count}`,
  'count code': ({ code, count }) => `${count} ${code}`,
  'count x code': ({ code, count }) => `${count} x ${code}`,
  'code x count': ({ code, count }) => `${code} x ${count}`,
  'code xcount': ({ code, count }) => `${code} x${count}`,
  'countx code': ({ code, count }) => `${count}x ${code}`,
  'code: count': ({ code, count }) => `${code}: ${count}`,
  'code (count)': ({ code, count }) => `${code} (${count})`,
  'count of code': ({ code, count }) => `${count} de ${code}`,
  'code count pcs': ({ code, count }) => `${code} ${count} pcs`,
};
const SEPARATORS = [', ', '; ', ' and ', ' et ', ' y ', ' & ', ' + ', ' '];

/** Written as quantities and codes, their digits pass as a barcode. */
const DIGITS_OF_A_BARCODE = [
  { code: '22698', count: 4 },
  { code: '22423', count: 725 },
];

const anyItems = fc.uniqueArray(
  fc.record({ code: anyCode, count: fc.integer({ min: 1, max: 999 }) }),
  { selector: ({ code }) => code, minLength: 2, maxLength: 5 },
);

describe('no written code is lost', () => {
  it.each([
    ['with the catalogue loaded', namesOf, textOf(wordOf(anyHeading))],
    ['without it', undefined, textOf(wordOf())],
  ])('%s', (_what, names, anyText) => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(missingFrom(text, names)).toEqual([]);
      }),
      { numRuns: trials(100) },
    );
  });
});

describe('several products on one line', () => {
  it.each(Object.entries(ITEMS))('are read as written, or asked about: %s', (_way, write) => {
    fc.assert(
      fc.property(
        fc.array(anyItems, { minLength: 1, maxLength: 3 }),
        fc.constantFrom(...SEPARATORS),
        fc.boolean(),
        (rows, separator, isKnown) => {
          const text = rows.map((items) => items.map(write).join(separator)).join('\n');
          const expected: Record<string, number> = {};
          for (const { code, count } of rows.flat()) expected[code] = (expected[code] ?? 0) + count;

          const { lines } = readPastedText(text, undefined, isKnown ? namesOf : undefined);
          const read = lines.filter(({ unread }) => !unread);
          for (const { code, quantity } of read) {
            const isAsked = lines.some((line) => line.unread?.text.includes(code));
            if (!isAsked) expect({ code, quantity }).toEqual({ code, quantity: expected[code] });
          }
          expect(read.length).toBeGreaterThan(0);
        },
      ),
      { examples: [[[DIGITS_OF_A_BARCODE], ' ', false]] },
    );
  });
});
