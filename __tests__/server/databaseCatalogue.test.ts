/** @engines both @catalogue both */

import { FACETS } from '../../domain/facetNames';
import { SORTS, type Sort } from '../../domain/sorting';
import { openCatalogue } from '../../server/catalogue/catalogue';
import type { CatalogueFilters, View } from '../../server/catalogue/view';
import { openDatabaseCatalogue } from '../../server/database-catalogue/openDatabaseCatalogue';
import { DatabaseView } from '../../server/database-catalogue/view';
import { storePriceList } from '../support/priceLists';
import { startTestServer } from '../support/serverApp';
import { addSmallProduct, storeSmallCatalogue } from '../support/smallCatalogue';
import { openTestDatabase, type TestDatabase } from '../support/testDatabase';

const onPostgres = process.env.TEST_DATABASE_URL ? describe : describe.skip;
const whenChosen = process.env.TEST_CATALOGUE === 'database' ? it : it.skip;

const BRANDS = ['Fauve', 'Aquarenne', 'Tissandier'];
const COLORS = ['Red', 'Blue', 'Green', 'Ochre'];
const TYPES = ['Ribbon', 'Thread'];
const SIZES = ['10 m', '20 m', '50 m'];
const FINISHES = ['matt', 'glossy', 'satin', 'rough', 'waxed'];

/** Products with every combination of four facets, several times, at prices that many share. */
async function storeRibbons({ db }: TestDatabase): Promise<void> {
  let number = 0;
  for (const finish of FINISHES) {
    for (const brand of BRANDS) {
      for (const color of COLORS) {
        for (const type of TYPES) {
          for (const size of SIZES) {
            number += 1;
            const id = `R${number}`;
            const name = `${brand} ${finish} ${type}, ${color}, ${size}`;
            const category = type === 'Thread' ? 'SEW THR' : 'SEW';
            const popularity = (number * 7) % 50;
            const names = [name, name, name] as const;
            const facets = { brand, color, type, size };
            await addSmallProduct(db, { id, category, names, popularity, ...facets }, number);
            await db
              .updateTable('offers')
              .set({ selling_cents: 100 * (number % 9) })
              .where('product_id', '=', id)
              .execute();
          }
        }
      }
    }
  }
}

/** Every choice of facets, with the first one or two values of each. */
const combinations = FACETS.reduce<Partial<Record<string, string[]>>[]>(
  (chosen, facet) => {
    const values = { brand: BRANDS, color: COLORS, type: TYPES, size: SIZES }[facet];
    return chosen.flatMap((one) => [
      one,
      { ...one, [facet]: values.slice(0, 1) },
      { ...one, [facet]: values.slice(1, 3) },
    ]);
  },
  [{}],
);

onPostgres('a catalogue in the database', () => {
  whenChosen('is what the tests use when they run again for it', async () => {
    const server = await startTestServer();
    expect(server.catalogue.view).toBeInstanceOf(DatabaseView);
    await server.close();
  });

  describe('finds what a catalogue in memory finds', () => {
    let data: TestDatabase;
    let views: { memory: View; database: View };
    const closed: (() => void)[] = [];

    beforeAll(async () => {
      data = await openTestDatabase();
      await storeSmallCatalogue(data.db);
      await storeRibbons(data);
      const memory = await openCatalogue(data.db);
      const database = await openDatabaseCatalogue(data.db);
      closed.push(memory.close, database.close);
      views = { memory: memory.view, database: database.view };
    });
    afterAll(async () => {
      for (const close of closed) close();
      await data.close();
    });

    const page = async (view: View, filters: Omit<CatalogueFilters, 'country'>, sort?: string) => {
      const scope = { country: 'CA', language: '', buyer: { priceLists: [] } } as const;
      const list = await view.filter({ country: 'CA', ...filters }).sorted(
        data.db,
        SORTS.find((one) => one === sort),
        scope,
      );
      return [await list.count(data.db), await list.ids(data.db, 3, 12)];
    };

    it('sorted by the prices of a customer with price lists, as long as they are few', async () => {
      await storePriceList(data.db, {
        code: 'OWN',
        prices: [
          ['R8', 1, 0.01],
          ['R9', 1, 99],
        ],
      });
      const scope = { country: 'CA', language: '', buyer: { priceLists: ['OWN'] } } as const;
      const sorted = async (view: View, sort: Sort) => {
        const list = await view.filter({ country: 'CA' }).sorted(data.db, sort, scope);
        return list.ids(data.db, 0, 400);
      };
      for (const sort of ['price', 'price-down'] as const) {
        const found = await sorted(views.database, sort);
        expect(found).toEqual(await sorted(views.memory, sort));
        expect(found).toContain('R8');
      }
      const all = views.database.filter({ country: 'CA' });
      expect(await all.sorts(data.db, scope)).toEqual(
        await views.memory.filter({ country: 'CA' }).sorts(data.db, scope),
      );
    });

    it.each(['', ...SORTS])('with every combination of filters, sorted by %j', async (sort) => {
      for (const facets of combinations) {
        for (const category of [undefined, 'SEW THR']) {
          const filters = { ...facets, ...(category ? { category } : {}) };
          expect({ filters, page: await page(views.database, filters, sort) }).toEqual({
            filters,
            page: await page(views.memory, filters, sort),
          });
        }
      }
    });

    it.each(['R1', 'R77', 'R200', 'R360'])('that is similar to %s', async (id) => {
      const [inMemory, found] = [views.memory, views.database].map((view) =>
        view.similar(data.db, id, 'CA', 20),
      );
      expect(await found).toEqual(await inMemory);
    });

    it.each([
      'Fauve matt Ribbon, Red, 10 m',
      'Aquarenne waxed Thread, Green, 50 m',
      'Tissandier rough Ribbon',
      'satin ochre thread 20 m',
    ])('in a search for %j', async (text) => {
      const query = { text, country: 'CA', language: '' } as const;
      const [inMemory, found] = [views.memory, views.database].map(async (view) => {
        const { list } = await view.search(data.db, query);
        return list.ids(data.db, 0, 50);
      });
      expect(await found).toEqual(await inMemory);
      expect(await found).not.toEqual([]);
    });
  });
});
