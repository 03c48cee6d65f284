import fc from 'fast-check';

import { readPastedText } from '../../domain/order-file/readOrderText';
import { readTable } from '../../domain/order-file/readTable';
import { formatPasted } from '../support/orderReading';
import { trials } from '../support/trials';

fc.configureGlobal({ numRuns: trials(25) });
afterAll(() => fc.resetConfigureGlobal());

/** Expects every row to be read, skipped or blank; a row may hold more than one line. */
function expectEveryRowOnce(text: string): void {
  const reading = readPastedText(text);
  if (reading.refusal !== null || reading.source === 'scans') return;
  const places = reading.lines.flatMap((line) => line.places);
  const rows = new Set([...places, ...reading.skipped.map(({ place }) => place)]);
  expect(rows.size + reading.blank).toBe(reading.total);
  for (const { code, quantity, unread } of reading.lines) {
    if (unread) expect(code === '' || quantity === null).toBe(true);
    else {
      expect(code).not.toBe('');
      expect(Number.isInteger(quantity) && quantity! > 0).toBe(true);
    }
  }
}

const anyPiece = fc.constantFrom(
  ...'\t,;|"\n \u00a0x×@-:.=()',
  ...[
    'AB-100',
    '22577',
    '3',
    '12',
    '1,5',
    '1,000',
    'qty',
    'Qté',
    'Total',
    'Blue',
    'pk',
    'dz',
    '2026-05-12',
    '$4.99',
  ],
  ...['\n', '\n', ' ', ' ', '\t'],
);
const anyCode = fc.oneof(
  fc.integer({ min: 10_000, max: 99_999 }).map(String),
  fc.stringMatching(/^[A-Z]{2}-\d{3}$/),
  fc.integer({ min: 0, max: 999_999_999_999 }).map((figures) => String(figures).padStart(12, '0')),
);
const anyOrder = fc.uniqueArray(
  fc.record({ code: anyCode, quantity: fc.integer({ min: 1, max: 999 }) }),
  {
    selector: ({ code }) => code,
    minLength: 1,
    maxLength: 20,
  },
);

const WAYS: Record<string, (code: string, quantity: number) => string> = {
  'code quantity': (code, quantity) => `${code} ${quantity}`,
  'quantity code': (code, quantity) => `${quantity} ${code}`,
  'quantity x code': (code, quantity) => `${quantity} x ${code}`,
  'code × quantity': (code, quantity) => `${code} × ${quantity}`,
  'code tab quantity': (code, quantity) => `${code}\t${quantity}`,
  'code;quantity': (code, quantity) => `${code};${quantity}`,
  'code,quantity': (code, quantity) => `${code},${quantity}`,
  'code qté : quantity': (code, quantity) => `${code} qté : ${quantity}`,
  'code, name, quantity': (code, quantity) => `${code}\tBlue pencil 12 pk\t${quantity}`,
  'a bullet': (code, quantity) => `• ${quantity} pcs ${code}`,
};

describe('any pasted text', () => {
  it('is read without an error, and no row is lost', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.array(anyPiece, { maxLength: 120 }).map((pieces) => pieces.join('')),
          fc.string({ unit: 'binary', maxLength: 300 }),
        ),
        expectEveryRowOnce,
      ),
    );
  });

  it.each(['"', '"a,', ' ', '1 ', ',;|\t', '1,000.', 'x 3 ', 'AB-100 ', '-', '='])(
    'is handled even if it repeats %j a hundred thousand times',
    (piece) => {
      expectEveryRowOnce(`22577,2\n${piece.repeat(100_000)}\n22698,3`);
    },
  );
});

describe('a size is not a quantity', () => {
  const anySize = fc
    .tuple(
      fc.integer({ min: 1, max: 999 }),
      fc.constantFrom('m', 'ml', 'mm', 'g', 'ct', 'x6', 'x18', ' x 6'),
    )
    .map((parts) => parts.join(''));

  it.each([' ', '\t', ': ', ' - ', ';'])('nor is there another, separated by %j', (separator) => {
    fc.assert(
      fc.property(anyOrder, fc.array(anySize, { minLength: 1 }), (order, sizes) => {
        const rows = order.map(({ code }, at) => `${code}${separator}${sizes[at % sizes.length]!}`);
        const codes = new Set(order.map(({ code }) => code));
        const known = (code: string) => (codes.has(code) ? ['Canvas'] : undefined);

        const { lines } = readPastedText(rows.join('\n'), undefined, known);
        expect(lines.filter(({ unread }) => !unread)).toEqual([]);
      }),
    );
  });
});

describe('a mark is not a quantity', () => {
  it.each([' -', ' —', ' x', ':', ' =', ' ...', ',', ' qty', ' pcs', ' ( )'])('%j', (mark) => {
    fc.assert(
      fc.property(anyOrder, fc.nat(), (order, nth) => {
        fc.pre(order.length > 1);
        const open = nth % order.length;
        const text = order.map(({ code, quantity }, at) =>
          at === open ? `${code}${mark}` : `${code} x ${quantity}`,
        );

        const lines = order.map(({ code, quantity }, at) =>
          at === open ? `!noQuantity(${code})` : `${code}=${quantity}`,
        );
        expect(formatPasted(text.join('\n'))).toBe(lines.join(' '));
      }),
    );
  });
});

describe('quantities are read as written', () => {
  it.each(Object.entries(WAYS))('in the form: %s', (_way, write) => {
    fc.assert(
      fc.property(anyOrder, (order) => {
        const text = order.map(({ code, quantity }) => write(code, quantity)).join('\n');
        const lines = order.map(({ code, quantity }) => `${code}=${quantity}`).join(' ');
        expect(formatPasted(text)).toBe(lines);
      }),
    );
  });

  it('beside a unit as with the unit in the same cell', () => {
    const anyUnit = fc.constantFrom(
      ...['DZ', 'Doz.', 'douzaine', 'pares', 'gross', 'box', 'boîte', 'caja', 'yd'],
      ...[
        'pk',
        'pack',
        'paquet',
        'ea',
        'each',
        'pc',
        'PCS',
        'unidad',
        'x',
        'RL',
        '12/pk',
        'SET',
        '',
      ],
    );
    const anyHeading = fc.constantFrom('UOM', 'U/M', 'Unit', 'Units of measure', 'Unité', 'Unidad');
    fc.assert(
      fc.property(anyOrder, fc.array(anyUnit, { minLength: 1 }), anyHeading, (order, all, unit) => {
        const rowsOf = (write: (quantity: number, unit: string) => string) =>
          order.map(
            ({ code, quantity }, at) => `${code}\t${write(quantity, all[at % all.length]!)}`,
          );
        const linesIn = (rows: string[]) =>
          readPastedText(rows.join('\n')).lines.map((line) => ({
            ...line,
            unread: line.unread?.reason,
          }));

        const beside = rowsOf((quantity, word) => `${quantity}\t${word}`);
        const behind = rowsOf((quantity, word) => `${quantity} ${word}`);
        expect(linesIn([`SKU\tQty\t${unit}`, ...beside])).toEqual(linesIn(['SKU\tQty', ...behind]));
      }),
    );
  });

  it('in a table of any width, wherever the two columns are', () => {
    fc.assert(
      fc.property(anyOrder, fc.nat(4), fc.boolean(), (order, names, isCodeFirst) => {
        const rowOf = (code: string, quantity: string, name: string) => {
          const pair = isCodeFirst ? [code, quantity] : [quantity, code];
          return [pair[0]!, ...Array<string>(names).fill(name), pair[1]!];
        };
        const rows = [
          rowOf('Référence', 'Quantité', 'Désignation'),
          ...order.map(({ code, quantity }) => rowOf(code, String(quantity), 'Crayon bleu')),
        ].map((cells, at) => ({ place: at + 1, cells, text: cells.join(';') }));

        const { lines } = readTable(rows);
        expect(lines.map(({ code, quantity }) => ({ code, quantity }))).toEqual(order);
      }),
    );
  });
});
