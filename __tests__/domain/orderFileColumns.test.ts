import { readPastedText } from '../../domain/order-file/readOrderText';
import { readSheets, type WorkbookSheet } from '../../domain/order-file/readSheets';
import { formatReading, formatPasted, formatPastedWithNames } from '../support/orderReading';
import { namesOf, PRODUCTS } from '../support/shopCodes';

const sheet = (name: string, ...rows: string[][]): WorkbookSheet => ({
  name,
  rows,
  hidden: new Set(),
});

describe('the code column', () => {
  const text = 'Our item,Vendor item,Qty\nX-1,22423,3\nX-2,85123A,4';

  it('is the one whose codes the shop knows', () => {
    expect(formatPastedWithNames(text)).toBe('22423=3 85123A=4');
    expect(formatPastedWithNames(text.replace('Our', 'Vendor').replace('Vendor', 'Our'))).toBe(
      '22423=3 85123A=4',
    );
  });

  describe('if the shop does not know the codes', () => {
    /** A shop whose product ids are short numbers. */
    const numbered = (code: string) => (/^\d{1,3}$/.test(code) ? ['Button'] : undefined);

    it.each([
      ['quantities', 'Quantity;SKU\n4;XB8622\n15;XB3285', 'XB8622=4 XB3285=15'],
      ['one row of them', 'Cdé;Name;Código\n5;Marker;X391', 'X391=5'],
      ['stock', 'Item No.|Cantidad|QOH\nXB-543|16|260', 'XB-543=16'],
      ['pack sizes', 'Case pack,Code,Qty\n12,83.393,35', '83.393=35'],
      ['line numbers', 'Ligne;Art. no;Qté\n1;26.779;2\n2;94.596;28', '26.779=2 94.596=28'],
    ])('is not that of numbers which products happen to have: %s', (_what, text, lines) => {
      expect(formatReading(readPastedText(text, undefined, numbered))).toBe(lines);
    });

    it('is left to the buyer if there are no headings', () => {
      const reading = readPastedText('XB8622\t4\nXB3285\t15', undefined, numbered);

      expect(formatReading(reading)).toMatch(/^\?code !ambiguousLine/);
    });

    it('is that of short codes if nothing else looks like codes', () => {
      const known = (code: string) => (/^(?:781|159)$/.test(code) ? ['Button'] : undefined);
      const reading = readPastedText('36\t781\tMay 9\n1808\t159\tMay 21', undefined, known);

      expect(formatReading(reading)).toBe('781=36 159=1808');
    });

    it('is left to the buyer if short codes may as well be the quantities', () => {
      const reading = readPastedText('Glue sticks\t12\nScissors\t24', undefined, numbered);

      expect(formatReading(reading)).toMatch(/^\?code !ambiguousLine/);
    });

    it('is still one whose codes it knows for certain, below any heading', () => {
      expect(formatPastedWithNames('SKU,Style name,Qty\nX1,AB-100,3\nX2,OL101D,4')).toBe(
        'AB-100=3 OL101D=4',
      );
    });
  });

  it('is left to the buyer if two columns have no heading and nobody knows their codes', () => {
    const rows = 'X-001;AB-100;3\nX-002;AB-200;4';

    expect(formatPasted(rows)).toMatch(/^\?code !ambiguousLine/);
    expect(formatPastedWithNames(rows)).toMatch(/^(\?code )?!ambiguousLine|AB-100/);
  });
});

describe('quantities that are consecutive numbers', () => {
  const text = '22423\t1\n85123A\t2\n22698\t3';

  it('are read as quantities next to codes that the shop knows', () => {
    expect(formatPastedWithNames(text)).toBe('22423=1 85123A=2 22698=3');
  });

  it('are left to the buyer next to other codes', () => {
    expect(formatPasted(text)).toMatch(/^\?quantity/);
  });

  it.each([
    ['a name', '22423\tStand\t1\n85123A\tHeart\t2\n22698\tTeacup\t3'],
    ['an empty column', '22423\t\t1\n85123A\t\t2\n22698\t\t3'],
    ['line numbers before the codes', '1\t22423\t1\n2\t85123A\t2\n3\t22698\t3'],
  ])('are treated the same with %s', (_what, rows) => {
    expect(formatPastedWithNames(rows)).toBe('22423=1 85123A=2 22698=3');
    expect(formatPasted(rows)).toMatch(/^\?quantity/);
  });
});

describe('a row with a code and sizes and nothing else', () => {
  it.each([
    ['dimensions', '22423\t2x6\n85123A\t3x6'],
    ['spaced ones', '22423\t2 x 6 cm\n85123A\t3 x 6 cm'],
    ['the same ones', '22423\t12x18\n85123A\t12x18\nAB-100\t12x18'],
    ['measurements', '22423;10m\n85123A;5m'],
    ['inches', '22423\t12"\n85123A\t14"'],
    ['an empty column', '22423\t\t5ct\n85123A\t\t6ct'],
  ])('is asked about with %s', (_what, text) => {
    expect(formatPastedWithNames(text)).toMatch(/^!(noQuantity|otherUnit)\(22423\) !\1\(85123A\)/);
    expect(formatPasted(text)).not.toContain('=');
  });

  it.each([
    ['words', '22423\tCanvas\t2x6\n85123A\tCanvas\t3x6'],
    ['a heading', 'Code\tSize\n22423\t2x6\n85123A\t3x6'],
  ])('is read with %s', (_what, text) => {
    expect(formatPastedWithNames(text)).toBe('22423=1 85123A=1');
  });

  it('is read if the buyer chose one of each', () => {
    const choice = { code: 0, quantity: null };

    expect(formatReading(readPastedText('22423\t2x6', choice))).toBe('22423=1');
  });
});

describe('a row with a second code', () => {
  it.each(['22423,Red,3\n85123A,Blue,4\n22698,and AB-100 too,5', '22423;3\n85123A;4\n22698;99999'])(
    'is asked about, and the others are read: %j',
    (text) => {
      expect(formatPastedWithNames(text)).toMatch(/^22423=3 85123A=4 /);
    },
  );

  it('is not ordered if its quantity is a product code', () => {
    expect(formatPastedWithNames('22423;85123A;3\n22698;22423')).not.toContain('22698=');
  });

  it.each([
    ['a note', 'Code,Notes,Qty', '22423,and 2 x 85123A please,3'],
    ['an order under a total', 'Code,Total', '22423,1x85123A'],
    ['a code in place of a size', 'Size,Code,Qty', 'AB-100,22423,3'],
  ])('is asked about with %s', (_what, ...rows) => {
    expect(formatPastedWithNames(rows.join('\n'))).toBe('!ambiguousLine(22423)');
  });

  it.each([
    ['its own name', 'Code,Name,Qty', 'AB-200,Refill for AB-100,3', 'AB-200=3'],
    ['a year', 'Code,Name,Qty', '22423,Spring 2026,3', '22423=3'],
    ['a total that equals a code', 'Code,Total,Qty', '22423,22698,3', '22423=3'],
  ])('is read with %s', (_what, headings, row, expected) => {
    const products: Record<string, string[]> = {
      ...PRODUCTS,
      'AB-200': ['Refill for AB-100'],
      2026: ['Diary'],
    };
    const reading = readPastedText(`${headings}\n${row}`, undefined, (code) => products[code]);

    expect(formatReading(reading)).toBe(expected);
  });
});

describe('the sheets of a workbook', () => {
  const sheets = [
    sheet('Monday', ['SKU', 'Qty'], ['22423', '3'], ['85123A', '4']),
    sheet('Tuesday', ['SKU', 'Qty'], ['22423', '2']),
    sheet('Notes', ['Please deliver to the back door']),
  ];

  it('that also contain orders are listed', () => {
    const reading = readSheets(sheets);

    expect(formatReading(reading)).toBe('22423=3 85123A=4');
    expect(reading).toMatchObject({
      sheet: { names: ['Monday'], others: ['Tuesday', 'Notes'], orders: ['Tuesday'] },
    });
  });

  it('are read individually or together, as the buyer chooses', () => {
    expect(formatReading(readSheets(sheets, { sheets: ['Tuesday'] }))).toBe('22423=2');
    expect(formatReading(readSheets(sheets, { sheets: ['Monday', 'Tuesday'] }))).toBe(
      '22423=5 85123A=4',
    );
  });

  it('give each of their rows a unique place', () => {
    const reading = readSheets(sheets, { sheets: ['Monday', 'Tuesday'] });

    expect(reading.lines.map(({ places }) => places)).toEqual([[2, 5], [3]]);
  });

  it('are read by the columns that the buyer chose', () => {
    const weeks = [
      sheet('A', ['SKU', 'Week 1 qty', 'Week 2 qty'], ['22423', '3', '1']),
      sheet('B', ['SKU', 'Week 1 qty', 'Week 2 qty'], ['85123A', '4', '2']),
    ];
    const choice = { code: 0, quantity: 2 };

    expect(formatReading(readSheets(weeks, { sheets: ['A', 'B'], choice, namesOf }))).toBe(
      '22423=1 85123A=2',
    );
  });
});

describe('a formula without a stored result', () => {
  it('is asked about, line by line', () => {
    const rows = [
      ['SKU', 'Packs', 'Qty'],
      ['22423', '2', '=B2*6'],
      ['85123A', '3', '18'],
    ];

    expect(formatReading(readSheets([sheet('Order', ...rows)]))).toBe('!formula(22423) 85123A=18');
  });

  it('prevents another column from being taken for the quantity', () => {
    const rows = [
      ['22423', '=C1*6', '2'],
      ['85123A', '=C2*6', '3'],
    ];

    expect(formatReading(readSheets([sheet('Order', ...rows)]))).toMatch(/^\?quantity/);
  });

  it('is not taken for a code', () => {
    const rows = [
      ['SKU', 'Qty'],
      ['=VLOOKUP(A2,B:C,2)', '3'],
      ['85123A', '4'],
    ];

    expect(formatReading(readSheets([sheet('Order', ...rows)]))).toBe('!formula 85123A=4');
  });

  it('may leave the quantity column empty, and then the buyer is asked', () => {
    const rows = [
      ['SKU', 'Order qty', 'Units'],
      ['22423', '', '12'],
      ['85123A', '', '24'],
    ];

    expect(formatReading(readSheets([sheet('Order', ...rows)]))).toMatch(/^\?quantity/);
  });
});
