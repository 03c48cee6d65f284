/** @catalogue both */

import type { Category, DisplayCategory } from '#contract/catalogue';
import type { Product, ProductDescription } from '#contract/product';

import { startTestServer } from '../support/serverApp';
import { storeSmallCatalogue } from '../support/smallCatalogue';
import type { TestServer } from '../support/startOn';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ fill: ({ db }) => storeSmallCatalogue(db) });
});
afterAll(() => server.close());

describe('the menu', () => {
  const menu = async (query: Record<string, string> = {}) =>
    (await server.ask<{ category: Category[] }>('GET', '/api/categories', { query })).body.category;

  it('has three levels, each with its code, English name and translated name', async () => {
    const [art] = await menu({ lang: 'fr' });
    expect(art).toMatchObject({
      name: 'Matériel d’artiste',
      category: 'Art Supplies',
      cat_code: 'ART',
    });
    expect(art?.sub_cate[0]).toEqual({
      sub_cate: 'Peinture',
      category: 'Paint',
      cat_code: 'ART PNT',
      sub_subCat: [
        { sub_subCat: 'Acrylique', category: 'Acrylics', cat_code: 'ART PNT ACR' },
        { sub_subCat: 'Aquarelle', category: 'Watercolours', cat_code: 'ART PNT WAT' },
      ],
    });
  });

  it('counts the products with each flag in the country', async () => {
    const flags = (categories: Category[]) =>
      categories.map(({ cat_code, New, Clear, Sale, Soon }) => [cat_code, New, Clear, Sale, Soon]);
    expect(flags(await menu())).toEqual([
      ['ART', 1, 1, 1, 1],
      ['SEW', 0, 0, 0, 0],
      ['SCH', 0, 0, 1, 0],
    ]);
    expect(flags(await menu({ country: 'US' }))).toEqual([
      ['ART', 1, 0, 0, 1],
      ['SEW', 0, 1, 0, 0],
      ['SCH', 0, 0, 1, 0],
    ]);
  });

  it('omits an empty category', async () => {
    expect((await menu()).map(({ cat_code }) => cat_code)).not.toContain('EMP');
  });

  it('is also available as tiles with a picture and a count', async () => {
    const { body } = await server.ask<{ category: DisplayCategory[] }>(
      'GET',
      '/api/displayCategories?lang=es',
    );
    expect(body.category).toEqual([
      {
        name: 'Material de arte',
        category: 'Art Supplies',
        cat_code: 'ART',
        image: 'AC1002.jpg',
        products: 7,
      },
      { name: 'Costura', category: 'Sewing', cat_code: 'SEW', image: 'SC700.jpg', products: 2 },
      { name: 'Escuela', category: 'School', cat_code: 'SCH', image: 'SC701.jpg', products: 1 },
    ]);
  });
});

describe('the class codes', () => {
  it('include their badges', async () => {
    const { body } = await server.ask<{ class_codes: unknown[] }>('GET', '/api/class_codes');
    expect(body.class_codes).toContainEqual({ id: 'F', class: 'F', image: '/badges/F.svg' });
    expect(body.class_codes).toHaveLength(4);
  });
});

describe('a product page', () => {
  const describeProduct = (query: Record<string, string>) =>
    server.ask<{ product: ProductDescription; related: Product[] }>(
      'GET',
      '/api/productDescription',
      { query },
    );

  it('shows the product in the requested language, with its pictures and breadcrumbs', async () => {
    const { body } = await describeProduct({ product_id: 'AC1001', country: 'CA', lang: 'es' });
    expect(body.product).toMatchObject({
      product_id: 'AC1001',
      name: 'Pintura acrílica, roja, 60 ml',
      description: '<p>Todo sobre Pintura acrílica, roja, 60 ml</p>',
      color: 'Rojo',
      images: ['AC1001.jpg'],
      categories: [
        { name: 'Material de arte', cat_code: 'ART' },
        { name: 'Pintura', cat_code: 'ART PNT' },
        { name: 'Acrílicos', cat_code: 'ART PNT ACR' },
      ],
    });
  });

  it('shows the most similar products, never the product itself', async () => {
    const { body } = await describeProduct({ product_id: 'AC1001' });
    const ids = body.related.map(({ product_id }) => product_id);
    expect(ids.slice(0, 3)).toEqual(['AC1002', 'AC1003', 'WC2001']);
    expect(ids).not.toContain('AC1001');
  });

  it.each([' AC1001 ', 'ac1001'])('is found by %j', async (product_id) => {
    const { body } = await describeProduct({ product_id });
    expect(body.product.product_id).toBe('AC1001');
  });

  it.each<[string, Record<string, string>]>([
    ['does not exist', { product_id: 'NOPE' }],
    ['is withdrawn', { product_id: 'SC799' }],
    ['the country does not offer', { product_id: 'BR-303', country: 'US' }],
  ])('for a product that %s responds with 404', async (_why, query) => {
    const { status, body } = await server.ask('GET', '/api/productDescription', { query });
    expect(status).toBe(404);
    expect(body).toMatchObject({ status: false, errors: [{ field: 'product_id' }] });
  });

  it('says in French that the product does not exist', async () => {
    const query = { product_id: 'NOPE', lang: 'fr' };
    const { body } = await server.ask('GET', '/api/productDescription', { query });
    expect(body.message).toBe('Ce produit n’est pas au catalogue.');
  });
});

describe('a product without French texts', () => {
  it('is shown in English instead', async () => {
    await server.db
      .updateTable('products')
      .where('product_id', '=', 'SC701')
      .set({ name_fr: '', description_fr: '' })
      .execute();
    const query = { product_id: 'SC701', lang: 'fr' };
    const { body } = await server.ask<{ product: ProductDescription }>(
      'GET',
      '/api/productDescription',
      { query },
    );
    expect(body.product).toMatchObject({
      name: 'Kids’ Scissors',
      description: '<p>All about Kids’ Scissors</p>',
    });
  });
});
