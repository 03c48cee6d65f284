import { PriceRow } from '#contract/v1/prices';
import { COUNTRIES } from '#domain/countries';
import { toCents } from '#domain/money';
import { isSalePrice } from '#domain/salePrices';

import { compareRows, type ComparedRow } from '../../catalogue-writing/compareRows';
import { openCategories } from '../../catalogue-writing/importedCategories';
import { writeCatalogue } from '../../catalogue-writing/writeCatalogue';
import type { Db } from '../../db/client';
import { lockOffers, readOffers, setPriceAsOf } from '../../db/offers';
import { lockProducts } from '../../db/productLocks';
import { formatSource } from '../../db/sources';
import type { OfferTable } from '../../db/tables/catalogue';
import { omitUndefined } from '../../table-files/omitUndefined';
import type { ImportedProduct } from '../../table-files/readRow';
import type { Reason, KeyedOutcome } from '../actions/outcomes';

import { emptyEstimate } from './confirmationQuestion';
import { outcomeOf, type DataKind, type BatchOptions, type KeyedRow } from './dataKind';
import { toRowOutcome } from './toRowOutcome';

type KeyedPrice = KeyedRow<PriceRow>;

/** Prices and classes of products, by country. */
export const prices: DataKind<PriceRow> = {
  name: 'prices',
  event: 'prices.changed',
  shape: PriceRow,
  keyOf: ({ product_id = '', country = '' }) => `${product_id} ${country}`,
  estimateImpact: async (tx, rows, options, { impact, examples }) => {
    // Nothing is locked to be estimated: the rows are judged again when they are applied.
    const { judged } = await filterRows(tx, rows, options, readOffers);
    const { fresh, compared } = await compareWithStored(tx, judged, {
      confirmed: {},
      isKeyed: true,
    });
    impact.prices.of += rows.length;
    for (const [at, { outcome }] of compared.results.entries()) {
      if (outcome !== 'set aside') continue;
      impact.prices.count += 1;
      examples.push(fresh[at]?.key ?? '');
    }
  },
  take: async ({ tx, actor, at }, rows, options) => {
    // Products are locked before their offers, as everywhere else.
    await lockProducts(tx, rows.map(({ content }) => content.product_id).sort());
    const { judged, outcomes } = await filterRows(tx, rows, options, lockOffers);
    const { fresh, compared } = await compareWithStored(tx, judged, options);
    const source = formatSource(actor, options.asOf ?? at.toISOString());
    await writeCatalogue(tx, compared, source);
    const applied = fresh.filter(
      (_row, at) => !NOT_APPLIED.has(compared.results[at]?.outcome ?? ''),
    );
    await storePriceTimes(tx, applied, options, source);
    const rowOutcomes = fresh.map((row, at) => {
      const result = compared.results[at] ?? { outcome: 'unchanged' };
      return { ...toRowOutcome(row, result, NO_PRODUCT), ...endedSale(row, result) };
    });
    return { outcomes: [...outcomes, ...rowOutcomes], seen: compared.seen };
  },
};

const NO_PRODUCT = { code: 'exchange.noSuchProduct', field: 'product_id' } as const;
const NOT_APPLIED: ReadonlySet<string> = new Set(['set aside', 'refused']);

/** Reads or locks the offers that the rows refer to, and filters out rows that cannot be applied. */
async function filterRows(
  tx: Db,
  rows: readonly KeyedPrice[],
  { asOf }: BatchOptions,
  offersOf: typeof lockOffers,
) {
  const judged: KeyedPrice[] = [];
  const outcomes: KeyedOutcome[] = [];
  for (const country of COUNTRIES) {
    const ofCountry = rows.filter(({ content }) => content.country === country);
    if (ofCountry.length === 0) continue;
    const ids = ofCountry.map(({ content }) => content.product_id).sort();
    const offers = await offersOf(tx, country, ids);
    const stored = new Map(offers.map((offer) => [offer.product_id, offer]));
    for (const row of ofCountry) {
      const offer = stored.get(row.content.product_id);
      const before = offer?.price_as_of;
      const fault = priceFault(row.content, offer);
      if (fault) outcomes.push({ ...outcomeOf(row, 'error'), ...fault });
      else if (before != null && asOf !== undefined && asOf < before) {
        outcomes.push(outcomeOf(row, 'stale'));
      } else judged.push(row);
    }
  }
  return { judged, outcomes };
}

/** Reports a running sale that a row ends only by its price, which is not above the sale price. */
function endedSale(
  { content: { country } }: KeyedPrice,
  { outcome, merged = [] }: ComparedRow,
): Reason | undefined {
  const after = merged.find(({ offer }) => offer.country === country);
  const ended = after?.lost.ended;
  if (!after || ended === undefined || outcome !== 'changed') return undefined;
  const { selling_cents } = after.offer;
  const params = {
    number: { cents: ended, country },
    price: { cents: selling_cents, country },
  };
  return { code: 'exchange.saleEnded', field: 'selling_price_2', params };
}

const AMOUNTS = ['selling_price', 'selling_price_2', 'retail_price'] as const;

function priceFault(content: PriceRow, offer: OfferTable | undefined): Reason | undefined {
  const field = AMOUNTS.find((name) => {
    const amount = content[name];
    return amount != null && toCents(amount) / 100 !== amount;
  });
  if (field) {
    return { code: 'exchange.wholeCents', field, params: { number: String(content[field]) } };
  }
  const { country, selling_price, selling_price_2: sale } = content;
  const price = selling_price === undefined ? offer?.selling_cents : toCents(selling_price);
  if (price === undefined) return { code: 'exchange.notSold', field: 'selling_price' };
  if (sale == null || isSalePrice(toCents(sale), price)) return undefined;
  const params = { number: { cents: toCents(sale), country }, price: { cents: price, country } };
  return { code: 'exchange.saleNotLower', field: 'selling_price_2', params };
}

async function compareWithStored(
  tx: Db,
  fresh: readonly KeyedPrice[],
  { confirmed, reportsChanges }: BatchOptions,
) {
  const options = {
    stock: 0,
    countries: COUNTRIES,
    confirmed,
    reportsChanges,
    isUpdate: true,
    opensCountries: true,
  };
  const compared = await compareRows(tx, fresh.map(toImportedProduct), {
    options,
    impact: emptyEstimate().impact,
    categories: await openCategories(tx),
    position: 0,
  });
  return { fresh, compared };
}

function toImportedProduct({ row, content }: KeyedPrice): ImportedProduct {
  const offer = omitUndefined({
    price: inCents(content.selling_price),
    sale: inCents(content.selling_price_2),
    retail: inCents(content.retail_price),
    class: content.class === null ? '' : content.class,
  });
  const offers = { CA: {}, US: {}, [content.country]: offer };
  return { line: row, product_id: content.product_id, offers };
}

const inCents = <Amount extends number | null | undefined>(amount: Amount) =>
  (typeof amount === 'number' ? toCents(amount) : amount) as Amount;

async function storePriceTimes(
  tx: Db,
  rows: readonly KeyedPrice[],
  { asOf }: BatchOptions,
  source: string,
) {
  if (asOf === undefined) return;
  for (const country of COUNTRIES) {
    const ids = rows
      .filter(({ content }) => content.country === country)
      .map(({ content }) => content.product_id);
    await setPriceAsOf(tx, country, ids, { asOf, source });
  }
}
