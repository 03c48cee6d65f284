import { DatabaseView } from '../../server/catalogue/database/view';
import { startTestServer } from '../support/serverApp';

/** What asks the catalogue; each is to be answered alike where it lies in tables of the database. */
const ASKING = [
  ...['server/catalogueListing', 'server/cataloguePages', 'server/catalogueReload'],
  ...['server/catalogueVisitors', 'server/search', 'server/searchMeanings', 'server/productData'],
  ...['server/purchaseHistory', 'server/content', 'server/files', 'server/deskCustomerShop'],
  'demo/searchQuality',
];

const onPostgres = process.env.TEST_DATABASE_URL ? describe : describe.skip;

process.env.TEST_CATALOGUE = 'database';
afterAll(() => delete process.env.TEST_CATALOGUE);

onPostgres('a catalogue in the database', () => {
  it('is what these tests ask', async () => {
    const server = await startTestServer();
    expect(server.catalogue.view).toBeInstanceOf(DatabaseView);
    await server.close();
  });

  describe.each(ASKING)('%s', (name) => {
    // eslint-disable-next-line @typescript-eslint/no-require-imports -- its hooks are to be of this block alone
    require(`../${name}.test.ts`);
  });
});
