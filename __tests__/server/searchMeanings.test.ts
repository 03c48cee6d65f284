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
        { product_id: 'LEAVES', name: 'Banana leaves' },
        { product_id: 'LEAF', name: 'Banana leaf' },
        { product_id: 'CARD', name: 'Cherry art card' },
        { product_id: 'CANDELA', name: 'Lamp', name_es: 'Candela' },
        { product_id: 'CANDLE', name: 'Candle' },
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

describe('a search for a plural or a singular', () => {
  it.each([
    ['banana leaf', ['LEAF', 'LEAVES']],
    ['banana leaves', ['LEAVES', 'LEAF']],
  ])('%s finds both, as written first', async (typed, ids) => {
    expect((await find(typed)).ids).toEqual(ids);
  });
});

describe('a search that few products match completely', () => {
  it('is filled up with those that match it in part, after them', async () => {
    const { ids, corrected } = await find('cherry art card');

    expect(ids.slice(0, 1)).toEqual(['CARD']);
    expect(ids).toHaveLength(10);
    expect(corrected).toBeUndefined();
  });

  it('is not filled up with what shares hardly anything with it', async () => {
    expect((await find('umbrella red')).ids).toEqual(['UMBRELLA']);
  });
});

describe('a misspelled word', () => {
  it('is corrected rather than taken for the stem of a word of another language', async () => {
    expect(await find('candel')).toEqual({ ids: ['CANDLE'], corrected: 'candle' });
  });
});
