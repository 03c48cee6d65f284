import { PriceListPriceRow } from '#contract/v1/priceLists';
import { parseCountry } from '#domain/countries';
import { groupBy } from '#domain/groupBy';
import { isSaleJump } from '#domain/importGuards';
import { toCents } from '#domain/money';
import { priceListCode } from '#domain/priceLists';

import { NO_CHANGES } from '../../catalogue/version';
import type { Db } from '../../db/client';
import { readOffers } from '../../db/offers';
import {
  countryOfList,
  deleteStep,
  lockPriceLists,
  stepsOfList,
  touchPriceList,
  upsertSteps,
  type PriceStepRow,
} from '../../db/priceListChanges';
import { filterKnownProducts } from '../../db/products';
import type { Reason, RowOutcome } from '../actions/outcomes';

import { outcomeOf, type DataKind, type BatchOptions, type KeyedRow } from './dataKind';

type KeyedStep = KeyedRow<PriceListPriceRow>;

/** Prices of price lists; a list is locked while its prices change. */
export const priceListPrices: DataKind<PriceListPriceRow> = {
  name: 'price-list-prices',
  event: 'price_list.changed',
  shape: PriceListPriceRow,
  keyOf: ({ price_list = '', product_id = '', quantity_from = 1 }) =>
    `${priceListCode(price_list)} ${product_id} ${quantity_from}`,
  estimateImpact: async (tx, rows, _options, { impact, examples }) => {
    impact.prices.of += rows.length;
    for (const [code, ofList] of byList(rows)) {
      const stored = await readStored(tx, code, ofList);
      const jumps = stored ? ofList.filter((row) => isJump(stored, row)) : [];
      impact.prices.count += jumps.length;
      examples.push(...jumps.map(({ key }) => key));
    }
  },
  take: async ({ tx }, rows, options) => {
    const outcomes: RowOutcome[] = [];
    const lists = byList(rows);
    const locked = await lockPriceLists(tx, [...lists.keys()]);
    for (const [code, ofList] of lists) {
      const list = locked.find((one) => one.code === code);
      if (list) outcomes.push(...(await takeOfList(tx, list, ofList, options)));
      else outcomes.push(...ofList.map((row) => refused(row, NO_LIST)));
    }
    return { outcomes, seen: NO_CHANGES };
  },
};

const NO_LIST = { code: 'exchange.noPriceList', field: 'price_list' } as const;
const NO_PRODUCT = { code: 'exchange.noSuchProduct', field: 'product_id' } as const;
const JUMP = { code: 'exchange.priceJump', field: 'unit_price' } as const;

const refused = (row: KeyedStep, why: Reason): RowOutcome => ({
  ...outcomeOf(row, 'error'),
  ...why,
});

const byList = (rows: readonly KeyedStep[]) =>
  new Map(
    [...groupBy(rows, ({ content }) => priceListCode(content.price_list))].sort(([one], [other]) =>
      one < other ? -1 : 1,
    ),
  );

interface StoredPrices {
  /** List prices by product id. */
  listCents: ReadonlyMap<string, number>;
  /** Steps by product id. */
  steps: ReadonlyMap<string, PriceStepRow[]>;
}

const productsIn = (rows: readonly KeyedStep[]) => [
  ...new Set(rows.map(({ content }) => content.product_id)),
];

async function readPrices(
  tx: Db,
  { code, country }: { code: string; country: string },
  rows: readonly KeyedStep[],
): Promise<StoredPrices> {
  const productIds = productsIn(rows);
  const offers = await readOffers(tx, parseCountry(country), productIds);
  const steps = await stepsOfList(tx, code, productIds);
  return {
    listCents: new Map(offers.map((offer) => [offer.product_id, offer.selling_cents])),
    steps: groupBy(steps, ({ product_id }) => product_id),
  };
}

/** The same for a list that may not exist, to be estimated without a lock. */
async function readStored(
  tx: Db,
  code: string,
  rows: readonly KeyedStep[],
): Promise<StoredPrices | undefined> {
  const country = await countryOfList(tx, code);
  return country === undefined ? undefined : readPrices(tx, { code, country }, rows);
}

const quantityOf = ({ content }: KeyedStep): number => content.quantity_from ?? 1;

const stepBefore = ({ steps }: StoredPrices, row: KeyedStep): PriceStepRow | undefined =>
  steps.get(row.content.product_id)?.find(({ quantity_from }) => quantity_from === quantityOf(row));

/** Compared with the price before, or else with the list price. */
function isJump(stored: StoredPrices, row: KeyedStep): boolean {
  const { unit_price, product_id } = row.content;
  const before = stepBefore(stored, row)?.unit_cents ?? stored.listCents.get(product_id) ?? 0;
  return unit_price !== null && isSaleJump(before, toCents(unit_price));
}

async function takeOfList(
  tx: Db,
  list: { code: string; country: string; as_of: string | null },
  rows: readonly KeyedStep[],
  { asOf, confirmed, reportsChanges }: BatchOptions,
): Promise<RowOutcome[]> {
  if (asOf !== undefined && list.as_of !== null && asOf < list.as_of) {
    return rows.map((row) => outcomeOf(row, 'stale'));
  }
  const products = new Set(await filterKnownProducts(tx, productsIn(rows)));
  const stored = await readPrices(tx, list, rows);
  const changed: PriceStepRow[] = [];
  const outcomes: RowOutcome[] = [];
  for (const row of rows) {
    const { product_id, unit_price } = row.content;
    const before = stepBefore(stored, row);
    const basis = reportsChanges && { basis: String(before?.unit_cents ?? '') };
    const step = { list_code: list.code, product_id, quantity_from: quantityOf(row) };
    if (!products.has(product_id)) outcomes.push(refused(row, NO_PRODUCT));
    else if (unit_price === null) {
      if (before) await deleteStep(tx, step);
      outcomes.push({ ...outcomeOf(row, before ? 'changed' : 'unchanged'), ...basis });
    } else if (toCents(unit_price) / 100 !== unit_price) {
      const params = { number: String(unit_price) };
      outcomes.push(refused(row, { code: 'exchange.wholeCents', field: 'unit_price', params }));
    } else if (confirmed.prices === undefined && isJump(stored, row)) {
      outcomes.push({ ...outcomeOf(row, 'needs_confirmation'), ...JUMP, ...basis });
    } else if (before?.unit_cents === toCents(unit_price))
      outcomes.push(outcomeOf(row, 'unchanged'));
    else {
      changed.push({ ...step, unit_cents: toCents(unit_price) });
      outcomes.push({ ...outcomeOf(row, before ? 'changed' : 'added'), ...basis });
    }
  }
  await upsertSteps(tx, changed);
  const hasNews = outcomes.some(({ outcome }) => outcome === 'added' || outcome === 'changed');
  if (hasNews || asOf !== undefined) await touchPriceList(tx, list.code, asOf);
  return withWarnings(tx, list, stored, rows, outcomes);
}

/** Says of rows that were applied where they have no effect, or are above the list price. */
async function withWarnings(
  tx: Db,
  { code }: { code: string },
  { listCents }: StoredPrices,
  rows: readonly KeyedStep[],
  outcomes: readonly RowOutcome[],
): Promise<RowOutcome[]> {
  const now = groupBy(await stepsOfList(tx, code, productsIn(rows)), (step) => step.product_id);
  return outcomes.map((outcome, at): RowOutcome => {
    const { product_id, unit_price } = rows[at]!.content;
    const isApplied = outcome.outcome === 'added' || outcome.outcome === 'changed';
    if (!isApplied || unit_price === null) return outcome;
    const cents = toCents(unit_price);
    const from = quantityOf(rows[at]!);
    const others = now.get(product_id) ?? [];
    if (others.some((step) => step.quantity_from < from && step.unit_cents <= cents))
      return { ...outcome, code: 'exchange.stepWithoutEffect', field: 'unit_price' };
    const list = listCents.get(product_id);
    return list !== undefined && cents > list
      ? { ...outcome, code: 'exchange.aboveListPrice', field: 'unit_price' }
      : outcome;
  });
}
