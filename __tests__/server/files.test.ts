/** @catalogue both */

import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import sharp from 'sharp';

import { bumpCatalogueVersion } from '../../server/catalogue/version';
import { layOut } from '../../server/documents/catalogue/layOut';
import { printable, printedName } from '../../server/pdf/sheet';
import { storeSmallContent } from '../support/content';
import { startEmbeddedServer } from '../support/embeddedServer';
import { pdfText } from '../support/pdfText';
import { CANARY } from '../support/smallCatalogue';
import type { TestServer } from '../support/startOn';

let server: TestServer;
beforeAll(async () => {
  server = await startEmbeddedServer({ fill: storeSmallContent });
});
afterAll(() => server.close());

const get = async (url: string, headers = {}) => {
  const answer = await server.app.inject({ method: 'GET', url, headers });
  return { status: answer.statusCode, headers: answer.headers, bytes: answer.rawPayload, answer };
};

describe('a catalogue PDF', () => {
  it('shows its products with number, name, pack and barcode, but neither price nor stock', async () => {
    const { status, headers, bytes } = await get('/files/catalogue/sewing.pdf?lang=fr&country=CA');
    expect([status, headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(headers['content-disposition']).toBe('inline; filename="haberdash-sewing-fr.pdf"');

    const content = pdfText(bytes);
    expect(content).toContain('Couture');
    expect(content).toContain('SC700');
    expect(content).toContain('0120043');
    expect(content).toContain('Lot de 6');
    expect(content).toContain('73513537');
    expect(content).not.toContain('SC799');
    for (const secret of Object.values(CANARY)) {
      const digits = String(secret);
      const decimals = `${digits.slice(0, -2)}.${digits.slice(-2)}`;
      for (const text of [content, bytes.toString('latin1')]) {
        expect(text).not.toContain(digits);
        expect(text).not.toContain(decimals);
      }
    }
  });

  it('is in the language and for the country of its URL', async () => {
    const english = pdfText((await get('/files/catalogue/sewing.pdf?lang=en&country=US')).bytes);
    const spanish = pdfText((await get('/files/catalogue/sewing.pdf?lang=es&country=US')).bytes);
    expect(english).toContain('Ship pack of 6');
    expect(spanish).toContain('Paquete de 6');
  });

  it('can be cached, and is not sent again while the catalogue is unchanged', async () => {
    const url = '/files/catalogue/sewing.pdf?lang=en';
    const first = await get(url);
    expect(first.headers['cache-control']).toBe('public, max-age=3600');
    const again = await get(url, { 'if-none-match': first.headers.etag });
    expect([again.status, again.bytes.length]).toEqual([304, 0]);

    await server.db
      .updateTable('products')
      .set({ name_en: 'Longer Scissors' })
      .where('product_id', '=', 'SC700')
      .execute();
    await bumpCatalogueVersion(server.db);
    await server.catalogue.refresh();
    const changed = await get(url, { 'if-none-match': first.headers.etag });
    expect(changed.status).toBe(200);
    expect(pdfText(changed.bytes)).toContain('Longer Scissors');
  });

  it('leaves only its latest version in the data folder', () => {
    const files = readdirSync(join(server.dataDir, 'files'), {
      recursive: true,
      withFileTypes: true,
    }).filter((file) => file.isFile());
    expect(files.length).toBeGreaterThan(0);
    expect(new Set(files.map(({ parentPath }) => parentPath)).size).toBe(files.length);
    for (const { name } of files) expect(name).toMatch(/^[0-9a-f]{32}\.pdf$/);
  });
});

describe('a newsletter', () => {
  it.each([
    ['en', 'January', 'Now & then.'],
    ['fr', 'Janvier', 'Comptez.'],
    ['es', 'Enero', 'Now & then.'],
  ])('is served as a PDF in %s', async (lang, title, sentence) => {
    const { status, headers, bytes } = await get(`/files/newsletter/${lang}/old.pdf`);
    expect([status, headers['content-type']]).toEqual([200, 'application/pdf']);
    const content = pdfText(bytes);
    expect(content).toContain(title);
    expect(content).toContain(sentence);
    expect(content).not.toMatch(/[<>]|amp;/);
  });
});

describe('a file that does not exist', () => {
  it.each([
    '/files/catalogue/nothing.pdf',
    '/files/catalogue/bunting.pdf',
    '/files/pattern/sewing.pdf',
    '/files/pattern/bunting.doc',
    '/files/catalogue/empty.pdf',
    '/files/catalogue/ours.pdf',
    '/files/newsletter/en/new.pdf',
    '/files/newsletter/en/nothing.pdf',
    '/files/card/..%2F..%2Fhaberdash.sqlite.pdf',
    '/images/content/downloads/nothing.jpg',
    '/images/content/newsletters/nothing.jpg',
  ])('responds with 404 and a message: %s', async (url) => {
    const { status, answer } = await get(url);
    expect(status).toBe(404);
    expect(answer.json()).toMatchObject({ status: false });
  });

  it('is refused on an unknown paper size', async () => {
    expect((await get('/files/card/birthday.pdf?paper=a5')).status).toBe(400);
  });
});

describe('a picture of the informational screens', () => {
  it.each([
    ['/images/content/carousel/one.jpg', 1600, 640],
    ['/images/content/newsletters/old.jpg', 800, 1000],
    ['/images/content/downloads/sewing.jpg', 600, 776],
    ['/images/content/downloads/bunting.jpg', 600, 776],
    ['/images/content/downloads/birthday.jpg', 600, 776],
  ])('is generated: %s', async (url, width, height) => {
    const { status, headers, bytes } = await get(url);
    expect([status, headers['content-type']]).toEqual([200, 'image/jpeg']);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width, height });
    const again = await get(url, { 'if-none-match': headers.etag });
    expect(again.status).toBe(304);
  });
});

describe('printed text', () => {
  it.each([
    ['Crème “brûlée” – ¿qué?', 'Crème “brûlée” – ¿qué?'],
    ['7″ zipper', '7" zipper'],
    ['1\u202f000 m', '1\u00a0000 m'],
    ['S\u0307pool', 'Ṡpool'],
    ['🧶 Yarn® ™', 'Yarn® ™'],
    ['漢', '漢'],
  ])('keeps what is printed, and replaces the rest: %s', (text, printed) => {
    expect(printable(text)).toBe(printed);
  });

  it('shows a name without its tags', () => {
    expect(printedName('Flat <b>Brush</b> &amp; <i>more</i>')).toBe('Flat Brush & more');
  });
});

describe('the pages of a catalogue', () => {
  const sections = [
    { name: 'A', items: Array.from({ length: 9 }, (_, at) => `a${at}`) },
    { name: 'B', items: ['b0'] },
    { name: 'C', items: Array.from({ length: 30 }, (_, at) => `c${at}`) },
  ];

  it('contain every product once, in order, and no section heading without a row below it', () => {
    const { pages, firstPages } = layOut(sections, 650);
    const items = pages.flatMap(({ rows }) => rows.flatMap((row) => row.items));
    expect(items).toEqual(sections.flatMap((section) => section.items));
    for (const { headings, rows } of pages) {
      for (const { y } of headings) expect(rows.some((row) => row.y > y)).toBe(true);
      for (const { y } of rows) expect(y + 128).toBeLessThanOrEqual(650);
    }
    expect(firstPages).toHaveLength(3);
    expect(firstPages[0]).toBe(0);
  });
});
