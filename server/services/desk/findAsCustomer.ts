import type { Reply } from '#contract/route';
import type {
  CustomersProduct,
  findAsCustomer as call,
  HiddenProduct,
} from '#contract/staffCustomerShop';
import { parseCountry, type Country } from '#domain/countries';
import type { Language } from '#domain/languages';
import { fromCents } from '#domain/money';
import { priceSteps } from '#domain/unitPrice';

import type { Catalogue } from '../../catalogue/catalogue';
import { readSearchPage } from '../../catalogue/readSearchPage';
import { readAnyProducts } from '../../db/anyProducts';
import type { Db } from '../../db/client';
import { customerByCode, customerById } from '../../db/customers';
import { linesOfProducts } from '../../db/orders';
import { namesOfPriceLists } from '../../db/priceListChanges';
import { readListsInForce } from '../../db/priceLists';
import { LIST_PRICES, readPrices } from '../../db/prices';
import { filterActiveProducts } from '../../db/products';
import type { CustomerId } from '../../db/tables/ids';
import { Refusal } from '../actions/refusal';
import { findByExactCode } from '../codes/resolveCodes';

interface Parts {
  db: Db;
  catalogue: Pick<Catalogue, 'view'>;
}

interface CustomerSearch {
  customer_code: string;
  search: string;
  page?: number;
  pagination?: number;
}

/** No facets: this search is narrowed by words alone. */
const NO_FACETS = { brand: [], color: [], type: [], size: [] };

/** Returns what the shop's search shows this customer, without a session of the customer's. */
export async function findAsCustomer(
  parts: Parts,
  { customer_code, search, page, pagination }: CustomerSearch,
  { language, at }: { language: Language; at: Date },
): Promise<Reply<typeof call>> {
  const { db } = parts;
  const known = await customerByCode(db, customer_code.trim());
  const customer = known && (await customerById(db, known.id));
  if (!customer) throw new Refusal(404, 'customer.unknown');
  const country = parseCountry(customer.country);
  const criteria = { text: search, facets: NO_FACETS, page, pagination };
  const priceLists = await readListsInForce(db, { id: customer.id, country }, at);
  const buyer = { priceLists };
  const found = await readSearchPage(parts, criteria, { country, language, buyer });
  const ids = found.products.map(({ product_id }) => product_id);
  const last = await lastOrders(db, customer.id, ids);
  const madeBy = await pricesMadeBy(db, ids, country, priceLists);
  return {
    country,
    products: found.products.map((product) => ({
      ...product,
      ...madeBy(product.product_id),
      last_order: last.get(product.product_id) ?? null,
    })),
    total: found.total,
    page: found.page,
    pagination: found.page_size,
    ...(found.corrected !== undefined && { corrected: found.corrected }),
    ...(found.unmatched !== undefined && { unmatched: found.unmatched }),
    hidden: await hiddenProducts(db, search, country, language),
  };
}

/** Returns which price lists make the prices of a product, and from how many packs. */
async function pricesMadeBy(
  db: Db,
  productIds: readonly string[],
  country: Country,
  priceLists: readonly string[],
): Promise<(productId: string) => Pick<CustomersProduct, 'made_by'>> {
  if (priceLists.length === 0) return () => ({});
  const offers = await readPrices(db, productIds, country, { priceLists });
  const names = await namesOfPriceLists(db, priceLists);
  return (productId) => {
    const offer = offers.get(productId);
    const made_by = (offer ? priceSteps(offer, offer.lists) : [])
      .filter(({ list }) => list !== '')
      .map(({ packs, cents, list }) => ({
        packs,
        price: fromCents(cents),
        price_list: list,
        name: names.get(list) ?? list,
      }));
    return made_by.length > 0 ? { made_by } : {};
  };
}

async function lastOrders(db: Db, customerId: CustomerId, productIds: readonly string[]) {
  const last = new Map<string, NonNullable<CustomersProduct['last_order']>>();
  if (productIds.length === 0) return last;
  for (const line of await linesOfProducts(db, customerId, productIds)) {
    const { order_id, placed_at, product_id, order_qty, unit_cents } = line;
    if (last.has(product_id)) continue;
    last.set(product_id, { order_id, placed_at, order_qty, unit_price: fromCents(unit_cents) });
  }
  return last;
}

/**
 * Returns the products with exactly this code that the shop hides, and why, for staff on the
 * telephone with a customer who reads it out.
 */
async function hiddenProducts(
  db: Db,
  code: string,
  country: Country,
  language: Language,
): Promise<HiddenProduct[]> {
  const matchingIds = (await findByExactCode(db, [code])).get(code) ?? [];
  const active = new Set(await filterActiveProducts(db, matchingIds));
  const offers = await readPrices(db, matchingIds, country, LIST_PRICES);
  const hidden = matchingIds.filter((id) => !active.has(id) || !offers.has(id));
  const products = await readAnyProducts(db, hidden, language);
  return products.map(({ product_id, name }) => ({
    product_id,
    name,
    withdrawn: !active.has(product_id),
  }));
}
