import { readPastedText } from '../../domain/order-file/readOrderText';
import {
  formatPasted,
  formatPastedWithNames,
  formatReading,
  skippedIn,
} from '../support/orderReading';
import { namesOf } from '../support/shopCodes';

describe('lines as people write them', () => {
  it.each([
    ['AB-100 3', 'AB-100=3'],
    ['3 AB-100', 'AB-100=3'],
    ['AB-100 x 3', 'AB-100=3'],
    ['3 x AB-100', 'AB-100=3'],
    ['AB-100 x3', 'AB-100=3'],
    ['x3 AB-100', 'AB-100=3'],
    ['3x AB-100', 'AB-100=3'],
    ['6X 85123A', '85123A=6'],
    ['AB-100×3', 'AB-100=3'],
    ['3 × AB-100', 'AB-100=3'],
    ['22423 × ٣', '22423=3'],
    ['٢٢٤٢٣ ٤', '22423=4'],
    ['४ x 22423', '22423=4'],
    ['２２４２３\t３', '22423=3'],
    ['22423 – 4\n٨٥١٢٣ – ٣', '22423=4 85123=3'],
    ['X853 3', 'X853=3'],
    ['X853 x3', 'X853=3'],
    ['AB-100 2\nX853 3\nX854 7', 'AB-100=2 X853=3 X854=7'],
    ['85123A * 6', '85123A=6'],
    ['85123A*6', '85123A=6'],
    ['6*85123A', '85123A=6'],
    ['AB-100\t3', 'AB-100=3'],
    ['AB-100;3', 'AB-100=3'],
    ['AB-100,3', 'AB-100=3'],
    ['AB-100, 3', 'AB-100=3'],
    ['22577|3', '22577=3'],
    ['AB-100 @ 3', 'AB-100=3'],
    ['AB-100 qté 3', 'AB-100=3'],
    ['AB-100 cant. 3', 'AB-100=3'],
    ['AB-100 qty: 3', 'AB-100=3'],
    ['85123A qty=6', '85123A=6'],
    ['85123A QTY6', '85123A=6'],
    ['22577 (qty 3)', '22577=3'],
    ['Quantité : 6 Article : 85123A', '85123A=6'],
    ['Cantidad: 6, Código: 85123A', '85123A=6'],
    ['réf 85123A qté 6', '85123A=6'],
    ['SKU: AB-100 Qty: 3', 'AB-100=3'],
    ['Item #22577, qty 3', '22577=3'],
    ['item no. 22577: 3 pieces', '22577=3'],
    ['3 pcs AB-100', 'AB-100=3'],
    ['12pcs AB-100', 'AB-100=12'],
    ['AB-100 12ea', 'AB-100=12'],
    ['85123A 6 unidades', '85123A=6'],
    ['85123A 6 pièces', '85123A=6'],
    ['6 piezas de 85123A', '85123A=6'],
    ['6 unités de 85123A', '85123A=6'],
    ['AB-100 3 paquets', 'AB-100=3'],
    ['AB-100: 3 lots', 'AB-100=3'],
    ['AB-100 : 1 lot', 'AB-100=1'],
    ['3 lotes de AB-100', 'AB-100=3'],
    ['AB-100 (3)', 'AB-100=3'],
    ['AB-100 - 3', 'AB-100=3'],
    ['AB-100 -> 3', 'AB-100=3'],
    ['AB-100 → 3', 'AB-100=3'],
    ['AB-100 = 3', 'AB-100=3'],
    ['AB-100: 3', 'AB-100=3'],
    ['22577:3', '22577=3'],
    ['22577 .... 3', '22577=3'],
    ['22577...3', '22577=3'],
    ['22577 Regency Cakestand 3 tier 4', '22577=4'],
    ['22577 Ribbon, 25 mm, no. 3, red 4', '22577=4'],
    ['AB-100 zipper 12" 3', 'AB-100=3'],
    ['AB-100 7” zipper x 4', 'AB-100=4'],
    ['AB-100 "3"', 'AB-100=3'],
    ['"AB-100 Blue 3"', 'AB-100=3'],
    ['22577 Seventy Hearts 3', '22577=3'],
    ['22577 six-pack', '22577=1'],
    ['Item no 123 qty 3', '123=3'],
    ['no 1234 3', '1234=3'],
    ['12 of 22577', '22577=12'],
    ['3 packs of 1234', '1234=3'],
    ['3 paquets de 1234', '1234=3'],
    ['22577 Ribbon pack of 6 3', '22577=3'],
    ['Please send 3 AB-100', 'AB-100=3'],
    ['need 3 22577', '22577=3'],
    ['AB-100 3.', 'AB-100=3'],
    ['AB-100 3 please', 'AB-100=3'],
    ['AB-100 2 dz', 'AB-100=24'],
    ['2 dz AB-100', 'AB-100=24'],
    ['22577 1 doz.', '22577=12'],
    ['AB-100 12.0', 'AB-100=12'],
    ['AB-100 12,00', 'AB-100=12'],
    ['22577 03', '22577=3'],
    ['00022577 003', '00022577=3'],
    ['AB 100 3', 'AB 100=3'],
    ['AB/12 3', 'AB/12=3'],
    ['AB.12 3', 'AB.12=3'],
    ['22577 12', '22577=12'],
    ['12 22577', '22577=12'],
    ['22577 x 12', '22577=12'],
    ['12 x 22577', '22577=12'],
    ['036000291452 2', '036000291452=2'],
    ['2 036000291452', '036000291452=2'],
    ['0 36000 29145 2 3', '036000291452=3'],
    ['0 36000 29145 2', '036000291452=1'],
    ['AB-100', 'AB-100=1'],
    ['22577', '22577=1'],
    ['AB-100, AB-200, AB-300', 'AB-100=1 AB-200=1 AB-300=1'],
    ['AB-100 3, AB-200 4', 'AB-100=3 AB-200=4'],
    ['AB-100  Blue pencil 12 pk   4', 'AB-100=4'],
    ['AB-100 Blue pencil 4', 'AB-100=4'],
    ['22577 Blue pencil 4', '22577=4'],
    ['4 Blue pencil 22577', '22577=4'],
    ['Blue pencil AB-100 3', 'AB-100=3'],
    ['3 AB-100 Blue pencil', 'AB-100=3'],
    ['2 Blue pencils AB-100', 'AB-100=2'],
    ['22577 Ribbon 25mm x 10m 3', '22577=3'],
    ['22577 Ribbon 25 mm 3', '22577=3'],
    ['22577 Paper 12x18 3', '22577=3'],
    ['22577 Paper 12 x 18 3', '22577=3'],
    ['22577 Paint 500 ml 3', '22577=3'],
    ['22577 A4 paper 500 sheets 3', '22577=3'],
    ['22577 HB pencil #2 3', '22577=3'],
    ['AB-100 3 $4.99', 'AB-100=3'],
    ['22577 4,99 $ 3', '22577=3'],
    ['3 AB-100 @ 4.50', 'AB-100=3'],
    ['3 x AB-100 @ $4.50', 'AB-100=3'],
    ['Item 22577 Qty 3 Price 4.99', '22577=3'],
    ['ＡＢ-１００ ３', 'AB-100=3'],
    ['８５１２３Ａ\u3000６', '85123A=6'],
    ['AB–100 3', 'AB-100=3'],
    ['AB-100\u00a03', 'AB-100=3'],
    ['AB-100\u200b 3', 'AB-100=3'],
    ["'00123 4", '00123=4'],
    ['="00123"\t4', '00123=4'],
    ['RIBBON: 3', 'RIBBON=3'],
    ['- AB-100 3\n- AB-200 4', 'AB-100=3 AB-200=4'],
    ['• 3 x AB-100\n• 2 x AB-200', 'AB-100=3 AB-200=2'],
    ['☐ 85123A 6\n☑ 85099B 2', '85123A=6 85099B=2'],
    ['1. AB-100 3\n2. AB-200 4', 'AB-100=3 AB-200=4'],
    ['1) 85123A 6\n2) 85099B 2', '85123A=6 85099B=2'],
    ['> AB-100 3\n> AB-200 1', 'AB-100=3 AB-200=1'],
    ['> > 85123A 6', '85123A=6'],
    ['| Code | Qty |\n|------|-----|\n| 85123A | 6 |', '85123A=6'],
    ['1 22577 4\n2 22698 3\n3 22966 6', '22577=4 22698=3 22966=6'],
    ['22577 3 4.99 14.97\n22698 2 5.00 10.00', '22577=3 22698=2'],
    ['AB-100\n3\nAB-200\n4', 'AB-100=3 AB-200=4'],
    ['SKU: 22577\nQty: 3\n\nSKU: 22698\nQty: 4', '22577=3 22698=4'],
    ['AB-100\nAB-200\nAB-100', 'AB-100=2 AB-200=1'],
    ['AB-100 3 Blue pencil\nAB-200 4 Red pencil', 'AB-100=3 AB-200=4'],
    ['123 4\n124 5\n125 6', '123=4 124=5 125=6'],
    ['A1 3\n123 4\n124 5', 'A1=3 123=4 124=5'],
    ['3 A1\n4 123\n5 124', 'A1=3 123=4 124=5'],
    ['12345 6\n6 12345', '12345=12'],
    ['22577 demi-douzaine', '22577=6'],
    ['22577 half-dozen', '22577=6'],
    ['22577 media-docena', '22577=6'],
    ['3 x #1234', '1234=3'],
    ['AB-100 #310 2', 'AB-100=2'],
    ['85123A 6\r85099B 2\r', '85123A=6 85099B=2'],
  ])('are read: %j is %s', (text, lines) => {
    expect(formatPasted(text)).toBe(lines);
  });
});

describe('an unclear line', () => {
  it.each([
    ['AB-100 1,5', '!fraction(AB-100)'],
    ['AB-100 1.5', '!fraction(AB-100)'],
    ['1,5 AB-100', '!fraction(AB-100)'],
    ['1.5 x AB-100', '!fraction(AB-100)'],
    ['AB-100;1,5', '!fraction(AB-100)'],
    ['AB-100 qty 1,5', '!fraction(AB-100)'],
    ['AB-100 1/2', '!fraction(AB-100)'],
    ['AB-100 ½', '!fraction(AB-100)'],
    ['AB-100 1,000', '!ambiguousQuantity(AB-100)'],
    ['AB-100 1.000', '!ambiguousQuantity(AB-100)'],
    ['AB-100 1,234.00', '!ambiguousQuantity(AB-100)'],
    ['1,234.00 22577', '!ambiguousQuantity(22577)'],
    ['AB-100\t1,000', '!ambiguousQuantity(AB-100)'],
    ["22577 1'000", '!ambiguousQuantity(22577)'],
    ['AB-100 -3', '!negative(AB-100)'],
    ['AB-100 0', '!zeroQuantity(AB-100)'],
    ['AB-100 6 cajas', '!otherUnit(AB-100)'],
    ['1 box 22577', '!otherUnit(22577)'],
    ['AB-100 dozen', '!otherUnit(AB-100)'],
    ['22577 a few', '!invalidQuantity(22577)'],
    ...['none', 'no', 'nil', 'zero', 'n/a', 'aucun', 'ninguno', 'hold', 'B/O', '?'].map((word) => [
      `22577 ${word}`,
      '!noQuantity(22577)',
    ]),
    ['22577 2-3', '!invalidQuantity(22577)'],
    ['22577 ~3', '!invalidQuantity(22577)'],
    ['22577 3+1', '!invalidQuantity(22577)'],
    ['AB-100 99999999', '!ambiguousLine(AB-100)'],
    ['123 1000', '!ambiguousLine'],
    ['1234 1234', '!ambiguousLine'],
    ['12 x 144', '!ambiguousLine'],
    ['RIBBON 3', '!ambiguousLine'],
    ['AB-100 10 000', '!ambiguousLine(AB-100)'],
    ['22577 3 3', '!ambiguousLine(22577)'],
    ['22577 3 x 2', '!ambiguousLine(22577)'],
    ['22577 red 3, blue 4', '!ambiguousLine(22577)'],
    ['22577 Red: 3 Blue: 4', '!ambiguousLine(22577)'],
    ['22577 S 3 M 4 L 5', '!ambiguousLine(22577)'],
    ['22577 min 4 max 6', '!invalidQuantity(22577)'],
    ['22577 rouge 3 et bleu 4', '!ambiguousLine(22577)'],
    ['22577 rojo - 3 y azul - 4', '!ambiguousLine(22577)'],
    ['AB117 color 310\nAB118 color 666', '!ambiguousLine(AB117) !ambiguousLine(AB118)'],
    ['AB117 rouge couleur 310', '!ambiguousLine(AB117)'],
    ['AB117 tono 310', '!ambiguousLine(AB117)'],
    ['AB117 dye lot 310', '!ambiguousLine(AB117)'],
    ['AB117 lot 310', '!ambiguousLine(AB117)'],
    ['22577 Brush no. 6', '!ambiguousLine(22577)'],
    ['22577 n° 6', '!ambiguousLine(22577)'],
    ['22577 page 10', '!ambiguousLine(22577)'],
    ['22577 Set of 12', '!ambiguousLine(22577)'],
    ['22577 pack of 6\n22698 pk of 12', '!ambiguousLine(22577) !ambiguousLine(22698)'],
    ['pack of 6 22577', '!ambiguousLine(22577)'],
    ['22577 lot de 12', '!ambiguousLine(22577)'],
    ['22577 paquete de 12', '!ambiguousLine(22577)'],
    ['AB-100 3 Blue pencil', '!ambiguousLine(AB-100)'],
    ['AB-100 or AB-200 3', '!ambiguousLine'],
    ['Cancel AB-100 3', '!ambiguousLine(AB-100)'],
    ['❌ 22577 3', '!ambiguousLine(22577)'],
    ['ne pas envoyer AB-100 3', '!ambiguousLine(AB-100)'],
    ['22577 same as last time', '!ambiguousLine(22577)'],
    ['7.40101E+12 3', '!damagedCode'],
    ['22577/3', '!notACode'],
    ['AB-100 Blue pencil\nAB-200 4', '!noQuantity(AB-100) AB-200=4'],
  ])('is reported and not guessed: %j is %s', (text, lines) => {
    expect(formatPasted(text)).toBe(lines);
  });
});

describe('a mark without the quantity', () => {
  it.each([
    ...[
      ' -',
      ' –',
      ' —',
      ' x',
      ' X',
      ' *',
      ' :',
      ':',
      ' =',
      '=',
      ' ...',
      '...',
      ' …',
      ' ____',
      '-',
    ],
    ...[',', ' ,', ';', ' ->', ' |', ' /', ' @', ' qty', ' qté :', ' pcs', ' pk', ' ( )', ' []'],
    ...[' - -', ' x x', ' n/a', ' ?'],
  ])('is asked about if another line has a quantity: %j', (mark) => {
    expect(formatPasted(`TH1000 3\nTH1001${mark}`)).toBe('TH1000=3 !noQuantity(TH1001)');
    expect(formatPasted(`TH1001${mark}\n3 x TH1000`)).toBe('!noQuantity(TH1001) TH1000=3');
  });

  it.each([
    ['an unclear quantity', 'TH1000 1,5\nTH1001 -', '!fraction(TH1000) !noQuantity(TH1001)'],
    ['another unit', 'TH1000 2 cajas\nTH1001 -', '!otherUnit(TH1000) !noQuantity(TH1001)'],
    ['the same mark', 'TH1000 x 3\nTH1001 x', 'TH1000=3 !noQuantity(TH1001)'],
    ['commas', 'TH1000 3,\nTH1001,\nTH1002 4,', 'TH1000=3 !noQuantity(TH1001) TH1002=4'],
    ['semicolons', 'TH1000 3;\nTH1001;\nTH1002 4;', 'TH1000=3 !noQuantity(TH1001) TH1002=4'],
    ['a name', 'RIBBON: 3\nLACE:', 'RIBBON=3 !noQuantity(LACE)'],
    ['lines of its own', 'SKU: TH1000\nQty: 3\nSKU: TH1001', 'TH1000=3 !noQuantity(TH1001)'],
  ])('is asked about beside %s', (_what, text, lines) => {
    expect(formatPasted(text)).toBe(lines);
  });

  it.each([
    ['a bullet before the code', 'TH1000 3\n- TH1001', 'TH1000=3 TH1001=1'],
    ['bullets', '- TH1000 3\n- TH1001\n• TH1002', 'TH1000=3 TH1001=1 TH1002=1'],
    ['a tick', 'TH1000 3\n[x] TH1001\nx TH1002', 'TH1000=3 TH1001=1 TH1002=1'],
    ['the end of a sentence', 'TH1000 3.\nTH1001.', 'TH1000=3 TH1001=1'],
    ['commas and no quantities', 'TH1000,\nTH1001,', 'TH1000=1 TH1001=1'],
    ['stops and no quantities', 'TH1000.\nTH1001.', 'TH1000=1 TH1001=1'],
    ['semicolons and no quantities', 'TH1000;\nTH1001;', 'TH1000=1 TH1001=1'],
    ['numbers and no quantities', '1234,\n567,\n8901,', '1234=1 567=1 8901=1'],
    ['times', 'TH1000 x 3\nTH1001 x 4', 'TH1000=3 TH1001=4'],
    ['the quantity on the next line', 'TH1000:\n3\nTH1001:\n4', 'TH1000=3 TH1001=4'],
  ])('is not %s', (_what, text, lines) => {
    expect(formatPasted(text)).toBe(lines);
  });

  it.each([' -', ' x', ' *', ':', ' =', '...', ' qty', ' pcs', ' ( )'])(
    'is asked about even if no line has a quantity: %j',
    (mark) => {
      expect(formatPasted(`TH1000${mark}`)).toBe('!noQuantity(TH1000)');
      expect(formatPasted(`TH1000${mark}\nTH1001`)).toBe('!noQuantity(TH1000) TH1001=1');
    },
  );

  it.each([',', ';', ' |', ' /'])('is not %j between lines without quantities', (mark) => {
    expect(formatPasted(`TH1000${mark}\nTH1001`)).toBe('TH1000=1 TH1001=1');
  });

  it('is not needed for a code below which other codes have theirs', () => {
    expect(formatPasted('22577\n12\n22698\n22966\n4')).toBe(
      '!ambiguousLine(22577) !ambiguousLine !noQuantity(22698) !ambiguousLine(22966) !ambiguousLine',
    );
    expect(formatPasted('22577\n22698\n123')).toBe('22577=1 22698=1 123=1');
  });

  it('may be joined to a code that the shop knows', () => {
    expect(formatPastedWithNames('85123A 3\n22423x')).toBe('85123A=3 !noQuantity(22423)');
  });
});

describe('a line with a code and sizes and nothing else', () => {
  it.each([
    ['TH1000 2x6', '!noQuantity(TH1000)'],
    ['TH1000 10m\nTH1001 5m', '!noQuantity(TH1000) !noQuantity(TH1001)'],
    ['TH1000 10m\nTH1001 3', '!noQuantity(TH1000) TH1001=3'],
    ['TH1000 10m\nTH1001', '!noQuantity(TH1000) TH1001=1'],
    ['TH1000 2x6, TH1001 3x6', '!noQuantity(TH1000) !noQuantity(TH1001)'],
    ['TH1000: 2x6', '!noQuantity(TH1000)'],
    ['TH1000 - 10m please', '!noQuantity(TH1000)'],
    ['22577 (10m)', '!noQuantity(22577)'],
    ['22577 12pk', '!noQuantity(22577)'],
    ['TH1000 25mm x 10m', '!noQuantity(TH1000)'],
    ['TH1000 2x6 cm', '!noQuantity(TH1000)'],
    ['TH1000 SET/12', '!noQuantity(TH1000)'],
    ['TH1000 qty 10m', '!noQuantity(TH1000)'],
    ['TH1000 #4', '!noQuantity(TH1000)'],
    ['TH1000 #310', '!noQuantity(TH1000)'],
    ['TH1000 n°4', '!noQuantity(TH1000)'],
    ['TH1000 12"', '!noQuantity(TH1000)'],
    ['TH1000 2.5”', '!noQuantity(TH1000)'],
    ['TH1000 box', '!otherUnit(TH1000)'],
    ['1. 22423 2x6\n2. 85123A 3x6', '!noQuantity(22423) !noQuantity(85123A)'],
  ])('is asked about: %j is %s', (text, lines) => {
    expect(formatPasted(text)).toBe(lines);
    expect(formatPastedWithNames(text)).toBe(lines);
  });

  it.each([
    ['TH1000 Thread 100m', 'TH1000=1'],
    ['TH1000 zipper 12"\nTH1001 zipper 14"', 'TH1000=1 TH1001=1'],
    ['TH1000 zipper 12"\nTH1001 3', '!noQuantity(TH1000) TH1001=3'],
    ['AC1001 Acrylic paint 60ml red', 'AC1001=1'],
    ['TH1000 Canvas 2x6\nTH1001 Canvas 3x6', 'TH1000=1 TH1001=1'],
    ['22577 A4', '22577=1'],
    ['TH1000 2x6 3', 'TH1000=3'],
  ])('is read if it also has words or a quantity: %j is %s', (text, lines) => {
    expect(formatPasted(text)).toBe(lines);
  });
});

describe('a code written with a space', () => {
  it.each([
    ['4 x OL 101D', 'OL101D=4'],
    ['OL 101D x 4', 'OL101D=4'],
    ['4 OL 101D', 'OL101D=4'],
    ['OL 101D 4', 'OL101D=4'],
    ['AB 100 x 4', 'AB-100=4'],
    ['3 OL 101D Tintagne Maître Oil Colour, Cadmium Red, 60 ml', 'OL101D=3'],
    ['OL 101D\nAB 100', 'OL101D=1 AB-100=1'],
  ])('is the one that the shop knows: %j is %s', (text, lines) => {
    expect(formatPastedWithNames(text)).toBe(lines);
  });

  it.each([
    ['a unit', '22423 PK 12', '22423=12'],
    ['a sign', '22423 X 12', '22423=12'],
    ['a product', 'AB 100', 'AB=100'],
    ['another code', '4 x OL 102D', '102D=4'],
  ])('does not include %s', (_what, text, lines) => {
    const names = (code: string) =>
      ['PK12', 'X12', 'AB', 'AB100'].includes(code) ? ['A product'] : namesOf(code);
    expect(formatReading(readPastedText(text, undefined, names))).toBe(lines);
  });
});

describe('an email', () => {
  it('yields the lines of its order, and reports what it skips', () => {
    const mail =
      'Bonjour,\n\nPO 4500123\n- 3 x AB-100 Crayon bleu\n- 12 x AB-200 Gomme\n\nMerci,\nMarie\nTél. : 514-555-0199';

    expect(formatPasted(mail)).toBe('AB-100=3 AB-200=12');
    expect(skippedIn(mail)).toEqual(['1 note', '3 note', '7 note', '8 note', '9 note']);
  });

  it('reports a line with digits that is not an order line', () => {
    expect(formatPasted('AB-100 3\nVoir la feuille 15')).toBe('AB-100=3 !notACode');
  });

  it('skips headings and totals', () => {
    const text = 'Code - Qty\nAB-100 3\nAB-200 x 4\nTotal: 7';

    expect(formatPasted(text)).toBe('AB-100=3 AB-200=4');
    expect(skippedIn(text)).toEqual(['1 heading', '4 total']);
  });
});
