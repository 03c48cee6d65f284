import { CFB } from '@e965/xlsx';
import fc from 'fast-check';
import PDFDocument from 'pdfkit';

import { readOrderFile } from '../../domain/order-document/readOrderFile';
import { openersOf } from '../../src/features/order-file/openers';
import { namesOf } from '../support/order-texts/catalogue';
import { formatReading } from '../support/orderReading';
import { utf8 } from '../support/scannerBytes';
import { trials } from '../support/trials';

const read = (bytes: Uint8Array, name: string, sheets?: string[]) =>
  readOrderFile({ bytes, name, sheets, namesOf }, openersOf());

const format = async (bytes: Uint8Array, name: string): Promise<string> =>
  formatReading(await read(bytes, name));

type Column = { x: number; width: number; align?: 'right' | 'center' };

/** Makes a PDF of a letter with a table, whose cells stand where their columns are. */
function pdfOf(
  before: readonly string[],
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
  after: readonly string[] = [],
): Promise<Uint8Array> {
  const document = new PDFDocument({ size: 'LETTER', margin: 40 });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise<Uint8Array>((resolve) => {
    document.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))));
  });
  document.fontSize(10);
  for (const line of before) document.text(line);
  let y = document.y + 12;
  for (const row of rows) {
    if (y > 700) {
      document.addPage();
      y = 40;
    }
    row.forEach((cell, index) => {
      const { x, width, align = 'left' } = columns[index]!;
      if (cell !== '') document.text(cell, x, y, { width, align, lineBreak: false });
    });
    y += 16;
  }
  document.y = y + 12;
  document.x = 40;
  for (const line of after) document.text(line);
  document.end();
  return done;
}

const COLUMNS: readonly Column[] = [
  { x: 40, width: 70 },
  { x: 120, width: 230 },
  { x: 360, width: 50, align: 'right' },
  { x: 420, width: 60, align: 'right' },
  { x: 490, width: 70, align: 'right' },
];

describe('a PDF', () => {
  it.each([
    [
      'en',
      ['Purchase order 88213', 'Purl & Twine, 118 Water St., St. John’s NL A1C 1A9'],
      ['Item', 'Description', 'Qty', 'Price', 'Amount'],
      ['Total', '', '', '', '$306.00'],
    ],
    [
      'fr',
      ['Bon de commande 88213', 'Tricot, 12, rue Principale, Granby (Québec) J2G 2W9'],
      ['Code', 'Désignation', 'Qté', 'P.U. HT', 'Montant'],
      ['Total HT', '', '', '', '306,00 $'],
    ],
    [
      'es',
      ['Orden de compra 88213', 'Av. Juárez 118, Col. Centro, C.P. 06050'],
      ['Clave', 'Descripción', 'Cant.', 'Precio', 'Importe'],
      ['Total', '', '', '', '$306.00'],
    ],
  ])('with a table in %s yields its lines', async (_language, letter, headings, total) => {
    const bytes = await pdfOf(letter, COLUMNS, [
      headings,
      ['22423', 'Regency Cakestand 3 Tier', '6', '12.50', '75.00'],
      ['85123A', 'White Hanging Heart T-Light Holder', '12', '2.95', '35.40'],
      ['22720', 'Set of 3 Cake Tins Pantry Design', '24', '4.95', '118.80'],
      ['AB-1042', 'Bristle Brush no. 10', '4', '19.20', '76.80'],
      total,
    ]);
    const reading = await read(bytes, 'order.pdf');
    expect(formatReading(reading)).toBe('22423=6 85123A=12 22720=24 AB-1042=4');
    expect(reading).toMatchObject({ columns: { code: 0, quantity: 2 } });
  });

  it('keeps an empty cell empty, on every page', async () => {
    const codes = Object.keys({ 22423: 0, 22189: 0, 47566: 0, 22197: 0, 84879: 0, 20725: 0 });
    const rows = Array.from({ length: 60 }, (_, at) => [
      codes[at % codes.length]!,
      at % 3 === 0 ? '' : 'Something for the shop',
      String(1 + (at % 4)),
      at % 2 === 0 ? '' : '2.95',
      '',
    ]);
    const bytes = await pdfOf([], COLUMNS, [['SKU', 'Name', 'Qty', 'Price', 'Note'], ...rows]);
    const reading = await read(bytes, 'order.pdf');
    const packs = reading.lines.reduce((sum, { quantity }) => sum + quantity!, 0);
    expect(reading.lines.map(({ code }) => code)).toEqual(
      expect.arrayContaining(codes.map(String)),
    );
    expect(reading.lines.filter(({ unread }) => unread)).toEqual([]);
    expect(packs).toBe(rows.reduce((sum, [, , quantity]) => sum + Number(quantity), 0));
  });

  it('keeps narrow columns apart, and a name of several lines together', async () => {
    const columns: readonly Column[] = [
      { x: 40, width: 24, align: 'right' },
      { x: 67, width: 75 },
      { x: 143, width: 130 },
      { x: 276, width: 40, align: 'right' },
      { x: 319, width: 40 },
    ];
    const bytes = await pdfOf(['', 'Tel. 55-5550-0142'], columns, [
      ['Line', 'Item no.', 'Description', 'Qty', 'UOM'],
      ['1', '22423', 'Regency Cakestand 3 Tier', '6', 'PK'],
      ['2', '85123A', 'White Hanging Heart', '12', 'PK'],
      ['', '', 'T-Light Holder 2 x 3 cm', '', ''],
      ['3', 'AB-1042', 'Bristle Brush no. 10', '4', 'PK'],
      ['4', '8720602838017', 'Gouache Set 12 x 12 ml', '3', 'PK'],
      ['5', '22197', 'Small Popcorn Holder', '24', 'PK'],
    ]);
    expect(await format(bytes, 'order.pdf')).toBe(
      '22423=6 85123A=12 AB-1042=4 8720602838017=3 22197=24',
    );
  });

  it('without a column of quantities has none, although its lines are numbered', async () => {
    const codes = ['22423', '22189', '47566', '22197', '84879'];
    const rows = codes.map((code, at) => [String(at + 1), code]);
    const reading = await read(await pdfOf([], COLUMNS, rows), 'order.pdf');
    expect(reading.lines.filter(({ unread }) => !unread)).toEqual([]);
  });

  it('of a letter is read as text', async () => {
    const bytes = await pdfOf(
      ['Hello,', 'please send 6 of 22423 and 12 x 85123A.', 'Thanks, Joan'],
      [],
      [],
    );
    expect(await format(bytes, 'letter.pdf')).toBe('22423=6 85123A=12');
  });

  it('without text is refused as a picture', async () => {
    expect(await format(await pdfOf([], [], []), 'scan.pdf')).toBe('picture');
  });

  it('that is damaged is refused', async () => {
    const bytes = await pdfOf(['22423 x 6'], [], []);
    expect(await format(bytes.slice(0, 40), 'order.pdf')).toBe('damaged');
  });
});

const mailOf = (headers: readonly string[], body: readonly string[]): Uint8Array =>
  utf8(
    [
      'From: Joan <joan@purl.test>',
      'To: orders@haberdash.test',
      'Subject: Order for May',
      'Date: Tue, 3 Nov 2026 09:12:00 -0330',
      'MIME-Version: 1.0',
      ...headers,
      '',
      ...body,
    ].join('\r\n'),
  );

const attachment = (name: string, type: string, bytes: Uint8Array): string[] => [
  '--parts',
  `Content-Type: ${type}; name="${name}"`,
  `Content-Disposition: attachment; filename="${name}"`,
  'Content-Transfer-Encoding: base64',
  '',
  Buffer.from(bytes).toString('base64'),
];

const CSV = utf8('SKU,Qty\n22423,6\n85123A,12\n');

function mailWith(text: string, ...attachments: readonly string[][]): Uint8Array {
  const parts = ['--parts', 'Content-Type: text/plain; charset=utf-8', '', text];
  return mailOf(
    ['Content-Type: multipart/mixed; boundary=parts'],
    [...parts, ...attachments.flat(), '--parts--'],
  );
}

describe('a mail', () => {
  it('is read without what it answers', async () => {
    const bytes = mailOf(
      ['Content-Type: text/plain; charset=utf-8'],
      [
        'Hello,',
        '8 of 22720 please',
        '',
        'On Tue, Nov 3, 2026, Purl wrote:',
        '> 22720, we have 14',
      ],
    );
    const reading = await read(bytes, 'order.eml');
    expect(formatReading(reading)).toBe('22720=8');
    expect(reading).toMatchObject({
      skipped: expect.arrayContaining([expect.objectContaining({ why: 'quoted' })]),
    });
  });

  it('with a table keeps its columns', async () => {
    const bytes = mailOf(
      ['Content-Type: text/html; charset=utf-8', 'Content-Transfer-Encoding: 8bit'],
      [
        '<html><head><style>td { color: red }</style></head><body><p>Bonjour,</p><table>',
        '<tr><th>Code</th><th>D&eacute;signation</th><th>Qt&eacute;</th></tr>',
        '<tr><td>22423</td><td>Pr&eacute;sentoir Regency 3 &eacute;tages</td><td>6</td></tr>',
        '<tr><td><p>85123A</p></td><td></td><td><p>12</p></td></tr>',
        '</table><p>Merci&nbsp;!</p></body></html>',
      ],
    );
    expect(await format(bytes, 'commande.eml')).toBe('22423=6 85123A=12');
  });

  it('is read from what is attached, if the order is there', async () => {
    const bytes = mailWith('Please see the file.', attachment('order.csv', 'text/csv', CSV));
    const reading = await read(bytes, 'order.eml');
    expect(formatReading(reading)).toBe('22423=6 85123A=12');
    expect(reading).toMatchObject({
      sheet: { isMail: true, names: ['order.csv'], others: ['Order for May'], orders: [] },
    });
  });

  it('leaves to a person which of two orders is meant, or both', async () => {
    const bytes = mailWith('22720 x 8', attachment('order.csv', 'text/csv', CSV));
    const reading = await read(bytes, 'order.eml');
    expect(reading).toMatchObject({
      sheet: { names: ['order.csv'], orders: ['Order for May'] },
    });
    const both = await read(bytes, 'order.eml', ['Order for May', 'order.csv']);
    expect(formatReading(both)).toBe('22720=8 22423=6 85123A=12');
    expect(both.lines.flatMap(({ places }) => places)).toEqual([1, 3, 4]);
  });

  it('reads a PDF and a mail that are attached', async () => {
    const pdf = await pdfOf(['22423 x 6'], [], []);
    const inner = mailWith('See the order.', attachment('po.pdf', 'application/pdf', pdf));
    const bytes = mailWith('Forwarded.', attachment('fwd.eml', 'application/octet-stream', inner));
    const reading = await read(bytes, 'order.eml');
    expect(formatReading(reading)).toBe('22423=6');
    expect(reading).toMatchObject({ sheet: { names: ['fwd.eml › po.pdf'] } });
  });

  it('opens mails in mails only so deep, and names what it does not open', async () => {
    const inside = (mail: Uint8Array, name: string) =>
      mailWith('Forwarded.', attachment(name, 'message/rfc822', mail));
    const deepest = mailWith('See the list.', attachment('order.csv', 'text/csv', CSV));
    const bytes = inside(inside(inside(deepest, 'c.eml'), 'b.eml'), 'a.eml');
    expect(await format(bytes, 'order.eml')).toBe('noCodes');
    const two = inside(deepest, 'a.eml');
    expect(await format(two, 'order.eml')).toBe('22423=6 85123A=12');
    const many = Array.from({ length: 31 }, (_none, at) =>
      attachment(`${at}.csv`, 'text/csv', utf8('nothing')),
    );
    expect(await read(mailWith('22720 x 8', ...many), 'order.eml')).toMatchObject({
      sheet: { others: expect.arrayContaining(['30.csv']) },
    });
  });

  it('names what is attached and cannot be read', async () => {
    const bytes = mailWith(
      '22720 x 8',
      attachment('order.pdf', 'application/pdf', utf8('%PDF-1.7 nothing else')),
    );
    expect(await read(bytes, 'order.eml')).toMatchObject({
      sheet: { names: ['Order for May'], others: ['order.pdf'], orders: [] },
    });
  });

  it('saved by Outlook is read like any other', async () => {
    const wide = (text: string) => Buffer.from(text, 'utf16le');
    const file = CFB.utils.cfb_new();
    const add = (path: string, content: Uint8Array) => CFB.utils.cfb_add(file, path, content);
    add('/__properties_version1.0', Buffer.alloc(32));
    add('/__substg1.0_0037001F', wide('Commande de mai'));
    add('/__substg1.0_1000001F', wide('Bonjour,\r\nvoir le fichier joint.'));
    add('/__attach_version1.0_#00000000/__properties_version1.0', Buffer.alloc(8));
    add('/__attach_version1.0_#00000000/__substg1.0_3707001F', wide('commande été.csv'));
    add('/__attach_version1.0_#00000000/__substg1.0_37010102', CSV);
    const bytes = new Uint8Array(CFB.write(file, { type: 'array' }) as ArrayBuffer);
    const reading = await read(bytes, 'commande.msg');
    expect(formatReading(reading)).toBe('22423=6 85123A=12');
    expect(reading).toMatchObject({
      sheet: { names: ['commande été.csv'], others: ['Commande de mai'] },
    });
  });
});

describe('a damaged document', () => {
  it('is read or refused, and never breaks the reader', async () => {
    const pdf = await pdfOf(['Order'], COLUMNS, [['22423', 'Cakestand', '6', '', '']]);
    const mail = mailWith('22720 x 8', attachment('order.pdf', 'application/pdf', pdf));
    const anyDamage = fc.record({
      file: fc.constantFrom(pdf, mail, utf8(UBL), utf8(CXML)),
      length: fc.double({ min: 0.2, max: 1, noNaN: true }),
      flips: fc.array(fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.nat(255))),
    });
    await fc.assert(
      fc.asyncProperty(anyDamage, async ({ file, length, flips }) => {
        const bytes = file.slice(0, Math.ceil(file.length * length));
        for (const [at, byte] of flips) bytes[Math.floor(at * (bytes.length - 1))] = byte;
        const { refusal, lines } = await read(bytes, 'order');
        expect(refusal === null ? lines.length > 0 : refusal).toBeTruthy();
      }),
      { numRuns: trials(60) },
    );
  });
});

const UBL = `<?xml version="1.0" encoding="UTF-8"?>
<!-- An order -->
<Order xmlns="urn:oasis:names:specification:ubl:schema:xsd:Order-2"
  xmlns:cac="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2"
  xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2">
  <cbc:ID>34</cbc:ID>
  <cac:OrderLine><cac:LineItem>
    <cbc:ID>1</cbc:ID><cbc:Quantity unitCode="XPK">6.00</cbc:Quantity>
    <cac:Item><cbc:Name>Cakestand &amp; lid</cbc:Name>
      <cac:BuyersItemIdentification><cbc:ID>OUR-9</cbc:ID></cac:BuyersItemIdentification>
      <cac:SellersItemIdentification><cbc:ID>22423</cbc:ID></cac:SellersItemIdentification>
    </cac:Item></cac:LineItem></cac:OrderLine>
  <cac:OrderLine><cac:LineItem>
    <cbc:ID>2</cbc:ID><cbc:Quantity unitCode="XPK">4</cbc:Quantity>
    <cac:Item><cbc:Name>Gouache</cbc:Name>
      <cac:StandardItemIdentification><cbc:ID schemeID="0160">8720602838017</cbc:ID></cac:StandardItemIdentification>
    </cac:Item></cac:LineItem></cac:OrderLine>
</Order>`;

const CXML = `<?xml version="1.0"?>
<!DOCTYPE cXML SYSTEM "http://xml.cxml.org/schemas/cXML/1.2.050/cXML.dtd">
<cXML payloadID="1" timestamp="2026-11-28T00:00:00Z"><Header/><Request><OrderRequest>
<OrderRequestHeader orderID="88213" orderDate="2026-11-28" type="new"/>
<ItemOut quantity="6" lineNumber="1"><ItemID><SupplierPartID>22423</SupplierPartID></ItemID>
<ItemDetail><Description xml:lang="en">Cakestand</Description><UnitOfMeasure>PK</UnitOfMeasure></ItemDetail></ItemOut>
<ItemOut quantity="2" lineNumber="2"><ItemID><SupplierPartID>85123A</SupplierPartID></ItemID>
<ItemDetail><Description xml:lang="en">Holder</Description><UnitOfMeasure>CS</UnitOfMeasure></ItemDetail></ItemOut>
</OrderRequest></Request></cXML>`;

describe('an order in XML', () => {
  it('of UBL yields its lines, by the number of the seller or the GTIN', async () => {
    expect(await format(utf8(UBL), 'order.xml')).toBe('22423=6 8720602838017=4');
  });

  it.each([
    ['C62', '22423=6'],
    ['DZN', '22423=72'],
    ['XCT', '!otherUnit(22423)'],
  ])('counts in the unit %s', async (unit, expected) => {
    const one = `${UBL.slice(0, UBL.lastIndexOf('<cac:OrderLine>'))}</Order>`;
    expect(await format(utf8(one.replace('XPK', unit)), 'order.xml')).toBe(expected);
  });

  it('of one line only is a list, too', async () => {
    const one = `${UBL.slice(0, UBL.lastIndexOf('<cac:OrderLine>'))}</Order>`;
    expect(await format(utf8(one), 'order.xml')).toBe('22423=6');
  });

  it('of cXML asks about a unit that is no pack', async () => {
    expect(await format(utf8(CXML), 'order.xml')).toBe('22423=6 !otherUnit(85123A)');
  });

  it.each([
    ['is cut off', UBL.slice(0, -20)],
    [
      'declares entities',
      UBL.replace('<!-- An order -->', '<!DOCTYPE Order [<!ENTITY a "22423">]>'),
    ],
  ])('that %s is refused', async (_what, xml) => {
    expect(await format(utf8(xml), 'order.xml')).toBe('damaged');
  });

  it('of another kind has no codes', async () => {
    const answer = '<?xml version="1.0"?><cXML><Response><Status code="200"/></Response></cXML>';
    expect(await format(utf8(answer), 'answer.xml')).toBe('noCodes');
  });
});
