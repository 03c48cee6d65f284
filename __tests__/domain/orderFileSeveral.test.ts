import { candidateCodes } from '../../domain/order-file/candidateCodes';
import { readPastedText } from '../../domain/order-file/readOrderText';
import { formatPasted, formatPastedWithNames, formatReading } from '../support/orderReading';

describe('several products on one line', () => {
  it.each([
    ['please send 2 doz of 22423 and 3 x 85123A', '22423=24 85123A=3'],
    ['4x22423, 3x85123A, 6x22698', '22423=4 85123A=3 22698=6'],
    ['4x22423,3x85123A,6x22698', '22423=4 85123A=3 22698=6'],
    ['4 x 22423 3 x 85123A 6 x 22698', '22423=4 85123A=3 22698=6'],
    ['22423 4 85123A 3', '22423=4 85123A=3'],
    ['22423, 4, 85123A, 3', '22423=4 85123A=3'],
    ['22423,4 85123A,3', '22423=4 85123A=3'],
    ['22423x4, 85123Ax3\n22698x2, 85123Ax6', '22423=4 85123A=9 22698=2'],
    ['22423, 85123A, 22698 - 3 each', '22423=3 85123A=3 22698=3'],
    ['2 of each: 22423, 85123A', '22423=2 85123A=2'],
    ['22423 - 3 - 85123A - 4', '22423=3 85123A=4'],
    ['6 de 22423 et 12 de 85123A', '22423=6 85123A=12'],
    ['6 de 22423 y 12 de 85123A', '22423=6 85123A=12'],
    ['10 22423; 12 85123A', '22423=10 85123A=12'],
    ['22423 = 3 | 85123A = 4', '22423=3 85123A=4'],
    ['22423 (3), 85123A (4)', '22423=3 85123A=4'],
    ['22423 3 pcs, 85123A 4 pcs', '22423=3 85123A=4'],
  ])('are read: %j is %s', (text, lines) => {
    expect(formatPasted(text)).toBe(lines);
    expect(formatPastedWithNames(text)).toBe(lines);
  });

  it.each([
    ['22423 (formerly 85123A) x 6', '!ambiguousLine(22423) !ambiguousLine(85123A)'],
    ['22423 85123A', '!ambiguousLine(22423) !ambiguousLine(85123A)'],
    [
      '22423, 3 85123A, 4 22698, 5',
      '!ambiguousLine(22423) !ambiguousLine(85123A) !ambiguousLine(22698)',
    ],
    ...['22423 to 22698, 2 each', '22423 through 22698: 2 each', '22423-22698 2 each'].map(
      (text) => [text, '!ambiguousLine(22423) !ambiguousLine(22698)'],
    ),
    ['22423 à 22698, 2 chacun', '!ambiguousLine(22423) !ambiguousLine(22698)'],
    ['22423 a 22698: 2 cada uno', '!ambiguousLine(22423) !ambiguousLine(22698)'],
    ['22423 3, 85123A', '22423=3 !noQuantity(85123A)'],
    ['1,AB-100,A30,22', '?quantity !ambiguousLine(AB-100)'],
    ['1, AB-100, A30, 22', '?quantity !ambiguousLine(AB-100)'],
    ['2,AB-100,A30,22,4.99', '?quantity !ambiguousLine(AB-100)'],
    ['AB-100;C1;37;3.93;2026-05-05', 'AB-100=37'],
    ['X8531, C1 37 rouge', '!noQuantity(X8531) !ambiguousLine(C1)'],
    ['X8531;C1;37;3.93;2026-05-05', '?quantity !ambiguousLine(2026-05-05)'],
  ])('are asked about if they are unclear: %j is %s', (text, lines) => {
    expect(formatPastedWithNames(text)).toBe(lines);
  });
});

describe('dozens, pairs and gross', () => {
  it.each([
    ['2 doz of 22423', '22423', 24, '2 doz'],
    ['1 douzaine de 22423', '22423', 12, '1 douzaine'],
    ['2 docenas de 22423', '22423', 24, '2 docenas'],
    ['half a dozen 22423', '22423', 6, 'half a dozen'],
    ['22423 a dozen', '22423', 12, 'a dozen'],
    ['22423 2dz', '22423', 24, '2 dz'],
    ['3 pairs of 22423', '22423', 6, '3 pairs'],
    ['2 gross 22423', '22423', 288, '2 gross'],
  ])('are converted, and reported as written: %s', (text, code, quantity, counted) => {
    expect(readPastedText(text).lines).toEqual([
      { code, quantity, counted, inPieces: true, places: [1] },
    ]);
  });

  it('are converted in a table too', () => {
    const { lines } = readPastedText('SKU\tQty\nA-1\t2 doz\nA-2\t3');

    expect(lines).toEqual([
      { code: 'A-1', quantity: 24, counted: '2 doz', inPieces: true, places: [2] },
      { code: 'A-2', quantity: 3, places: [3] },
    ]);
  });

  it('are refused if they exceed the maximum quantity', () => {
    expect(formatPasted('5000 gross 22423')).toBe('!quantityTooLarge(22423)');
  });
});

describe('a quantity with a word for pieces', () => {
  const read = (text: string) =>
    readPastedText(text).lines.map(({ code, quantity, inPieces }) => [
      code,
      quantity,
      ...(inPieces ? ['pieces'] : []),
    ]);

  it.each([
    ['22423 24 pcs', 24],
    ['24pcs 22423', 24],
    ['22423 x 24 pcs', 24],
    ['22423 pcs 24', 24],
    ['22423 12 unités', 12],
    ['12 unités de 22423', 12],
    ['22423 : 12 units', 12],
    ['22423 12 unidades', 12],
    ['22423 6 EA', 6],
    ['Code;Qty\n22423;12 units', 12],
    ['Code;Cantidad\n22423;12 pzas.', 12],
  ])('is marked as pieces: %j', (text, quantity) => {
    expect(read(text)).toEqual([['22423', quantity, 'pieces']]);
  });

  it.each([
    ['22423 24', 24],
    ['22423 x 24', 24],
    ['22423 3 packs', 3],
    ['3 paquets de 22423', 3],
    ['22423 2 lots', 2],
    ['22423 Needles 12 pcs x 3', 3],
    ['Code;Qty\n22423;3 pk', 3],
  ])('is not assumed if the word differs or belongs to the name: %j', (text, quantity) => {
    expect(read(text)).toEqual([['22423', quantity]]);
  });

  it('is marked line by line, and never added to packs', () => {
    expect(read('22423 3, 85123A 24 pcs\n22423 12 pcs\n22423 6 pcs')).toEqual([
      ['22423', 3],
      ['85123A', 24, 'pieces'],
      ['22423', 18, 'pieces'],
    ]);
    expect(read('22423 and 85123A: 3 each')).toEqual([
      ['22423', 3],
      ['85123A', 3],
    ]);
  });

  it('is marked on a line that names its product in words', () => {
    expect(readPastedText('22423 2\n24 pcs glue sticks').lines[1]).toMatchObject({
      quantity: 24,
      inPieces: true,
      unread: { text: '24 pcs glue sticks' },
    });
  });
});

describe('the product name on a line', () => {
  it.each([
    ['2 OL101D Tintagne Maître Oil Colour, Cadmium Red, 60 ml', 'OL101D=2'],
    ['OL101D Tintagne Maitre Oil Colour, Cadmium Red, 60ml 2', 'OL101D=2'],
    ['22423 Regency Cakestand 3 Tier x 4', '22423=4'],
    ['22423 Regency Cakestand 3 Tier 4', '22423=4'],
    ['4 Présentoir Regency 3 étages 22423', '22423=4'],
    ['4 AB-100 Blue pencil, 12 pk; 2 22423 Regency Cakestand 3 Tier', 'AB-100=4 22423=2'],
  ])('contains no quantities: %j is %s', (text, lines) => {
    expect(formatPastedWithNames(text)).toBe(lines);
  });

  it('may be followed by a number that could be the quantity, which is asked about', () => {
    expect(formatPastedWithNames('22423 Regency Cakestand 3')).toBe('!ambiguousLine(22423)');
  });

  it('is not a quantity if its number differs from that of the name', () => {
    const names = () => ['Brushes, Set of 5', 'Pinceaux, ensemble de 5'];

    expect(formatReading(readPastedText('BS1005 set of 24', undefined, names))).toBe(
      '!ambiguousLine(BS1005)',
    );
    expect(formatReading(readPastedText('BS1005 ensemble de 5 3', undefined, names))).toBe(
      'BS1005=3',
    );
  });

  it('may be followed by a size that is not in it', () => {
    expect(formatPastedWithNames('22423 Regency Cakestand 30cm')).toBe('22423=1');
    expect(formatPastedWithNames('22423 30cm')).toBe('!noQuantity(22423)');
  });

  it('may end in a size even if nobody knows the name', () => {
    expect(formatPasted('2 OL101D Oil Colour, Cadmium Red, 60 ml')).toBe('OL101D=2');
  });
});

describe('a code and a number written together', () => {
  it.each([
    ['22423/4', '22423=4'],
    ['85123A/4', '85123A=4'],
    ['AB-100x3', 'AB-100=3'],
    ['22423/85123A 3', '!ambiguousLine(22423) !ambiguousLine(85123A)'],
  ])('are separated if the shop knows the code: %j is %s', (text, lines) => {
    expect(formatPastedWithNames(text)).toBe(lines);
  });

  it('are one code if the shop does not know it', () => {
    expect(formatPasted('85123A/4')).toBe('85123A/4=1');
  });
});

describe('a list with numbered lines', () => {
  it.each([
    ['1. 22423 - 4', '22423=4'],
    ['1. 22423 - 4\n2. 85123A - 6\n3. 22698 - 2', '22423=4 85123A=6 22698=2'],
    ['1. 22423 - 4\n1. 85123A - 6', '22423=4 85123A=6'],
    ['1 22423 CAKE STAND 4 EA\n2 85123A HEART 6 EA', '22423=4 85123A=6'],
  ])('is read without the numbers: %j is %s', (text, lines) => {
    expect(formatPasted(text)).toBe(lines);
  });
});

describe('a text copied from a printed order', () => {
  it('takes as quantity the number that the price was multiplied by', () => {
    const text =
      '1 22423 REGENCY CAKESTAND 3 TIER 4 EA 12.75 51.00\n2 85123A HEART 6 EA 2.00 12.00';

    expect(formatPasted(text)).toBe('22423=4 85123A=6');
    expect(formatPasted('1 22423 REGENCY CAKESTAND 3 TIER 4 EA 12.75 51.00')).toBe('22423=4');
  });
});

describe('a table with each cell on a line of its own', () => {
  it('is read by its headings, and the text around it separately', () => {
    const text =
      'Hello,\n\nItem\n\nDescription\n\nQty\n\n22423\n\nCakestand 3 Tier\n\n4\n\n85123A\n\nHeart\n\n6\n\nThanks\n22698 x 2';

    expect(formatPasted(text)).toBe('22423=4 85123A=6 22698=2');
  });

  it('is read without headings if code, words and quantity keep repeating', () => {
    expect(formatPasted('22423\nCakestand 3 Tier\n4\n85123A\nHeart\n6')).toBe('22423=4 85123A=6');
  });

  it.each([
    ['22423\nCakestand\n4\n85123A\nHeart\n6\n22698\nTeacup', '22423=4 85123A=6 !noQuantity(22698)'],
    ['Item\nQty\n22423\n4\n85123A', '22423=4 !noQuantity(85123A)'],
    ['22423\nCakestand\n4\n85123A\nHeart\n6\nMerci\nMarie', '22423=4 85123A=6'],
  ])('asks for a quantity missing at the end: %j', (text, lines) => {
    expect(formatPasted(text)).toBe(lines);
  });

  it('accounts for every line', () => {
    const reading = readPastedText('Item\nQty\n22423\n4\n\n85123A\n6\n');

    expect(reading).toMatchObject({ total: 7, blank: 1 });
    expect(reading.lines.flatMap(({ places }) => places)).toEqual([3, 4, 6, 7]);
  });
});

describe('a line that looks like a letterhead', () => {
  it('is left to the buyer if it names a product of the shop', () => {
    expect(formatPastedWithNames('PO 22423')).toBe('!ambiguousLine(22423)');
    expect(formatPastedWithNames('22423 x 3 (PO 85123A)')).toBe('!ambiguousLine(85123A) 22423=3');
  });
});

it('a text yields the codes to look up in the catalogue', () => {
  expect(candidateCodes('2 doz of 22423, 85123A/4 and POST, thanks')).toEqual(
    expect.arrayContaining(['22423', '85123A', 'POST']),
  );
  expect(candidateCodes('4 x OL 101D')).toEqual(
    expect.arrayContaining(['101D', 'OL101D', 'OL-101D']),
  );
  expect(candidateCodes('2 doz of 22423, thanks')).not.toContain('thanks');
});
