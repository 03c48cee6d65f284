import type { OrderReading } from '../../domain/order-file/orderFile';
import { readPastedText } from '../../domain/order-file/readOrderText';
import { formatPasted } from '../support/orderReading';
import { SCANNER_FORMS } from '../support/scannerForms';
import { quantitiesOf, SESSION } from '../support/scannerSession';

const read = (text: string): OrderReading => {
  const reading = readPastedText(text);
  if (reading.refusal !== null) throw new Error(`refused as ${reading.refusal}`);
  return reading;
};

const printsIn = (text: string): string[] => read(text).lines.flatMap(({ scans = [] }) => scans);

const scan = (code: string, second: number, quantity = '') =>
  `${code},${quantity && `${quantity},`}003278,09:12:${String(second).padStart(2, '0')},05/10/2026\r\n`;

describe('a scanner file', () => {
  it('is one even if its second line is cut off', () => {
    const row = 'ZP7614              ,     24,06:56:27,17/06/2025\r\n';

    expect(formatPasted(`${row}ZP7614       `)).toBe('ZP7614=24 !cutShort');
  });

  it('may be of two scanners, whose serial numbers are no quantities', () => {
    const rows = ['003278', '004567', '004567'].map(
      (serial, at) => `01234567890${at}, UPC-A, 14:41:0${at}, 11/23/25, ${serial}\r\n`,
    );

    expect(formatPasted(rows.join(''))).toBe('012345678900=1 012345678901=1 012345678902=1');
  });

  it('may have a code that looks like a serial number, before its symbology', () => {
    expect(formatPasted('0001,A2033B,CODE-39     ,0012,2026/05/10,01:13:32\r\n')).toBe('A2033B=12');
  });
});

describe.each(Object.entries(SCANNER_FORMS))(
  'a scanner file in the format «%s»',
  (_form, write) => {
    it('yields the scanned quantities', () => {
      const { lines } = read(write(SESSION));

      expect(lines.filter(({ unread }) => unread)).toEqual([]);
      expect(Object.fromEntries(lines.map(({ code, quantity }) => [code, quantity]))).toEqual(
        quantitiesOf(SESSION),
      );
    });
  },
);

describe('the fingerprint of a scan', () => {
  it('stays the same if other scans are appended to the file', () => {
    const first = scan('22577', 1) + scan('22698', 2);

    expect(printsIn(first + scan('22966', 3))).toEqual(expect.arrayContaining(printsIn(first)));
  });

  it('differs for each scan, even of the same code in the same second', () => {
    const prints = printsIn(scan('22577', 1) + scan('22577', 1) + scan('22577', 2));

    expect(new Set(prints).size).toBe(3);
  });

  it('without a time matches in the same file only', () => {
    const [list, longer] = ['22577\n22698\n', '22577\n22698\n22966\n'];

    expect(printsIn(list)).toEqual(printsIn(list));
    expect(printsIn(longer).filter((print) => printsIn(list).includes(print))).toEqual([]);
  });
});

describe('the quantity of each scan', () => {
  it.each([
    ['told where one counts more than one', ['2', '12'], [2, 12]],
    ['left out where each counts one', ['', ''], undefined],
    ['left out where one takes back', ['5', '-2'], undefined],
  ])('is %s', (_what, [first, second], items) => {
    const { lines } = read(scan('22577', 1, first) + scan('22577', 2, second));

    expect(lines.map(({ scanItems }) => scanItems)).toEqual([items]);
  });
});

describe('a scanner with negative quantities', () => {
  it('orders what is left, and reports a code of which nothing is left', () => {
    const text =
      scan('22577', 1, '5') +
      scan('22577', 2, '-2') +
      scan('22698', 3, '2') +
      scan('22698', 4, '-2');

    expect(formatPasted(text)).toBe('22577=3 !takenBack(22698)');
  });

  it('reports a quantity below zero with its code', () => {
    expect(formatPasted(scan('22577', 1, '-2') + scan('22698', 2, '3'))).toBe(
      '!negative(22577) 22698=3',
    );
  });
});

it('a shop’s list with a date in it is not a scanner file', () => {
  expect(read('Date,SKU,Name,Qty\n2026-05-12,22577,Red,3\n').source).toBe('table');
});
