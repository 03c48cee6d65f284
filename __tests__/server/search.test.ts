/** @catalogue both */

import type { FilterOptions } from '#contract/catalogue';
import type { SearchPage } from '#contract/search';

import { startTestServer } from '../support/serverApp';
import { createCustomer } from '../support/shop';
import { storeSmallCatalogue } from '../support/smallCatalogue';
import type { TestServer } from '../support/startOn';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ fill: ({ db }) => storeSmallCatalogue(db) });
});
afterAll(() => server.close());

type Query = Record<string, string | number | string[]>;

async function find(search_term: string, query: Query = {}) {
  const { body } = await server.ask<SearchPage>('GET', '/search/', {
    query: { search_term, ...query },
  });
  return { ids: body.products.map(({ product_id }) => product_id), ...body };
}

describe('a search by product id', () => {
  it.each(['AC1001', 'ac1001', ' AC 1001 ', 'ac-1001'])(
    'finds the product as %j',
    async (typed) => {
      const { ids, corrected } = await find(typed);
      expect(ids[0]).toBe('AC1001');
      expect(corrected).toBeUndefined();
    },
  );

  it('finds the ids that start with the input, in order', async () => {
    expect((await find('AC10')).ids).toEqual(['AC1001', 'AC1002', 'AC1003']);
    expect((await find('br-3')).ids).toEqual(['BR-301', 'BR-302', 'BR-303']);
  });

  it('keeps the leading zeros of an id', async () => {
    expect((await find('0120043')).ids[0]).toBe('0120043');
  });

  it.each(['120043', '120-043', '000120043'])('finds 0120043 as %j', async (typed) => {
    const { ids, corrected } = await find(typed);
    expect(ids).toEqual(['0120043']);
    expect(corrected).toBeUndefined();
  });

  it('finds an id among other words', async () => {
    expect((await find('scissors SC701')).ids[0]).toBe('SC701');
  });
});

describe('a search by barcode', () => {
  it.each([
    ['as printed', '036000291452', 'AC1001'],
    ['with its zero missing', '36000291452', 'AC1001'],
    ['as EAN-13', '0036000291452', 'AC1001'],
    ['as GTIN-14', '00036000291452', 'AC1001'],
    ['without its check digit', '03600029145', 'AC1001'],
    ['with spaces', '0 36000 29145 2', 'AC1001'],
    ['with an add-on', '03600029145212', 'AC1001'],
    ['zero-suppressed', '07838604', 'AC1002'],
    ['expanded', '078000003864', 'AC1002'],
    ['of eight digits', '73513537', '0120043'],
    ['the second of two', '5901234123464', 'SC700'],
    ['of a case', '10036000291459', 'AC1003'],
  ])('%s finds the product', async (_form, typed, product) => {
    expect((await find(typed)).ids[0]).toBe(product);
  });

  it('of a case shows the case before the unit inside', async () => {
    expect((await find('10036000291459')).ids).toEqual(['AC1003', 'AC1001']);
  });

  it('that no product has finds nothing', async () => {
    expect(await find('4012345678901')).toMatchObject({ ids: [], total: 0 });
  });
});

describe('a search by words', () => {
  it.each<[string, string, string[]]>([
    ['one word', 'thread', ['0120043']],
    ['words in any order', 'ml paint 60 blue acrylic', ['AC1002']],
    ['any case', 'ROUND BRUSH', ['BR-301']],
    ['beginnings of words', 'acry pai 60', ['AC1002', 'AC1001']],
    ['the plural of a singular', 'threads', ['0120043']],
    ['the singular of a plural', 'watercolour sets', ['WC2001']],
    ['a missing accent', 'creme', ['BR-303']],
    ['an extra accent', 'brûsh crémé', ['BR-303']],
    ['a brand', 'x-acto', ['SC700', 'SC701']],
    ['a brand written as one word', 'fil d’or', ['0120043']],
    ['a category', 'school', ['SC701']],
    ['a colour that the name leaves out', 'assorted', ['WC2001']],
    ['a size in one word', '60ml blue', ['AC1002']],
    ['words with insignificant ones in between', 'brush for the acrylic', ['BR-302']],
    ['the other English spelling', 'watercolor', ['WC2001']],
    ['two words written as one', 'roundbrush', ['BR-301']],
    ['one word written as two', 'water colour', ['WC2001']],
    ['a word inside markup', 'flat paint', ['BR-302']],
    ['a possessive', 'kid scissor', ['SC701']],
  ])('understands %s', async (_why, typed, expected) => {
    const { ids, corrected } = await find(typed);
    expect(ids.slice(0, expected.length)).toEqual(expected);
    expect(corrected).toBeUndefined();
  });

  it.each<[string, string, string, Record<string, string>?]>([
    ['a letter left out', 'scissrs', 'scissors'],
    ['a letter too many', 'threaad', 'thread'],
    ['a wrong letter', 'polyestar thread', 'polyester thread'],
    ['two letters swapped', 'bursh', 'brush'],
    ['two slips in a long word', 'watrecolur', 'watercolour'],
    ['a slip in one of two words', 'Navy thraed', 'Navy thread'],
    ['a letter left out of a short word', 'bue paint', 'blue paint'],
    ['a slip in French', 'pincaeu', 'pinceau', { lang_code: 'fr' }],
    ['a slip and no accent in Spanish', 'polister', 'poliéster', { lang_code: 'es' }],
  ])('corrects %s and says so', async (_why, typed, expected, query = {}) => {
    const { ids, corrected } = await find(typed, query);
    expect(corrected).toBe(expected);
    expect(ids.length).toBeGreaterThan(0);
  });

  it('does not guess for two letters or for codes', async () => {
    expect(await find('rd')).toMatchObject({ ids: [], total: 0 });
    expect(await find('QX1001')).toMatchObject({ ids: [], total: 0 });
  });

  it.each(['zzzzz', 'lllll'])('finds nothing for %s in any language', async (typed) => {
    for (const lang_code of ['en', 'fr', 'es']) {
      expect(await find(typed, { lang_code })).toMatchObject({ ids: [], total: 0 });
    }
  });

  it('ranks matches in the name above those in brand, colour or category', async () => {
    const { ids } = await find('paint');
    expect(ids.slice(-1)).toEqual(['WC2001']);
    expect((await find('acrylic brush')).ids[0]).toBe('BR-302');
  });

  it('ranks an exact word above words that start with it', async () => {
    expect((await find('fan')).ids).toEqual(['BR-303']);
    expect((await find('red')).ids).toEqual(['AC1001', 'AC1003']);
  });

  it('ranks the more popular of two equal matches first', async () => {
    expect((await find('acrylic paint 60')).ids.slice(0, 2)).toEqual(['AC1002', 'AC1001']);
  });

  it('shows what matches most of the words if nothing matches all', async () => {
    expect((await find('navy thread scissors')).ids[0]).toBe('0120043');
  });

  it('shows what matches one half of a joined word if nothing matches both', async () => {
    const { ids, corrected } = await find('threadscissors');
    expect(ids).toEqual(['SC701', 'SC700', '0120043']);
    expect(corrected).toBeUndefined();
  });

  it.each<[string, string[] | undefined, string]>([
    ['navy thread scissors', ['scissors'], '0120043'],
    ['red acrylic paint 300 ml', ['300 ml'], 'AC1001'],
    ['red acrylic paint 60ml', undefined, 'AC1001'],
    ['scissors 300ml', ['300 ml'], 'SC701'],
    ['zebra scissors', ['zebra'], 'SC701'],
  ])('reports for %j that it left out %j', async (typed, unmatched, first) => {
    const { ids, ...body } = await find(typed);
    expect(body.unmatched).toEqual(unmatched);
    expect(ids[0]).toBe(first);
  });

  it.each<[string, string[] | undefined]>([
    ['navy thread scissors', ['navy', 'thread']],
    ['red acrylic paint 300 ml', ['red', 'acrylic', 'paint']],
    ['scissors 60 ml for the kids zebra', ['scissors', 'kids']],
    ['red acrylic paint 60 ml', undefined],
  ])('reports for %j that the results contain %j', async (typed, matched) => {
    expect((await find(typed)).matched).toEqual(matched);
  });

  it('prefers a correction that fits the other words over a closer one', async () => {
    expect(await find('nevy thread')).toMatchObject({ corrected: 'navy thread', ids: ['0120043'] });
    expect((await find('fan brash')).corrected).toBe('fan brush');
  });

  it.each([
    ['by ear', 'skissors', 'scissors'],
    ['spelled phonetically in the middle', 'poliester thred', 'polyester thread'],
    ['of six letters with two slips', 'thraead', 'thread'],
  ])('finds a word that is misspelled %s', async (_how, typed, expected) => {
    expect((await find(typed)).corrected).toBe(expected);
  });

  it.each([
    ['asst watercolour', 'WC2001'],
    ['brush w/ flat', 'BR-302'],
    ['acrylic paint blue 60 millilitres', 'AC1002'],
  ])('understands common abbreviations and units: %s', async (typed, expected) => {
    const { ids, unmatched } = await find(typed);
    expect(unmatched).toBeUndefined();
    expect(ids[0]).toBe(expected);
  });

  it('finds nothing for unknown words, or for punctuation alone', async () => {
    expect(await find('xylophone')).toMatchObject({ ids: [], total: 0 });
    expect(await find('?!')).toMatchObject({ ids: [], total: 0 });
  });

  it('takes text that means something elsewhere as plain words', async () => {
    for (const text of [
      '%',
      "'; drop table offers --",
      '(.*)+$',
      '<script>',
      '__proto__',
      '\\',
      '%00',
    ]) {
      expect((await find(text)).total).toBe(0);
    }
  });
});

describe('a filtered and sorted search', () => {
  it.each<[string, Query, string[]]>([
    ['a brand', { brand: 'Fauve' }, ['AC1003', 'BR-302']],
    ['either of two colours', { color: ['Red', 'Cream'] }, ['AC1003', 'AC1001']],
    ['a colour and a size', { color: 'Red', size: '60 ml' }, ['AC1001']],
    ['a value that no result has', { brand: 'X-Acto' }, []],
  ])('keeps the search order if filtered by %s', async (_why, query, expected) => {
    const { ids, total } = await find('acrylic', query);
    expect([...ids].sort()).toEqual([...expected].sort());
    const whole = (await find('acrylic')).ids;
    expect(ids).toEqual(whole.filter((id) => ids.includes(id)));
    expect(total).toBe(expected.length);
  });

  it('is sorted as requested, on all pages', async () => {
    const { ids } = await find('acrylic', { sort: 'number' });
    expect(ids).toEqual(['AC1001', 'AC1002', 'AC1003', 'BR-302']);
    const second = await find('acrylic', { sort: 'number', page: 2, page_size: 2 });
    expect(second.ids).toEqual(['AC1003', 'BR-302']);
  });

  it('can be filtered by exactly the values that its filters count', async () => {
    const { body } = await server.ask<FilterOptions>('GET', '/api/filter-options-by-category', {
      query: { search_term: 'acrylic' },
    });
    expect(body.brand.map(({ name, count }) => [name, count])).toEqual([
      ['Aquarenne', 2],
      ['Fauve', 2],
    ]);
    expect(body.colors.map(({ name, count }) => [name, count])).toEqual([
      ['Blue', 1],
      ['Red', 2],
    ]);
    for (const { value = '', count } of body.brand) {
      expect((await find('acrylic', { brand: value })).total).toBe(count);
    }
  });
});

describe('a search in a language', () => {
  it.each([
    ['fr', 'peinture acrylique bleue', 'Peinture acrylique, bleue, 60 ml'],
    ['fr', 'acrylique bleu', 'Peinture acrylique, bleue, 60 ml'],
    ['fr', 'pinceaux eventail', 'Pinceau éventail crème'],
    ['es', 'pintura acrilica azul', 'Pintura acrílica, azul, 60 ml'],
    ['sp', 'pinceles planos', 'Pincel plano para acrílico'],
    ['es', 'tijera costura', 'Tijeras de costura, 20 cm'],
  ])('%s finds %j', async (lang_code, typed, name) => {
    const { products } = await find(typed, { lang_code });
    expect(products[0]?.name).toBe(name);
  });

  it('falls back to another language for a word unknown in the chosen one', async () => {
    const { ids, corrected } = await find('tijeras', { lang_code: 'en' });
    expect(ids).toEqual(['SC701', 'SC700']);
    expect(corrected).toBeUndefined();
  });
});

describe('a search', () => {
  it('shows only what is offered in the country', async () => {
    expect((await find('fan brush', { country: 'US' })).ids).not.toContain('BR-303');
    expect((await find('BR-303', { country: 'US' })).ids).not.toContain('BR-303');
    expect((await find('red thread', { country: 'US' })).ids[0]).toBe('0120044');
  });

  it('includes every class, but no withdrawn products', async () => {
    expect((await find('watercolour')).products[0]?.class).toBe('N');
    expect((await find('withdrawn')).ids).toEqual([]);
  });

  it('is split into pages that together contain every hit once', async () => {
    const pages = await Promise.all(
      [1, 2, 3, 4].map((page) => find('art', { page, page_size: 3 })),
    );
    expect(pages.map(({ ids }) => ids.length)).toEqual([3, 3, 1, 0]);
    expect(new Set(pages.flatMap(({ ids }) => ids)).size).toBe(7);
    expect(pages[0]).toMatchObject({ total: 7, page: 1, page_size: 3 });
  });

  it('uses the country of the account for a signed-in customer', async () => {
    const customer = await createCustomer(server.db, 'maine', { country: 'US' });
    const { body } = await server.ask<SearchPage>(
      'GET',
      '/search/?search_term=0120044&country=CA',
      {
        as: customer,
      },
    );
    expect(body.products[0]).toMatchObject({ product_id: '0120044', country: 'US' });
  });

  it.each([
    'search_term=',
    'search_term=a&sort=dearest',
    'lang_code=fr',
    `search_term=${'a'.repeat(201)}`,
  ])('is refused for %j', async (query) => {
    const { status, body } = await server.ask('GET', `/search/?${query}`);
    expect(status).toBe(400);
    expect(body.status).toBe(false);
  });
});
