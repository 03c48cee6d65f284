/** @catalogue both */

import { startEmbeddedServer } from '../support/embeddedServer';
import { storeTestProducts } from '../support/shop';
import type { TestServer } from '../support/startOn';

let server: TestServer;
beforeAll(async () => {
  server = await startEmbeddedServer({
    fill: ({ db }) => storeTestProducts(db, [{ product_id: 'A & B', name: 'Thread' }]),
  });
});
afterAll(() => server.close());

const read = (path: string) => server.ask<unknown>('GET', path);
const addressesIn = (text: string) =>
  Array.from(text.matchAll(/<loc>https?:\/\/[^/]*([^<]*)<\/loc>/g), ([, path]) => path);

describe('the sitemap', () => {
  it('is named in robots.txt, and leads to every product', async () => {
    expect((await read('/robots.txt')).text).toMatch(/^Sitemap: http.*\/sitemap\.xml$/m);
    const files = addressesIn((await read('/sitemap.xml')).text);
    const pages: unknown[] = [];
    for (const file of files) pages.push(...addressesIn((await read(file!)).text));

    expect(pages).toEqual(expect.arrayContaining(['/', '/description/A%20%26%20B/CA']));
  });

  it.each(['/sitemap/CA-0.xml', '/sitemap/CA-9.xml', '/sitemap/FR-1.xml', '/sitemap/x.xml'])(
    'has no part %s',
    async (path) => {
      expect((await read(path)).status).toBe(404);
    },
  );
});
