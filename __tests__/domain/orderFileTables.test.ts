import { readPastedText } from '../../domain/order-file/readOrderText';
import { skippedIn, formatReading, formatPasted } from '../support/orderReading';

const table = (...rows: string[]): string => rows.join('\n');

describe('the columns of a table', () => {
  it.each([
    ['English headings', table('SKU,Description,Price,Qty', '22577,Red,12.50,3'), '22577=3'],
    ['French', table('Référence;Désignation;Prix;Qté', '22577;Rouge;12,50;3'), '22577=3'],
    ['Spanish', table('Código\tDescripción\tCantidad', '22577\tRojo\t3'), '22577=3'],
    ['two rows of them', table('Item No.,,Order', '#,Description,Qty', 'AB-1,Blue,4'), 'AB-1=4'],
    ['quantity first', table('Qty,Item', '3,22577'), '22577=3'],
    ['quantity first, none', table('3;AB-100', '2;AB-200'), 'AB-100=3 AB-200=2'],
    ['quantity first, both figures', table('288,79000', '96,15036'), '79000=288 15036=96'],
    ['none', table('AB-100,Blue,4', 'AB-200,Red,6'), 'AB-100=4 AB-200=6'],
    ['row numbers', table('1,AB-1,4', '2,AB-2,5', '3,AB-3,6'), 'AB-1=4 AB-2=5 AB-3=6'],
    ['a shelf in front', table('Rayon;Code;Qté', 'A12;22577;3', 'A12;22698;4'), '22577=3 22698=4'],
    ['a stock beside', table('SKU;Qté en stock;Qté à commander', 'A1;50;3', 'A2;4;2'), 'A1=3 A2=2'],
    ['a pack beside', table('SKU;Pzas por caja;Cantidad', '22577;12;3'), '22577=3'],
    ['units per case', table('SKU,Units/case,Order', 'A-1,12,3'), 'A-1=3'],
    ['the last order', table('SKU,Last order qty,Order Qty', 'A-1,9,3'), 'A-1=3'],
    ['what was shipped', table('SKU,Qty ordered,Qty shipped', 'A-1,3,1'), 'A-1=3'],
    ['a unit of measure', table('SKU,Unit,Qty', 'A-1,EA,3'), 'A-1=3'],
    ['pieces', table('Part #,Units', 'AB-100,3'), 'AB-100=3'],
    ['only "commande"', table('Article;Commande', 'AB-100;3'), 'AB-100=3'],
    [
      'a number of the order',
      table('Order no,SKU,Qty', '4500,22577,3', '4500,22698,4'),
      '22577=3 22698=4',
    ],
    ['a date and no time', table('Date,SKU,Qty', '2026-05-12,22577,3'), '22577=3'],
    ['an item beside a barcode', table('UPC,SKU,Qty', '036000291452,AB-100,3'), 'AB-100=3'],
    [
      'a barcode where the item is missing',
      table('SKU,UPC,Qty', ',036000291452,3'),
      '036000291452=3',
    ],
    ['prices that tell', table('AB-1,1.25,4,5.00', 'AB-2,2,3,6'), 'AB-1=4 AB-2=3'],
    ['only codes', table('sku', '22577', '22698'), '22577=1 22698=1'],
    ['codes and names', table('SKU,Name', '22577,Red', '22698,Blue'), '22577=1 22698=1'],
    ['a hint', table('sep=;', 'code;qty', '00123;4'), '00123=4'],
    ['bars', table('22577|3', '22698|4'), '22577=3 22698=4'],
    ['blanks', table('Item      Name        Qty', 'AB-100    Blue 12 pk    4'), 'AB-100=4'],
    ['an open end', table('22577,3,', '22698,4,'), '22577=3 22698=4'],
    ['an empty start', table(',22577,3', ',22698,4'), '22577=3 22698=4'],
    [
      'a comma in a name',
      table('A-100,Paper, white,12', 'A-200,Pen,3', 'A-300,Ink,4'),
      'A-100=12 A-200=3 A-300=4',
    ],
    ['quotes', table('"SKU","Qty"', '"22577","3"'), '22577=3'],
  ])('are found with %s', (_what, text, lines) => {
    expect(formatPasted(text)).toBe(lines);
  });

  it.each([
    ['two that could be the quantity', table('AB-100,Blue,12,4', 'AB-200,Red,6,3'), '?quantity'],
    ['one for each week', table('SKU,Week A,Week B', 'A-100,3,4', 'A-200,1,2'), '?quantity'],
    ['a list of prices', table('SKU,Price', '22577,4.99', '22698,5.99'), '?quantity'],
    ['digits of one length', table('1824,1210', '1530,1144'), '?code'],
    ['a split decimal', table('22577,1,5', '22698,2,5'), '?quantity'],
  ])('are left to the buyer with %s, and no line counts as read', (_what, text, expected) => {
    const reading = readPastedText(text);

    expect(formatReading(reading)).toContain(expected);
    expect(reading.lines.every(({ unread }) => unread?.reason === 'ambiguousLine')).toBe(true);
  });

  it('are read as the buyer chose them', () => {
    const text = table('SKU,Week A,Week B', 'A-100,3,4', 'A-200,1,2');

    expect(formatReading(readPastedText(text, { code: 0, quantity: 1 }))).toBe('A-100=3 A-200=1');
    expect(formatReading(readPastedText(text, { code: 0, quantity: null }))).toBe(
      'A-100=1 A-200=1',
    );
  });
});

describe('rows that are not lines', () => {
  it('are skipped and reported: titles, headings, sections and totals', () => {
    const text = table(
      'Haberdash order form',
      'Store 12, Montréal;;;',
      'Référence;Désignation;Qté;Montant',
      'Papiers;;;',
      '22577;Papier;3;37,50',
      ';;;',
      '22698;Carton;12;48,00',
      ';;Total;85,50',
      'TPS 5 %;;;4,28',
    );

    expect(formatPasted(text)).toBe('22577=3 22698=12');
    expect(skippedIn(text)).toEqual([
      '1 title',
      '2 title',
      '3 heading',
      '4 title',
      '8 total',
      '9 total',
    ]);
  });

  it('may be a total without a label', () => {
    const text = table('SKU,Qty', '22577,3', '22698,4', ',7');

    expect(formatPasted(text)).toBe('22577=3 22698=4');
    expect(skippedIn(text)).toEqual(['1 heading', '4 total']);
  });

  it('include rows of an order form that nobody filled in', () => {
    const text = table('SKU,Qty', 'A1,3', 'A2,', 'A3,0', 'A4,', 'A5,2');

    expect(formatPasted(text)).toBe('A1=3 A5=2');
    expect(skippedIn(text)).toEqual(['1 heading', '3 notOrdered', '4 notOrdered', '5 notOrdered']);
  });

  it('do not include a single missing quantity among many, which is reported', () => {
    expect(formatPasted(table('SKU,Qty', 'A1,3', 'A2,', 'A3,4'))).toBe('A1=3 !noQuantity(A2) A3=4');
  });

  it('do not include a product with the word total in its name', () => {
    expect(formatPasted(table('SKU,Name,Qty', '22577,Total Cover Paint,3'))).toBe('22577=3');
  });
});

describe('one bad row', () => {
  it.each([
    ['A-9,', '!noQuantity(A-9)'],
    ['A-9,1,000', '!ambiguousQuantity'],
    ['A-9,"1,000"', '!ambiguousQuantity(A-9)'],
    ['A-9,"1,5"', '!fraction(A-9)'],
    ['A-9,-3', '!negative(A-9)'],
    ['A-9,(3)', '!negative(A-9)'],
    ['A-9,2 ctn', '!otherUnit(A-9)'],
    ['A-9,two', '!invalidQuantity(A-9)'],
    ['A-9,0', '!zeroQuantity(A-9)'],
    ['A-9,120000', '!quantityTooLarge(A-9)'],
    [',3', '!noCode'],
    ['A-9,1,5', '!ambiguousLine'],
    ['7.40101E+12,3', '!damagedCode'],
    ['12-Nov,3', '!codeIsDate'],
    ['#N/A,3', '!codeIsError'],
    ['Please send these soon,3', '!notACode'],
  ])('is reported and affects no other: %s', (row, unread) => {
    expect(formatPasted(table('SKU,Qty', 'A-1,2', 'A-2,4', row, 'A-3,5'))).toBe(
      `A-1=2 A-2=4 ${unread} A-3=5`,
    );
  });

  it.each(['AC1004,1,5', 'AC1004,1,000'])('is reported even if it is the only row: %s', (row) => {
    expect(formatPasted(table('SKU,Qty', row))).toMatch(/^!ambiguous(Line|Quantity)$/);
  });

  it.each([
    ['in front', '"22577,2'],
    ['behind', '22577",2'],
    ['on one side of each', '"22577,"2'],
  ])('with a stray quotation mark %s swallows no other row', (_where, row) => {
    expect(formatPasted(table('code,qty', row, '22698,3', '22966,4'))).toBe(
      '22577=2 22698=3 22966=4',
    );
  });

  it('may contain a line break within a quoted cell', () => {
    expect(formatPasted(table('code,name,qty', '22577,"Red', 'paint",2', '22698,Blue,3'))).toBe(
      '22577=2 22698=3',
    );
  });
});

describe('a code altered by a spreadsheet or by typing', () => {
  it.each([
    ["'00123", '00123', 'quotes'],
    ['“00123”', '00123', 'quotes'],
    ['22577.0', '22577', 'decimals'],
    ['22577,00', '22577', 'decimals'],
    ['7.401013900123E+12', '7401013900123', 'decimals'],
    ['22,577', '22577', 'spaces'],
    ['22 577', '22577', 'spaces'],
    ['0 36000 29145 2', '036000291452', 'spaces'],
    ['AB\u200b-100', 'AB-100', 'spaces'],
    ['ＡＢ１００', 'AB100', 'wideDigits'],
  ])('is repaired: %s', (cell, code, how) => {
    const [line] = readPastedText(`SKU\tQty\n${cell}\t3`).lines;

    expect(line).toMatchObject({ code, quantity: 3, repaired: { how } });
  });

  it.each(['0012E3', '12E3', 'AB 100', '10-11-12', '1.5-A', 'É-102', 'a1', '00123'])(
    'is left alone if nothing was altered: %s',
    (code) => {
      const [line] = readPastedText(`SKU\tQty\n${code}\t3`).lines;

      expect(line).toEqual({ code, quantity: 3, places: [2] });
    },
  );
});
