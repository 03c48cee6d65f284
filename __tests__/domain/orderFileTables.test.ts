import type { TableDelimiter } from '../../domain/delimited/sniff';
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
    ['what is there', table('SKU,Qty O/H,Order', 'A-1,14,6', 'A-2,3,12'), 'A-1=6 A-2=12'],
    ['what is there, in French', table('Réf;Qté en main;Commande', 'A-1;14;6'), 'A-1=6'],
    ['last year', table('SKU,LY Qty,Order', 'A-1,14,6', 'A-2,3,12'), 'A-1=6 A-2=12'],
    [
      'numbers of orders',
      table('Pedido;Código;Cantidad', '4501;A-1;3', '4502;A-2;4'),
      'A-1=3 A-2=4',
    ],
    [
      'lines of an order',
      table('Order,SKU,Qty', '1,A-1,3', '2,A-2,4', '3,A-3,9'),
      'A-1=3 A-2=4 A-3=9',
    ],
    ['the same in two columns', table('SKU,Qty,Ordered', 'A-1,3,3', 'A-2,4,4'), 'A-1=3 A-2=4'],
    ['a unit of measure', table('SKU,Unit,Qty', 'A-1,EA,3'), 'A-1=3'],
    ['pieces', table('Part #,Units', 'AB-100,3'), 'AB-100=3'],
    ['only "commande"', table('Article;Commande', 'AB-100;3'), 'AB-100=3'],
    [
      'a number of the order',
      table('Order no,SKU,Qty', '4500,22577,3', '4500,22698,4'),
      '22577=3 22698=4',
    ],
    [
      'line numbers at the end',
      table('SKU\tDue\tBrand\tQty\tLn', 'A-1\tMay 1\tPrym\t4\t1', 'A-2\tMay 2\tDMC\t37\t2'),
      'A-1=4 A-2=37',
    ],
    [
      'an unknown heading at the end',
      table('SKU;Due;Brand;Qty;Zz', 'A-1;May 1;Prym;4;1', 'A-2;May 2;DMC;37;2'),
      'A-1=4 A-2=37',
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
    [
      'blanks beside names with commas',
      table(
        'Code  Nom  En stock  Qté',
        ...[1, 2, 3, 4, 5, 6].map((nth) => `A-${nth}  Ruban, rouge, 100 m  8  ${nth + 10}`),
      ),
      'A-1=11 A-2=12 A-3=13 A-4=14 A-5=15 A-6=16',
    ],
    ['single blanks', table('SKU Qty', 'AB-100 4', '22577 12'), 'AB-100=4 22577=12'],
    ['a sentence above', table('Order, please', '22577, 3', '22698, 4'), '22577=3 22698=4'],
    ['an open end', table('22577,3,', '22698,4,'), '22577=3 22698=4'],
    ['an empty start', table(',22577,3', ',22698,4'), '22577=3 22698=4'],
    [
      'a comma in a name',
      table('A-100,Paper, white,12', 'A-200,Pen,3', 'A-300,Ink,4'),
      'A-100=12 A-200=3 A-300=4',
    ],
    ['prices behind', table('AB-1, No. 4, 28 @ 20.84', 'AB-2, Red, 15 @ $9'), 'AB-1=28 AB-2=15'],
    ['French prices', table('AB-1\tBleu\t2 dz à 9,50 $', 'AB-2\tRose\t3 @ 9,50'), 'AB-1=24 AB-2=3'],
    [
      'Spanish prices',
      table('AB-1;Azul;28 pzas a $9.50 c/u', 'AB-2;Rojo;3 a 9.50'),
      'AB-1=28 AB-2=3',
    ],
    ['sizes in front', table('AB-1\t12 in\t4', 'AB-2\t40 sheets\t6'), 'AB-1=4 AB-2=6'],
    ['a quantity that says so', table('AB-1, 12, qty 4', 'AB-2, 6, qty 6'), 'AB-1=4 AB-2=6'],
    ['quotes', table('"SKU","Qty"', '"22577","3"'), '22577=3'],
  ])('are found with %s', (_what, text, lines) => {
    expect(formatPasted(text)).toBe(lines);
  });

  it.each([
    ['two that could be the quantity', table('AB-100,Blue,12,4', 'AB-200,Red,6,3'), '?quantity'],
    ['one for each week', table('SKU,Week A,Week B', 'A-100,3,4', 'A-200,1,2'), '?quantity'],
    ['a list of prices', table('SKU,Price', '22577,4.99', '22698,5.99'), '?quantity'],
    ['a count and an order', table('SKU,Count,Order', 'A-1,14,6', 'A-2,3,12'), '?quantity'],
    ['the same in French', table('Réf;Qté;À commander', 'A-1;14;6', 'A-2;3;12'), '?quantity'],
    ['the same in Spanish', table('Clave;Cantidad;Pedir', 'A-1;14;6', 'A-2;3;12'), '?quantity'],
    ['what is there and nothing else', table('SKU,Qty on hand', 'A-1,14', 'A-2,3'), '?quantity'],
    ['a list of stock', table('SKU,Stock', '22577,14', '22698,6'), '?quantity'],
    ['a list of stock with spaces', table('SKU Stock', '22577 14', '22698 6'), '?quantity'],
    ['a list of stock in columns', table('Item  On hand', 'A-1  14', 'A-2  6'), '?quantity'],
    ['line numbers', table('Line,Item', '1,22577', '2,22698', '3,22966'), '?quantity'],
    ['colours', table('AB-1, 310, 3 skeins', 'AB-2, 321, 2 skeins'), '?quantity'],
    ['sizes beside boxes', table('AB-1;12;3 boîtes', 'AB-2;24;2 boîtes'), '?quantity'],
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

describe('a column of units', () => {
  it.each([
    ['English', table('Item\tQty\tUOM', 'TH1000\t2\tDZ'), '2 DZ'],
    ['French', table('Réf\tNom\tQté\tUnité', 'TH1000\tFil\t2\tdouzaine'), '2 douzaine'],
    ['Spanish', table('Código;Cantidad pedida;Unidad', 'TH1000;2;docena'), '2 docena'],
    ['commas', table('SKU,Qty,UOM', 'TH1000,2,DOZ'), '2 DOZ'],
    ['the unit first', table('SKU\tU/M\tQty', 'TH1000\tdz.\t2'), '2 dz.'],
    ['no headings', table('TH1000\t2\tDZ', 'AB-100\t3\tEA'), '2 DZ'],
    ['no heading of its own', table('SKU\tQty\t', 'TH1000\t2\tDZ'), '2 DZ'],
    ['plural units', table('SKU\tQty\tUnits', 'TH1000\t2\tDZ'), '2 DZ'],
    ['the unit also in the quantity', table('SKU\tQty\tUnit', 'TH1000\t2 dz\tDZ'), '2 dz'],
    ['one cell per line', table('Item', 'Qty', 'UOM', 'TH1000', '2', 'DZ'), '2 DZ'],
  ])('counts like a unit behind the quantity, with %s', (_what, text, counted) => {
    const [line] = readPastedText(text).lines;

    expect(line).toMatchObject({ code: 'TH1000', quantity: 24, counted, inPieces: true });
  });

  it.each([
    ...['UOM', 'UoM', 'U/M', 'UM', 'U.M.', 'U of M', 'Unit', 'Unit of measure', 'Units of measure'],
    ...['Order unit', 'Selling unit', 'Sales unit', 'Qty unit', 'Sold by', 'Package'],
    ...['Unité', 'Unité de mesure', 'Unité de vente', 'Mesure', 'Vendu par', 'Conditionnement'],
    ...['Unidad', 'Unidad de medida', 'U. de M.', 'Und', 'Medida', 'Unidades', 'Presentación'],
  ])('is recognised by its heading: %s', (heading) => {
    const text = table(`SKU\tQty\t${heading}`, 'A-1\t2\tdz', 'A-2\t1\tbox', 'A-3\t\tea');

    expect(formatPasted(text)).toBe('A-1=24 !otherUnit(A-2) !noQuantity(A-3)');
  });

  it.each([
    ['Unit price', '12'],
    ['Unit Price', '$12.50'],
    ['Prix unitaire', '12,50'],
    ['Precio unitario', '12,50'],
    ['Unit', '12.50'],
    ['Unit', '12.50 CAD'],
    ['Units', '24'],
    ['Units/case', '24'],
    ['Units sold', '40'],
    ['Unit UPC', '036000291452'],
    ['Unit size', '60 ml'],
    ['Unit weight', 'kg'],
    ['Price UOM', 'EA'],
    ['Medida', '60 ml'],
    ['Pack', '12 pk'],
    ['Size', 'M'],
    ['', 'M'],
  ])('is not one headed %j with %j', (heading, cell) => {
    const text = table(`SKU\tQty\t${heading}`, `A-1\t2\t${cell}`, `A-2\t3\t${cell}`);

    expect(formatPasted(text)).toBe('A-1=2 A-2=3');
    expect(readPastedText(text).lines.some(({ inPieces }) => inPieces)).toBe(false);
  });

  it.each([
    ['another unit than the quantity', '2 dz\tEA'],
    ['an unknown one', '2\tRL'],
    ['a number', '2\t12'],
    ['a pack of some size', '2\t12/pk'],
    ['a mark', '2\t?'],
  ])('leaves a row to the buyer that has %s', (_what, cells) => {
    const text = table('SKU\tQty\tUnit', 'A-1\t2\tdz', `A-9\t${cells}`, 'A-2\t3\t');

    expect(formatPasted(text)).toBe('A-1=24 !invalidQuantity(A-9) A-2=3');
  });

  it('leaves a row to the buyer if there are two that differ', () => {
    const text = table('SKU\tQty\tUOM\tSales unit', 'A-1\t2\tDZ\tEA', 'A-2\t2\tDZ\tdz');

    expect(formatPasted(text)).toBe('!invalidQuantity(A-1) A-2=24');
  });

  it('counts one of its unit if there is no quantity', () => {
    expect(formatPasted(table('SKU\tUOM', 'A-1\tdz', 'A-2\tbox'))).toBe('A-1=12 !otherUnit(A-2)');
  });

  it('is read even if all its units are others', () => {
    expect(formatPasted(table('A-1,2,box', 'A-2,3,box'))).toBe('!otherUnit(A-1) !otherUnit(A-2)');
    expect(formatPasted('AB-100 Thread, 100 m')).toBe('!otherUnit(AB-100)');
  });

  it('counts beside the columns that the buyer chose', () => {
    const text = table('SKU\tWeek A\tWeek B\tUnit', 'A-1\t3\t4\tdz');

    expect(formatReading(readPastedText(text, { code: 0, quantity: 2 }))).toBe('A-1=48');
  });
});

describe('a heading that says what its quantities count', () => {
  it.each(['Qty (dz)', 'Qty in dozens', 'Qté (douz.)', 'Cantidad (docenas)'])(
    'applies to each row: %s',
    (heading) => {
      const [line] = readPastedText(table(`SKU,${heading}`, 'A-1,2', 'A-2,3')).lines;

      expect(line).toMatchObject({ code: 'A-1', quantity: 24, inPieces: true });
    },
  );

  it('is not multiplied twice, and disagrees with another unit', () => {
    const text = table('SKU\tQty (dz)\tUOM', 'A-1\t2 dz\t', 'A-2\t2\tDozen', 'A-3\t2\tEA');

    expect(formatPasted(text)).toBe('A-1=24 A-2=24 !invalidQuantity(A-3)');
  });

  it.each(['Qty x12', 'Qty (boxes of 12)', 'Qté (x 6)', 'Cantidad (cajas de 24)'])(
    'leaves the column to the buyer if it may be multiplied already: %s',
    (heading) => {
      expect(formatPasted(table(`SKU,${heading}`, 'A-1,2'))).toMatch(/^\?quantity !ambiguousLine/);
    },
  );

  it.each(['Gross qty', 'Order qty (total)', 'Cantidad de cajas', 'Week 12 qty'])(
    'may only seem to: %s',
    (heading) => {
      expect(formatPasted(table(`SKU,${heading}`, 'A-1,2'))).toBe('A-1=2');
    },
  );
});

describe('a row that says it is not ordered', () => {
  it.each([
    ...[
      'Status;CANCELLED',
      'Notes;do not order',
      'Comments;Please remove',
      'Cancelled;x',
      ';cancelled',
    ],
    ...['Statut;Annulé', 'Remarques;ne pas envoyer', 'Note;à retirer', 'Annulé;oui'],
    ...['Estado;Cancelado', 'Observaciones;no enviar', 'Cancelada;sí', 'Status;❌'],
  ])('is left to the buyer: %s', (column) => {
    const [heading, cell] = column.split(';');
    const text = table(`SKU;Qty;${heading}`, `A-1;3;${cell}`, 'A-2;4;');

    expect(formatPasted(text)).toBe('!ambiguousLine(A-1) A-2=4');
  });

  it.each([
    ...[
      'Status;OK',
      'Notes;do not substitute',
      'Notes;not urgent',
      'Cancelled;no',
      'Cancel date;x',
    ],
    ...[
      'Cancel;2026-05-12',
      'Statut;Ouvert',
      'Estado;Jalisco',
      'Name;Cancellation stamp',
      ';Cancel 2',
    ],
  ])('is not one with %s', (column) => {
    const [heading, cell] = column.split(';');

    expect(formatPasted(table(`SKU;Qty;${heading}`, `A-1;3;${cell}`, 'A-2;4;'))).toBe(
      'A-1=3 A-2=4',
    );
  });
});

describe('rows that are not lines', () => {
  it('say what the rows below them are if they have one cell', () => {
    const [head, first, second] = ['code,qty,note', '22423,2,', '22577,3,'] as const;
    expect(formatPasted(table(head, first, 'Returns:,,', second))).toBe(
      '22423=2 !statement(22577)',
    );
    expect(formatPasted(table(head, first, 'Returns:,,see below', second))).toBe('22423=2 22577=3');
  });

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

  it.each([
    ...[
      'Total',
      'Sub-total',
      'Grand total',
      'Total items: 24',
      'Sum of Qty',
      'Shipping (UPS Ground)',
    ],
    ...['Shipping & handling 12.00', 'Freight charge', 'HST (13%)', 'Discount 10 %', 'Tax 8.25%'],
    ...['Sous-total HT', 'Total de la commande', 'Frais de port 12', 'TVQ 9,975 %', 'Rabais'],
    ...['Suma', 'Total de artículos', 'Envío gratis', 'IVA 16%', 'Descuento', 'Flete'],
  ])('are totals and charges: %s', (row) => {
    expect(formatPasted(`22577 3\n${row}`)).toBe('22577=3');
    expect(skippedIn(table('SKU;Name;Qty', '22577;Red;3', `;${row};7`))).toContain('3 total');
  });

  it.each([
    ...['Total Cover', 'Shipping labels', 'Tax stamps', 'Freight box', 'Handling gloves'],
    ...[
      'Transport boxes',
      'Discount bin ribbons',
      'Sum of parts book',
      'Frais carnets',
      'Envío cajas',
    ],
  ])('do not include a product with such a name: %s', (name) => {
    expect(skippedIn(table('SKU;Name;Qty', '22577;Red;3', `;${name};7`))).toEqual(['1 heading']);
    expect(skippedIn(`22577 3\n${name} 4`)).toEqual([]);
  });

  it('may be a total without a label', () => {
    const text = table('SKU,Qty', '22577,3', '22698,4', ',7');

    expect(formatPasted(text)).toBe('22577=3 22698=4');
    expect(skippedIn(text)).toEqual(['1 heading', '4 total']);
  });

  it.each([
    ['repeats the only line above it', '22577,3|,3|22698,4', '22577=3 !noCode 22698=4'],
    ['is above a line', '22577,3|22698,4|,7|22966,5', '22577=3 22698=4 !noCode 22966=5'],
  ])('do not include a number that %s', (_what, rows, lines) => {
    expect(formatPasted(table('SKU,Qty', ...rows.split('|')))).toBe(lines);
  });

  it('may be a total without a label above charges and a greeting', () => {
    expect(formatPasted(table('SKU,Qty', '22577,3', '22698,4', ',7', 'TPS 5 %,4', 'Merci,'))).toBe(
      '22577=3 22698=4',
    );
  });

  it.each(['3 RL', '2 ct', 'two', '?', 'TBD'])(
    'do not include a code in words whose quantity is unclear: %s',
    (quantity) => {
      const text = table('SKU,Name,Qty', '22577,Heart,3', `THREAD,Blue,${quantity}`, 'LACE,Red,4');

      expect(formatPasted(text)).toBe('22577=3 !invalidQuantity(THREAD) LACE=4');
    },
  );

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
    ['A-9,"12"""', '!invalidQuantity(A-9)'],
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

  it('is asked about if a quotation mark is left open, even in an order form', () => {
    const form = ['A-1,Red,', 'A-2,Blue,', 'A-3,"Green', 'A-4,Grey,', 'A-5,Pink,2'];

    expect(formatPasted(table('code,name,qty', ...form))).toBe('!noQuantity(A-3) A-5=2');
  });

  it('may contain line breaks within quoted cells', () => {
    const rows = ['A-1,"Red', 'paint', 'in tubes",2', 'A-2,"Blue', 'paint",3'];

    expect(formatPasted(table('code,name,qty', ...rows))).toBe('A-1=2 A-2=3');
    expect(formatPasted(table(...rows).replaceAll(',', '\t'))).toBe('A-1=2 A-2=3');
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

describe('an export without product numbers', () => {
  const names = ['Red', 'Blue', 'Green'];

  it.each([
    ['commas', ','],
    ['semicolons', ';'],
    ['tabs', '\t'],
  ])('is refused in one sentence, with %s between its columns', (_name, mark) => {
    const rows = names.map((name, at) => ['', name, String(at + 1)].join(mark));
    const reading = readPastedText(table(['SKU', 'Name', 'Qty'].join(mark), ...rows));
    expect(reading).toEqual({ refusal: 'emptyCodes', heading: 'SKU', lines: [] });
  });

  it('is read if another column has them', () => {
    const rows = names.map((name, at) => `,2242${at},${name},${at + 1}`);
    const reading = readPastedText(table('SKU,Item no,Name,Qty', ...rows));
    expect(formatReading(reading)).toBe('22420=1 22421=2 22422=3');
  });
});

describe('two marks that could separate the columns', () => {
  const rows = table('22423;6,5', '22197;12,1', 'AC1004;3,2');
  const delimitersOf = (chosenDelimiter?: TableDelimiter) => {
    const reading = readPastedText(rows, undefined, undefined, { chosenDelimiter });
    return reading.refusal === null ? reading.columns?.delimiters : undefined;
  };

  it('are both offered, first the one that was used', () => {
    expect(delimitersOf()).toEqual([';', ',']);
    expect(delimitersOf(',')).toEqual([',', ';']);
  });

  it('leave the headings’ mark the first', () => {
    const text = table(
      'Ref,Desc,Qty',
      ...['01', '02', '03', '04', '05', '06'].map((ref) => `Ref ${ref},1001,100,25,19;6`),
    );
    const reading = readPastedText(text);
    expect(reading).toMatchObject({ columns: { delimiters: [',', ';'] } });
  });
});
