import { makeOrder } from '../../server/documents/order/makeOrder';
import { makePackingSlip } from '../../server/documents/packing-slip/makePackingSlip';
import { makePickList } from '../../server/documents/pick-list/makePickList';
import { makePdf, newPage, printable } from '../../server/pdf/sheet';
import { openPdf } from '../../src/features/order-file/openPdf';

const NAMES = '王小明 Łódź Ωμέγα Привет';
const COMPANY = '상해 무역 İnşaat GmbH';
const PRODUCT = '刺繍糸 DMC № 25, Šířka 12″';
const COMMENT = 'Nguyễn Văn Ế: 请在星期五送货';

/** Returns the text of a PDF as another program reads it. */
const textOf = async (pdf: Buffer) => (await openPdf(new Uint8Array(pdf))).join('\n');

const ADDRESS = {
  code: 'A',
  name: NAMES,
  street: 'ul. Piłsudskiego 12',
  city: 'Łódź',
  region: 'ON',
  postal_code: 'K1A 0B1',
  country: 'CA',
  phone: '613 555 0100',
} as const;
const LINE = { line: 1, product_id: 'AB-1', name: PRODUCT, ship_pack: 12 };

const DOCUMENTS: [string, () => Promise<Buffer>, string[]][] = [
  [
    'an order',
    () =>
      makeOrder(
        {
          language: 'fr',
          country: 'CA',
          zone: 'UTC',
          customer: `C-1 · ${COMPANY}`,
          order: {
            order_id: '10001',
            date: '2026-01-16T03:30:00.000Z',
            status: 'released',
            po_reference: 'PO Ω-7',
            order_comment: COMMENT,
            ship_to: ADDRESS,
            units: 24,
            total: 60,
            lines: [{ ...LINE, order_qty: 2, price: 2.5, total: 60, barcodes: [] }],
          } as unknown as Parameters<typeof makeOrder>[0]['order'],
        },
        'a4',
      ),
    [NAMES, COMPANY, 'PO Ω-7', COMMENT, 'ul. Piłsudskiego 12'],
  ],
  [
    'a packing slip',
    () =>
      makePackingSlip({
        language: '',
        country: 'CA',
        order_id: '10001',
        placed_at: '2026-01-16T03:30:00.000Z',
        po_reference: 'PO Ω-7',
        order_comment: COMMENT,
        company: COMPANY,
        ship_to: ADDRESS,
        carrier: 'Почта',
        tracking: [],
        lines: [{ ...LINE, ordered: 2, here: 2, toCome: 0, expected_on: null }],
      }),
    [NAMES, 'Łódź', 'PO Ω-7', COMMENT, 'Почта'],
  ],
  [
    'a pick list',
    () =>
      makePickList({
        language: 'es',
        country: 'US',
        orders: [
          { order_id: '10001', company: COMPANY, po_reference: NAMES, order_comment: COMMENT },
        ],
        picks: [{ ...LINE, order_id: '10001', bin: 'Ż-1', code: 'AB-1', packs: 2 }],
      }),
    [NAMES, COMPANY, COMMENT, 'Ż-1'],
  ],
];

describe('a printed text', () => {
  it.each(DOCUMENTS)('keeps the letters of every script in %s', async (_name, make, texts) => {
    const text = await textOf(await make());

    expect(texts.filter((part) => !text.includes(part))).toEqual([]);
    expect(text.replace(/\s+/g, ' ')).toContain(PRODUCT.replace('″', '"'));
    expect(text).not.toContain('?');
  });

  it.each([
    NAMES,
    COMPANY,
    COMMENT,
    'שלום עולם',
    'مرحبا بالعالم',
    'かなカナ 臺灣 龜',
    'İstanbul Şişli Ṡpool',
    'Արմեն გიორგი',
    'தமிழ் ગુજરાત',
    'กรุงเทพ 10110',
  ])('is written whole, right-aligned too, and wrapped without a gap: %s', async (written) => {
    const pdf = await makePdf({ title: written, language: '', paper: 'a4' }, (sheet) => {
      newPage(sheet);
      sheet.text(printable(written), 42, 42, { width: 300 });
      sheet.font('Helvetica-Bold').text(printable(written), 42, 82, { width: 400, align: 'right' });
      sheet.font('Courier').text(printable(written), 42, 122, { width: 60 });
    });
    const [left, right, ...wrapped] = (await textOf(pdf)).split('\n');

    expect([left, right]).toEqual([written, written]);
    expect(wrapped.join('').replace(/\s/g, '')).toBe(written.replace(/\s/g, ''));
  });

  it('is written with the fonts of the viewer as long as they have its letters', async () => {
    const pdf = await makePdf({ title: 'T', language: 'fr', paper: 'a4' }, (sheet) => {
      newPage(sheet);
      sheet.text(printable('Crème “brûlée” – ¿qué? 12 €'), 42, 42);
    });

    expect(pdf.toString('latin1')).not.toContain('FontFile');
  });

  it('takes as much room as its letters', async () => {
    const widths: number[] = [];
    await makePdf({ title: 'T', language: '', paper: 'a4' }, (sheet) => {
      newPage(sheet);
      for (const text of ['王小明', '王小明王小明', '王小明 ab', ' ab']) {
        widths.push(sheet.widthOfString(text));
      }
    });
    const [one = 0, two, mixed, standard = 0] = widths;

    expect(one).toBe(30);
    expect([two, mixed]).toEqual([2 * one, one + standard]);
  });
});
