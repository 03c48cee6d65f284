import { areDistinguishable, timeAlternately } from '../support/areDistinguishable';
import { startTestServer } from '../support/serverApp';
import { storeSmallCatalogue } from '../support/smallCatalogue';
import type { TestServer } from '../support/startOn';
import { trials } from '../support/trials';
import { VISITOR_CALLS } from '../support/visitorCalls';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ fill: ({ db }) => storeSmallCatalogue(db) });
});
afterAll(() => server.close());

const CHEAP = { selling_cents: 1, sale_cents: null, retail_cents: 3, available: 0 };
const DEAR = { selling_cents: 987_654, sale_cents: 876_543, retail_cents: 1_234_567, available: 9 };

describe('a visitor’s request', () => {
  it.each(VISITOR_CALLS)(
    'takes equally long, whatever the prices and the stock: %s',
    async (call) => {
      const work = async () => {
        for (let time = 0; time < 5; time += 1) await server.ask('GET', call);
      };
      const at = (prices: typeof CHEAP | typeof DEAR) => ({
        before: async () => {
          await server.db.updateTable('offers').set(prices).execute();
          await server.catalogue.refresh();
          await work();
        },
        work,
      });
      const times = await timeAlternately(trials(50), at(CHEAP), at(DEAR));

      expect(areDistinguishable(times)).toBe(false);
    },
  );
});
