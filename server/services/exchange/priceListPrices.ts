import { PriceListPriceRow } from '#contract/v1/priceLists';
import { COUNTRIES } from '#domain/countries';
import { isSaleJump } from '#domain/importGuards';
import { toCents } from '#domain/money';
import { priceListCode } from '#domain/priceLists';

import { NO_CHANGES } from '../../catalogue/version';
import type { Db } from '../../db/client';
import { readOffers } from '../../db/offers';
import {
  deleteSteps,
  lockPriceLists,
  stepsOfLists,
  touchPriceLists,
  upsertSteps,
  type PriceStepRow,
} from '../../db/priceListChanges';
import { priceListsByCodes, type StoredPriceList } from '../../db/priceListReads';
import { filterKnownProducts } from '../../db/products';
import type { Reason, KeyedOutcome } from '../actions/outcomes';

import { outcomeOf, type DataKind, type BatchOptions, type KeyedRow } from './dataKind';

type Row = KeyedRow<PriceListPriceRow>;

/**
 * Prices of price lists; a list is locked while its prices change. Every row of a batch may be of
 * another list, so all are read and written together.
 */
export const priceListPrices: DataKind<PriceListPriceRow> = {
  name: 'price-list-prices',
  event: 'price_list.changed',
  shape: PriceListPriceRow,
  keyOf: ({ price_list = '', product_id = '', quantity_from = 1 }) =>
    `${priceListCode(price_list)} ${product_id} ${quantity_from}`,
  listOf: (key) => key.split(' ', 1).join(''),
  estimateImpact: async (tx, rows, _options, { impact, examples }) => {
    const jumps = (await readSteps(tx, rows, priceListsByCodes)).filter(isJump);
    impact.prices.of += rows.length;
    impact.prices.count += jumps.length;
    examples.push(...jumps.map(({ row }) => row.key));
  },
  take: async ({ tx }, rows, options) => {
    const steps = await readSteps(tx, rows, lockPriceLists);
    const products = new Set(await filterKnownProducts(tx, unique(steps, 'product_id')));
    const judged = steps.map((step) => ({ step, outcome: judge(step, products, options) }));
    const changed = judged.filter(({ outcome }) => isApplied(outcome)).map(({ step }) => step);
    await storeSteps(tx, changed);
    const current = judged.filter(({ outcome }) => outcome.outcome !== 'stale');
    const touched = options.asOf === undefined ? changed : current.map(({ step }) => step);
    await touchPriceLists(tx, unique(touched, 'list_code'), options.asOf);
    const outcomes = judged.map(({ step, outcome }) => ({
      ...outcome,
      ...(isApplied(outcome) && warningOf(step)),
    }));
    return { outcomes, seen: NO_CHANGES };
  },
};

const NO_LIST = { code: 'exchange.noPriceList', field: 'price_list' } as const;
const NO_PRODUCT = { code: 'exchange.noSuchProduct', field: 'product_id' } as const;
const JUMP = { code: 'exchange.priceJump', field: 'unit_price' } as const;
const WITHOUT_EFFECT = { code: 'exchange.stepWithoutEffect', field: 'unit_price' } as const;
const ABOVE_LIST = { code: 'exchange.aboveListPrice', field: 'unit_price' } as const;

/** The step that a row sets or removes, with what is stored of its list and product. */
interface SentStep {
  row: Row;
  list_code: string;
  product_id: string;
  quantity_from: number;
  list: StoredPriceList | undefined;
  listCents: number | undefined;
  /** Cents of all steps of the product in the list, by quantity; shared by the rows about them. */
  stored: Map<number, number>;
}

const unique = (
  steps: readonly Pick<SentStep, 'list_code' | 'product_id'>[],
  field: 'list_code' | 'product_id',
): string[] => [...new Set(steps.map((step) => step[field]))];

const productInList = ({ list_code, product_id }: Pick<SentStep, 'list_code' | 'product_id'>) =>
  `${list_code} ${product_id}`;

async function readSteps(
  tx: Db,
  rows: readonly Row[],
  listsOf: typeof priceListsByCodes,
): Promise<SentStep[]> {
  const sent = rows.map((row) => {
    const { price_list, product_id, quantity_from = 1 } = row.content;
    return { row, list_code: priceListCode(price_list), product_id, quantity_from };
  });
  const found = await listsOf(tx, unique(sent, 'list_code'));
  const lists = new Map(found.map((list) => [list.code, list]));
  const listCents = new Map<string, number>();
  for (const country of COUNTRIES) {
    const ofCountry = sent.filter((step) => lists.get(step.list_code)?.country === country);
    if (ofCountry.length === 0) continue;
    const offers = await readOffers(tx, country, unique(ofCountry, 'product_id'));
    for (const { product_id, selling_cents } of offers)
      listCents.set(`${country} ${product_id}`, selling_cents);
  }
  const stored = new Map(sent.map((step) => [productInList(step), new Map<number, number>()]));
  for (const step of await stepsOfLists(tx, sent))
    stored.get(productInList(step))?.set(step.quantity_from, step.unit_cents);
  return sent.map((step) => {
    const list = lists.get(step.list_code);
    return {
      ...step,
      list,
      listCents: listCents.get(`${list?.country} ${step.product_id}`),
      stored: stored.get(productInList(step))!,
    };
  });
}

/** Compared with the price before, or else with the list price. */
function isJump({ row, quantity_from, stored, listCents = 0 }: SentStep): boolean {
  const { unit_price } = row.content;
  const before = stored.get(quantity_from) ?? listCents;
  return unit_price !== null && isSaleJump(before, toCents(unit_price));
}

/** What becomes of a row, before anything is written. */
function judge(
  step: SentStep,
  products: ReadonlySet<string>,
  { asOf, confirmed, reportsChanges }: BatchOptions,
): KeyedOutcome {
  const { row, list, product_id } = step;
  const { unit_price } = row.content;
  const refused = (why: Reason) => ({ ...outcomeOf(row, 'error'), ...why });
  if (!list) return refused(NO_LIST);
  if (asOf !== undefined && list.as_of !== null && asOf < list.as_of)
    return outcomeOf(row, 'stale');
  if (!products.has(product_id)) return refused(NO_PRODUCT);
  const before = step.stored.get(step.quantity_from);
  const basis = reportsChanges && { basis: String(before ?? '') };
  if (unit_price === null)
    return { ...outcomeOf(row, before === undefined ? 'unchanged' : 'changed'), ...basis };
  const cents = toCents(unit_price);
  if (cents / 100 !== unit_price) {
    const params = { number: String(unit_price) };
    return refused({ code: 'exchange.wholeCents', field: 'unit_price', params });
  }
  if (confirmed.prices === undefined && isJump(step))
    return { ...outcomeOf(row, 'needs_confirmation'), ...JUMP, ...basis };
  if (before === cents) return outcomeOf(row, 'unchanged');
  return { ...outcomeOf(row, before === undefined ? 'added' : 'changed'), ...basis };
}

const isApplied = ({ outcome }: KeyedOutcome): boolean =>
  outcome === 'added' || outcome === 'changed';

/** Stores the steps, and sets them in what is stored. */
async function storeSteps(tx: Db, steps: readonly SentStep[]): Promise<void> {
  const priced: PriceStepRow[] = [];
  const removed: SentStep[] = [];
  for (const step of steps) {
    const { list_code, product_id, quantity_from, stored } = step;
    const { unit_price } = step.row.content;
    if (unit_price === null) {
      removed.push(step);
      stored.delete(quantity_from);
    } else {
      const unit_cents = toCents(unit_price);
      priced.push({ list_code, product_id, quantity_from, unit_cents });
      stored.set(quantity_from, unit_cents);
    }
  }
  await upsertSteps(tx, priced);
  await deleteSteps(tx, removed);
}

/** Says of a price that was stored where it has no effect, or is above the list price. */
function warningOf({ quantity_from, stored, listCents }: SentStep): Reason | undefined {
  const cents = stored.get(quantity_from);
  if (cents === undefined) return undefined;
  if ([...stored].some(([from, before]) => from < quantity_from && before <= cents))
    return WITHOUT_EFFECT;
  return listCents !== undefined && cents > listCents ? ABOVE_LIST : undefined;
}
