import sharp from 'sharp';

import { demoContent } from '../../demo/content/demoContent';
import { demo } from '../../demo/demo';
import { printedFile } from '../../demo/documents/printedFile';
import { makeDemo } from '../../demo/makeDemo';
import { CARD_ART } from '../../demo/pictures/scenes/cardArt';
import { startEmbeddedServer } from '../support/embeddedServer';
import { pdfText } from '../support/pdfText';
import type { TestServer } from '../support/startOn';

const NOW = new Date('2026-11-20T15:00:00Z');

let server: TestServer;
beforeAll(async () => {
  server = await startEmbeddedServer({
    demo,
    fill: async ({ db }) => {
      await makeDemo(db, { products: 300, now: NOW });
    },
  });
});
afterAll(() => server.close());

const get = async (url: string, headers = {}) => {
  const answer = await server.app.inject({ method: 'GET', url, headers });
  return { status: answer.statusCode, headers: answer.headers, bytes: answer.rawPayload };
};

describe('printable patterns and cards', () => {
  it.each([
    ['/files/pattern/bunting.pdf?lang=en', 'Flag, cut 18'],
    ['/files/pattern/bunting.pdf?lang=fr', 'Fanion, couper 18'],
    ['/files/pattern/bunting.pdf?lang=es', 'Banderín, cortar 18'],
    ['/files/pattern/dishcloth.pdf?lang=en', 'Cast on 43 stitches.'],
    ['/files/card/birthday.pdf?lang=en', 'Happy birthday'],
    ['/files/card/birthday.pdf?lang=fr', 'Bon anniversaire'],
    ['/files/card/birthday.pdf?lang=es', 'Feliz cumpleaños'],
  ])('are PDF files with text in the requested language: %s', async (url, sentence) => {
    const { status, bytes } = await get(url);
    expect(status).toBe(200);
    expect(pdfText(bytes)).toContain(sentence);
  });

  it('come in both paper sizes', async () => {
    const letter = await get('/files/card/birthday.pdf?lang=en');
    const a4 = await get('/files/card/birthday.pdf?lang=en&paper=a4');
    expect(letter.bytes.toString('latin1')).toContain('[0 0 612 792]');
    expect(a4.bytes.toString('latin1')).toContain('[0 0 595.28 841.89]');
  });

  it('in the demo are all drawn by the program', () => {
    const { downloads = [] } = demoContent(new Date());
    const drawn = downloads.filter(({ kind }) => kind !== 'catalogue');
    expect(drawn.filter(({ kind, id }) => !printedFile(kind, id))).toEqual([]);
    const cards = downloads.filter(({ kind }) => kind === 'card');
    expect(cards.map(({ id }) => id).sort()).toEqual(Object.keys(CARD_ART).sort());
  });
});

describe('the pictures of the demo content', () => {
  it.each([
    ['/images/content/carousel/thread.jpg', 1600, 640],
    ['/images/content/newsletters/news-2026-11.jpg', 800, 1000],
    ['/images/content/downloads/sewing.jpg', 600, 776],
    ['/images/content/downloads/bunting.jpg', 600, 776],
    ['/images/content/downloads/birthday.jpg', 600, 776],
  ])('are JPEG files that are not blank: %s', async (url, width, height) => {
    const { status, bytes } = await get(url);
    expect(status).toBe(200);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width, height });
    const { channels } = await sharp(bytes).stats();
    expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(20);
  });

  it('are a plain background for an entry that the demo does not know', async () => {
    const { bytes } = await get('/images/content/carousel/spring.jpg');
    const { channels } = await sharp(bytes).stats();
    expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeLessThan(20);
  });
});
