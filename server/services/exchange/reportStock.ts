import { MAX_AMOUNT } from '#contract/v1/data';
import type { StockRow } from '#contract/v1/stock';
import { COUNTRIES, type Country } from '#domain/countries';

import { lockOffers } from '../../db/offers';
import { formatSource } from '../../db/sources';
import { heldPacks, stockCorrections, type SenderKnowledge } from '../../db/stockReports';
import { storeStock, type StockOfOffer } from '../../db/storeStock';
import type { Action } from '../actions/action';
import type { KeyedOutcome } from '../actions/outcomes';

import { outcomeOf, type KeyedRow } from './dataKind';

type KeyedStock = KeyedRow<StockRow>;
type StoredOffer = Awaited<ReturnType<typeof lockOffers>>[number];

/** What the sender knew, and whether each row is to report what it changes. */
type StockReport = SenderKnowledge & { reportsChanges?: boolean };

/**
 * Applies stock as reported by another system. It reports what it can still promise, so orders that
 * it did not know of yet are subtracted; a repeated report changes nothing, and an older one is
 * skipped. Each product occurs at most once per country.
 */
export async function reportStock(
  action: Action,
  rows: readonly KeyedStock[],
  report: StockReport,
): Promise<KeyedOutcome[]> {
  const outcomes: KeyedOutcome[] = [];
  for (const country of COUNTRIES) {
    const ofCountry = rows.filter(({ content }) => content.country === country);
    outcomes.push(...(await reportCountry(action, country, ofCountry, report)));
  }
  return outcomes;
}

const NO_PACKS: ReadonlyMap<string, number> = new Map();

async function reportCountry(
  { tx, actor, at }: Action,
  country: Country,
  rows: readonly KeyedStock[],
  report: StockReport,
): Promise<KeyedOutcome[]> {
  if (rows.length === 0) return [];
  // The lock order of orders being placed.
  const productIds = rows.map(({ content }) => content.product_id).sort();
  const offers = await lockOffers(tx, country, productIds);
  const byId = new Map(offers.map((offer) => [offer.product_id, offer]));
  const corrections = await stockCorrections(tx, country, productIds, report);
  // Without a cursor, it is unknown which orders the report included, so the number is stored as if
  // there were none.
  const { seq } = report;
  const held = seq === undefined ? await heldPacks(tx, country, productIds) : NO_PACKS;

  const reported = formatSource(actor, report.asOf);
  const corrected = formatSource(actor, at.toISOString());
  const applied = rows.map((row): AppliedRow => {
    const { product_id, available, change, if_available, expected_on } = row.content;
    const offer = byId.get(product_id);
    if (!offer) {
      const code = 'exchange.noProduct';
      return { outcome: { ...outcomeOf(row, 'error'), code, field: 'product_id' } };
    }
    const isStock = available !== undefined || change !== undefined;
    if (isStock ? available !== undefined && change !== undefined : expected_on === undefined) {
      const code = 'exchange.stockWhich';
      return { outcome: { ...outcomeOf(row, 'error'), code, field: 'available' } };
    }
    if (if_available !== undefined && if_available !== offer.available) {
      return { outcome: outcomeOf(row, 'conflict') };
    }
    const expectedOn = expected_on === undefined ? offer.expected_on : expected_on;
    if (available === undefined)
      return applyChange(row, { ...offer, expectedOn }, report, corrected);
    const next = available + (corrections.get(product_id) ?? 0);
    const components = {
      stock_reported: seq === undefined ? next + (held.get(product_id) ?? 0) : available,
      stock_seq: seq ?? 0,
      stock_changed: 0,
    };
    return applyCount(row, offer, report, {
      expectedOn,
      product_id,
      available: next,
      asOf: report.asOf,
      source: reported,
      components,
    });
  });
  await storeStock(
    tx,
    country,
    applied.flatMap(({ stock }) => stock ?? []),
  );
  return applied.map(({ outcome }) => outcome);
}

interface AppliedRow {
  outcome: KeyedOutcome;
  /** What is to be stored, if anything. */
  stock?: StockOfOffer;
}

/** Applies a change relative to the current number, or of the day on which more is expected. */
function applyChange(
  row: KeyedStock,
  offer: StoredOffer & { expectedOn: string | null },
  { reportsChanges }: StockReport,
  source: string,
): AppliedRow {
  const { product_id, change = 0 } = row.content;
  const { available: now, stock_as_of: asOf, stock_reported, stock_seq, expectedOn } = offer;
  const next = now + change;
  if (next === now && expectedOn === offer.expected_on) {
    return { outcome: outcomeOf(row, 'unchanged') };
  }
  if (Math.abs(next) > MAX_AMOUNT) {
    const code = next > 0 ? 'field.most' : 'field.least';
    const params = { limit: Math.sign(next) * MAX_AMOUNT };
    return { outcome: { ...outcomeOf(row, 'error'), code, field: 'change', params } };
  }
  const stock_changed = offer.stock_changed + change;
  const components = { stock_reported, stock_seq, stock_changed };
  const details = reportsChanges && { ...changesOf(offer, next, expectedOn), basis: '' };
  return {
    outcome: { ...outcomeOf(row, 'changed'), ...details },
    stock: { product_id, available: next, asOf, source, components, expectedOn },
  };
}

/** Applies a count, whose time is stored even if the number is the same. */
function applyCount(
  row: KeyedStock,
  offer: StoredOffer,
  { asOf, reportsChanges }: StockReport,
  stock: StockOfOffer,
): AppliedRow {
  const { available: now, stock_as_of: before } = offer;
  if (before !== null && asOf < before) return { outcome: outcomeOf(row, 'stale') };
  if (stock.available === now && stock.expectedOn === offer.expected_on) {
    const outcome = outcomeOf(row, 'unchanged');
    return before === asOf ? { outcome } : { outcome, stock };
  }
  // Orders placed since then change the number, and are accounted for; only another report
  // invalidates the row.
  const details = reportsChanges && {
    ...changesOf(offer, stock.available, stock.expectedOn),
    basis: before ?? '',
  };
  return { outcome: { ...outcomeOf(row, 'changed'), ...details }, stock };
}

const changesOf = (
  { available, expected_on }: StoredOffer,
  after: number,
  expectedOn: string | null,
) => ({
  changes: [
    ...(after === available ? [] : [{ field: 'available', before: available, after }]),
    ...(expectedOn === expected_on
      ? []
      : [{ field: 'expected_on', before: expected_on, after: expectedOn }]),
  ],
});
