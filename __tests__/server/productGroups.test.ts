import type { ProductGroup } from '#contract/productGroups';

import { startTestServer } from '../support/serverApp';
import { storeSmallCatalogue } from '../support/smallCatalogue';
import type { TestServer } from '../support/startOn';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ fill: ({ db }) => storeSmallCatalogue(db) });
});
afterAll(() => server.close());

describe('a product group', () => {
  it('has its title in the requested language and its products in order, without withdrawn ones', async () => {
    const { status, body } = await server.ask<{ data: ProductGroup }>(
      'GET',
      '/api/product_group/spring?lang=fr',
    );
    expect(status).toBe(200);
    expect(body.data.title).toBe('Printemps');
    expect(body.data.data.map(({ product_id, name }) => [product_id, name])).toEqual([
      ['SC701', 'Ciseaux d’enfant'],
      ['SC700', 'Ciseaux de couture, 20 cm'],
    ]);
  });

  it.each([
    ['', 'This product group does not exist.'],
    ['fr', 'Ce groupe de produits n’existe pas.'],
    ['es', 'Este grupo de productos no existe.'],
  ])('that does not exist returns 404 in %j', async (lang, message) => {
    const { status, body } = await server.ask('GET', '/api/product_group/autumn', {
      query: { lang },
    });
    expect(status).toBe(404);
    expect(body).toMatchObject({ status: false, message });
  });
});
