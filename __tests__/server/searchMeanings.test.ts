/** @catalogue both */

import type { SearchPage } from '#contract/search';

import { startEmbeddedServer } from '../support/embeddedServer';
import { storeTestProducts } from '../support/shop';
import type { TestServer } from '../support/startOn';

let server: TestServer;
beforeAll(async () => {
  const folk = Array.from({ length: 12 }, (_none, at) => `FOLK-${at}`);
  server = await startEmbeddedServer({
    fill: ({ db }) =>
      storeTestProducts(db, [
        ...folk.map((product_id) => ({ product_id, name: 'Folk art card' })),
        { product_id: 'FOIL', name: 'Foil sheet' },
        { product_id: 'UMBRELLA', name: 'Umbrella in red' },
        { product_id: 'TROLLEY', name: 'Trolley in red' },
      ]),
  });
});
afterAll(() => server.close());

async function find(search_term: string) {
  const query = { search_term };
  const { body } = await server.ask<SearchPage>('GET', '/search/', { query });
  return { ids: body.products.map(({ product_id }) => product_id), corrected: body.corrected };
}

describe('a search for a misspelled word', () => {
  it('that is equally close to two words shows both among the first ten results', async () => {
    const { ids, corrected } = await find('foll');

    expect(corrected).toBe('folk');
    expect(ids.slice(0, 9).every((id) => id.startsWith('FOLK'))).toBe(true);
    expect(ids[9]).toBe('FOIL');
    expect(new Set(ids).size).toBe(13);
  });

  it('that is close to one word shows only the results for that word', async () => {
    expect((await find('umbrela')).ids).toEqual(['UMBRELLA']);
  });
});

describe('a search by synonym', () => {
  it('finds the product, and nothing that is only spelled alike', async () => {
    expect(await find('red brolly')).toEqual({ ids: ['UMBRELLA'], corrected: undefined });
  });
});
