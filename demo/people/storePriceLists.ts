import { inChunks, type Db } from '../../server/db/client';
import type { DemoListing } from '../catalogue/listedProduct';

const SCHOOLS = 'SCHOOLS';
const CONTRACT = 'CONTRACT';

/** Products with quantity breaks, the most popular ones, and products under contract. */
const WITH_BREAKS = 120;
const UNDER_CONTRACT = 40;

const less = (cents: number, percent: number): number =>
  Math.max(1, Math.round((cents * (100 - percent)) / 100));

/** Stores a list with a percentage and quantity breaks, and a binding one of a contract. */
export async function storePriceLists(
  tx: Db,
  customer_id: string,
  catalogue: readonly DemoListing[],
): Promise<void> {
  const facts = { country: 'CA', is_public: 0, starts_at: '' };
  await tx
    .insertInto('price_lists')
    .values([
      { ...facts, code: SCHOOLS, name: 'Schools', percent_off: 1_000, is_binding: 0 },
      { ...facts, code: CONTRACT, name: 'School board contract', percent_off: 0, is_binding: 1 },
    ])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await tx
    .insertInto('customer_price_lists')
    .values([SCHOOLS, CONTRACT].map((list_code) => ({ customer_id, list_code })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();

  const sold = catalogue
    .flatMap(({ product_id, popularity, offers }) => {
      const offer = offers.find(({ country }) => country === 'CA');
      return offer ? [{ product_id, popularity, cents: offer.selling_cents }] : [];
    })
    .sort((a, b) => b.popularity - a.popularity);
  const steps = sold.slice(0, WITH_BREAKS).flatMap(({ product_id, cents }) => [
    { list_code: SCHOOLS, product_id, quantity_from: 5, unit_cents: less(cents, 15) },
    { list_code: SCHOOLS, product_id, quantity_from: 20, unit_cents: less(cents, 22) },
  ]);
  const contract = sold
    .slice(WITH_BREAKS, WITH_BREAKS + UNDER_CONTRACT)
    .map(({ product_id, cents }) => ({
      list_code: CONTRACT,
      product_id,
      quantity_from: 1,
      unit_cents: less(cents, 12),
    }));
  for (const chunk of inChunks([...steps, ...contract])) {
    await tx
      .insertInto('price_list_prices')
      .values(chunk)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}
