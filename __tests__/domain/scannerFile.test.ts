import { ENCODINGS } from '../support/scannerBytes';
import { quantitiesIn, read, reasonsIn } from '../support/scannerFiles';

describe('a scanned line', () => {
  it('keeps its code, time and date as written', () => {
    const file = read(
      '012345678905, UPC-A, 02:41:03 PM, 05/10/26, 2:45:10 PM, 05/10/26, 003278\r\n',
    );

    expect(file.scans).toEqual([
      {
        line: 1,
        code: '012345678905',
        quantity: 1,
        symbology: 'UPC-A',
        time: '02:41:03 PM',
        date: '05/10/26',
        serial: '003278',
      },
    ]);
  });

  it('has its time and date taken from one column if they are together', () => {
    const [scan] = read('"2/12/2016 23:12:15","A-7","22577"\n').scans;

    expect(scan).toEqual({
      line: 1,
      code: '22577',
      quantity: 1,
      time: '23:12:15',
      date: '2/12/2016',
    });
  });

  it('may have an add-on named in its symbology', () => {
    const [scan] = read('978020137962412345, EAN-13 + 5, 02:41:03 PM, 11/23/25\r\n').scans;

    expect(scan).toMatchObject({ code: '978020137962412345', symbology: 'EAN-13 + 5' });
  });

  it('keeps the separator inside a GS1 barcode', () => {
    expect(read('01095060001343521725\x1d10ABC,2\n22577,3\n').scans[0]).toMatchObject({
      code: '01095060001343521725\x1d10ABC',
      quantity: 2,
    });
  });
});

describe('a serial number', () => {
  it.each([
    ['one row', '22577,003278,09:12:07,05/10/2026\n', { 22577: 1 }],
    ['a six-digit code', '225770,003278,09:12:07,05/10/2026\n', { 225770: 1 }],
    ['quantities', '22577,12,003278,09:12:07,05/10/2026\n', { 22577: 12 }],
    ['no clock', '22577,003278\n22698,003278\n', { 22577: 1, 22698: 1 }],
    [
      'a spreadsheet in between',
      '22577,3278,9:12,5/10/2026\n22698,3278,9:13,5/10/2026\n',
      { 22577: 1, 22698: 1 },
    ],
    [
      'the serial in front',
      '003278,22577,9:12,5/10/2026\n003278,22698,9:13,5/10/2026\n',
      { 22577: 1, 22698: 1 },
    ],
    [
      'two scanners',
      ['003278', '004411']
        .flatMap((serial) => [1, 2, 3].map((item) => `2257${item},${serial},09:12:07,05/10/2026\n`))
        .join(''),
      { 22571: 2, 22572: 2, 22573: 2 },
    ],
  ])('is never taken for a quantity, with %s', (_why, text, quantities) => {
    const file = read(text);

    expect(file.form.columns).toContain('serial');
    expect(quantitiesIn(file)).toEqual(quantities);
  });

  it('is not assumed in codes that happen to be the same', () => {
    const file = read('225770,2,09:12:07,05/10/2026\n225770,3,09:12:08,05/10/2026\n');

    expect(quantitiesIn(file)).toEqual({ 225770: 5 });
  });

  it('is not assumed in quantities padded with zeros', () => {
    const row = '2023456789012,INSTOR-13   ,0002,2022/02/17,23:47:02\r\n';

    expect(quantitiesIn(read(row + row))).toEqual({ 2023456789012: 4 });
  });
});

describe('columns', () => {
  it.each([
    ['quantity before code', '2,22577\n4,22698\n', { 22577: 2, 22698: 4 }],
    ['code before quantity, both short', '12,5\n7,3\n101,4\n', { 12: 5, 7: 3, 101: 4 }],
    [
      'a description between',
      '22577,WHITE PAPER PACK OF 12 SHEETS,6\n22698,RED,4\n',
      { 22577: 6, 22698: 4 },
    ],
    ['row numbers in front', [1, 2, 3, 4, 5].map((n) => `${n},2257${n},3\n`).join(''), fives(3)],
    [
      'row numbers in front of codes',
      [1, 2, 3, 4, 5].map((n) => `${n},2257${n}\n`).join(''),
      fives(1),
    ],
    [
      'a terminal in front',
      'TERM01,22577,3,09:12:07,05/10/2026\nTERM01,22698,4,09:12:07,05/10/2026\n',
      { 22577: 3, 22698: 4 },
    ],
    [
      'a shelf that is a number',
      '"2/12/2016 23:12:15","12","22577"\n"2/12/2016 23:12:18","13","22577"\n',
      { 22577: 2 },
    ],
    ['codes that look like dates', '10-11-12,5\n10-11-13,6\n', { '10-11-12': 5, '10-11-13': 6 }],
    ['blanks inside codes', 'A1234 BLU,2\nA1234 RED,3\n', { 'A1234 BLU': 2, 'A1234 RED': 3 }],
    ['an empty one in front', ',22577,2\n,22698,3\n', { 22577: 2, 22698: 3 }],
    ['codes of letters among others', 'POST,1\n22577,2\n', { POST: 1, 22577: 2 }],
  ])('are told apart by their content: %s', (_why, text, quantities) => {
    expect(quantitiesIn(read(text))).toEqual(quantities);
  });

  function fives(quantity: number): Record<string, number> {
    return Object.fromEntries([1, 2, 3, 4, 5].map((n) => [`2257${n}`, quantity]));
  }
});

describe('headings', () => {
  it.each([
    ['English', 'SKU,Description,Price,Qty\n22577,Red paint,12.50,3\n'],
    ['French', 'Référence;Désignation;Qté\n22577;Peinture rouge;3\n'],
    ['Spanish', 'Código\tDescripción\tCantidad\n22577\tPintura roja\t3\n'],
    ['quantity first', 'Qty,Item\n3,22577\n'],
    ["the order upload's own", 'code,item\n22577,3\n'],
  ])('name the columns: %s', (_why, text) => {
    const file = read(text);

    expect(quantitiesIn(file)).toEqual({ 22577: 3 });
    expect(file).toMatchObject({ headerLines: 1, form: { hasHeader: true } });
  });

  it('are skipped again if a second download was appended', () => {
    const download = 'Barcode, Symbology, Scan Time\r\n22577, Code-128, 09:12:07 AM\r\n';

    const file = read(download + download);

    expect(file.headerLines).toBe(2);
    expect(quantitiesIn(file)).toEqual({ 22577: 2 });
  });

  it('may follow a title or a separator hint, and a total may follow the list', () => {
    const file = read(
      'sep=,\nStock order for November\n\nBarcode,Qty\n22577,3\n22698,4\nTotal,7\n',
    );

    expect(quantitiesIn(file)).toEqual({ 22577: 3, 22698: 4 });
    expect(reasonsIn(file)).toEqual({ 2: 'notACode', 7: 'notACode' });
  });
});

describe('a file with several downloads', () => {
  it('is read even if format, delimiter and clock changed in between', () => {
    const file = read(
      [
        '012345678905, UPC-A, 02:41:03 PM, 11/23/25, 2:45:10 PM, 11/23/25, 003278',
        '012345678905, UPC-A, 02:41:04 PM, 11/23/25, 2:45:10 PM, 11/23/25, 003278',
        '012345678905\tUPC-A\t14:41:03',
        '"012345678905";"UPC-A";"14:41:03";"2025-11-23"',
        '012345678905, UPC-A, Real Time Clock (RTC) Disabled, 003278',
        '012345678905',
        '',
      ].join('\r\n'),
    );

    expect(quantitiesIn(file)).toEqual({ '012345678905': 6 });
  });
});

describe('the bytes of a file', () => {
  it.each(Object.entries(ENCODINGS))('may be %s', (_name, encode) => {
    const file = read(encode('Référence;Qté\r\n22577;2\r\nÉ-102;4\r\n'));

    expect(quantitiesIn(file)).toEqual({ 22577: 2, 'É-102': 4 });
  });

  it.each([
    ['CR LF', '\r\n'],
    ['LF', '\n'],
    ['CR', '\r'],
    ['zeros', '\0'],
  ])('may end lines with %s, including the last one or not', (_name, end) => {
    const text = ['22577', '22698', '22577'].join(end);

    expect(quantitiesIn(read(text))).toEqual({ 22577: 2, 22698: 1 });
    expect(quantitiesIn(read(text + end))).toEqual({ 22577: 2, 22698: 1 });
  });

  it('may mix line endings, and lines are counted as in an editor', () => {
    const { scans, lines, blankLines } = read('22577,2\r\n22698,3\n\n22966,4\r11111,5');

    expect(scans.map(({ line }) => line)).toEqual([1, 2, 4, 5]);
    expect({ lines, blankLines }).toEqual({ lines: 5, blankLines: 1 });
  });

  it.each([
    ['the old end-of-file mark', '\x1a'],
    ['zeros that pad the last block', '\0'.repeat(60)],
  ])('may end in %s', (_why, filler) => {
    expect(quantitiesIn(read(`22577,2\r\n22698,3\r\n${filler}`))).toEqual({ 22577: 2, 22698: 3 });
  });
});

describe('quotation marks', () => {
  it.each([
    ['one too many in front', '"22577,2\n22698,3\n'],
    ['one too many behind', '22577",2\n22698,3\n'],
    ['two where one should close it', '"22577"",2\n"22698","3"\n'],
    ['on some fields only', '"22577",2\n22698,"3"\n'],
    ['spaces around them', ' "22577" , "2" \n22698 , 3\n'],
    ['around the delimiter of another field', '"22577","2","a, b"\n"22698","3","c"\n'],
    ["a spreadsheet's way to keep text", '="22577",2\n="22698",3\n'],
  ])('never swallow another line: %s', (_why, text) => {
    expect(quantitiesIn(read(text))).toEqual({ 22577: 2, 22698: 3 });
  });
});

describe('a column of one number in front of the codes', () => {
  const codes = ['4006381333931', '5901234123457', '036000291452'];
  const quantitiesAfter = (number: string) =>
    Object.values(quantitiesIn(read(codes.map((code) => `${number},${code}`).join('\n'))));

  it.each(['001', '012', '120', '4711'])('is not a quantity if it is %s', (number) => {
    expect(quantitiesAfter(number)).toEqual([1, 1, 1]);
  });

  it('is the quantity if it has two digits and no zero in front', () => {
    expect(quantitiesAfter('24')).toEqual([24, 24, 24]);
  });
});
