import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';

import sharp from 'sharp';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

import { addOrder } from '../../server/db/orders';
import { layOutRows } from '../../server/pdf/table';
import { startEmbeddedServer } from '../support/embeddedServer';
import { storeTestProducts, createCustomer, type TestCustomer } from '../support/shop';
import type { TestServer } from '../support/startOn';

const LONG = 'Très long ruban à œillets de velours côtelé, édition spéciale pour l’hiver '.repeat(
  6,
);
const LINES = 60;

let server: TestServer;
let anna: TestCustomer;

beforeAll(async () => {
  const wasm = readFileSync(require.resolve('zxing-wasm/reader/zxing_reader.wasm'));
  prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasm).buffer } });
  server = await startEmbeddedServer({
    fill: ({ db }) =>
      storeTestProducts(db, [
        // The code of a case, which is not printed: scanned, it would count a whole case.
        { product_id: 'AB-12/x', name: LONG, barcodes: ['10012345678902'] },
        { product_id: 'THREAD-1', name: 'Thread &amp; <b>needle</b>', barcodes: ['012345678905'] },
      ]),
  });
  anna = await createCustomer(server.db, 'anna');
  const lines = Array.from({ length: LINES }, (_none, at) => ({
    order_id: '10001',
    line: at + 1,
    product_id: at % 2 ? 'THREAD-1' : 'AB-12/x',
    name: at % 2 ? 'Thread &amp; <b>needle</b>' : LONG,
    order_qty: 2,
    ship_pack: 12,
    unit_cents: 250,
  }));
  await addOrder(
    server.db,
    {
      order_id: '10001',
      customer_id: anna.customerId,
      placed_at: '2026-01-16T03:30:00.000Z',
      status: 'released',
      stage: 'released',
      order_comment: 'Sonnez\ndeux fois '.repeat(50).slice(0, 1000),
      po_reference: 'PO-77',
      lines: LINES,
      units: LINES * 24,
      total_cents: LINES * 24 * 250,
    },
    lines,
  );
});
afterAll(() => server.close());

const pdfOf = async (query = '') => {
  const { statusCode, headers, rawPayload } = await server.app.inject({
    url: `/api/order-pdf?user_id=${anna.id}&order_id=10001&zone=America/Toronto${query}`,
    headers: { authorization: `Bearer ${anna.token}` },
  });
  expect([statusCode, headers['content-type']]).toEqual([200, 'application/pdf']);
  return rawPayload;
};

/** Returns the drawing operators of each page. */
const pagesOf = (pdf: Buffer): string[] =>
  [...pdf.toString('latin1').matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].flatMap(
    ([, packed = '']) => {
      try {
        return [inflateSync(Buffer.from(packed, 'latin1')).toString('latin1')];
      } catch {
        return [];
      }
    },
  );

/** Extracts the text of a page, which is stored in pieces in hexadecimal. */
const wordsOf = (page: string): string =>
  [...page.matchAll(/\[([^\]]*)\]\s*TJ/g)]
    .map(([, pieces = '']) =>
      [...pieces.matchAll(/<([\da-f]*)>/gi)]
        .map(([, hex = '']) => Buffer.from(hex, 'hex').toString('latin1'))
        .join(''),
    )
    .join('\n');

/** Decodes the barcodes of a page with a reader independent of the code that draws them. */
async function scan(page: string, [width, height]: [number, number]): Promise<string[]> {
  const bars = [...page.matchAll(/^([\d.]+) ([\d.]+) ([\d.]+) ([\d.]+) re$/gm)].map(
    ([, x, y, wide, high]) => `<rect x="${x}" y="${y}" width="${wide}" height="${high}"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#fff"/>${bars.join('')}</svg>`;
  const png = await sharp(Buffer.from(svg), { density: 200 }).png().toBuffer();
  const read = await readBarcodes(new Uint8Array(png), {
    formats: ['Code128'],
    maxNumberOfSymbols: 100,
  });
  return read.map(({ text }) => text);
}

describe('the PDF of an order', () => {
  it.each([
    ['en', ['Line', 'Product', 'Barcode', 'Packs', 'Unit price', 'Total']],
    ['fr', ['Ligne', 'Produit', 'Code-barres', 'Lots', 'Prix unitaire', 'Total']],
    ['es', ['Línea', 'Producto', 'Código de barras', 'Paquetes', 'Precio unitario', 'Total']],
  ])('has each heading on one line (%s)', async (lang, headings) => {
    const [page = ''] = pagesOf(await pdfOf(`&lang=${lang}`));
    const lines = wordsOf(page).split('\n');

    expect(headings.filter((heading) => !lines.includes(heading))).toEqual([]);
  });

  it.each([
    ['letter', 612, 792],
    ['a4', 595.28, 841.89],
  ] as const)(
    'has barcodes on every page that a scanner can read, on %s',
    async (paper, width, height) => {
      const pages = pagesOf(await pdfOf(`&paper=${paper}`)).filter((page) => page.includes('TJ'));
      const read = await Promise.all(pages.map((page) => scan(page, [width, height])));

      expect(pages.length).toBeGreaterThan(3);
      expect(read.flat().sort()).toEqual(
        Array.from({ length: LINES }, (_none, at) => (at % 2 ? '012345678905' : 'AB-12/x')).sort(),
      );
      expect(read.every((codes) => codes.length > 0)).toBe(true);
    },
    120_000,
  );

  it('has the requested paper size', async () => {
    const boxOf = (pdf: Buffer) =>
      /MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf.toString('latin1'));

    expect(boxOf(await pdfOf())?.slice(1)).toEqual(['612', '792']);
    expect(boxOf(await pdfOf('&paper=a4'))?.slice(1)).toEqual(['595.28', '841.89']);
  });

  it('numbers its pages and repeats the table header, in the language of the request', async () => {
    const pages = pagesOf(await pdfOf('&lang=fr'))
      .filter((page) => page.includes('TJ'))
      .map(wordsOf);

    pages.forEach((content, at) => {
      expect(content).toContain(`Commande 10001 · Page ${at + 1} sur ${pages.length}`);
      expect(content).toContain('Prix unitaire');
    });
    expect(pages[0]).toContain('15 janvier 2026');
    expect(pages[0]).toMatch(/À l.?entrepôt/);
    expect(pages[0]).toContain('C-anna · Owner anna');
    expect(pages[0]).toContain('PO-77');
    expect(pages[0]).toContain('Très long ruban à ');
    expect(pages.join('\n')).toContain('Thread & needle');
    expect(pages.at(-1)).toContain('60 lignes · 1\u00a0440 unités');
    expect(pages.at(-1)).toContain('3\u00a0600,00\u00a0$');
  });

  it("of another customer's order is not made", async () => {
    const bea = await createCustomer(server.db, 'bea');
    const ask = (order_id: string) =>
      server.ask('GET', '/api/order-pdf', { as: bea, query: { user_id: bea.id, order_id } });

    expect((await ask('10001')).status).toBe(404);
    expect((await ask('10001')).text).toBe((await ask('nothing')).text);
  });
});

describe('the lines of a printed order', () => {
  it('continue over pages, each filled as far as space allows', () => {
    expect(layOutRows([40, 40, 40, 60, 40], { first: 90, other: 100 })).toEqual([
      [0, 1],
      [2, 3],
      [4],
    ]);
  });
});
