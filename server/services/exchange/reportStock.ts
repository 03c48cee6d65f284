import { MAX_AMOUNT } from '#contract/v1/data';
import type { StockRow } from '#contract/v1/stock';
import { COUNTRIES, type Country } from '#domain/countries';

import { lockOffers } from '../../db/offers';
import { formatSource } from '../../db/sources';
import {
  heldPacks,
  stockCorrections,
  storeStock,
  type SenderKnowledge,
  type StockOfOffer,
} from '../../db/stockReports';
import type { Action } from '../action';

import { outcomeOf, type KeyedRow } from './dataKind';
import type { RowOutcome } from './outcomes';

type KeyedStock = KeyedRow<StockRow>;

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
): Promise<RowOutcome[]> {
  const outcomes: RowOutcome[] = [];
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
): Promise<RowOutcome[]> {
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
  const stored: StockOfOffer[] = [];
  const outcomes = rows.map((row): RowOutcome => {
    const { product_id, available, change, if_available } = row.content;
    const offer = byId.get(product_id);
    if (!offer) {
      return { ...outcomeOf(row, 'error'), code: 'exchange.noProduct', field: 'product_id' };
    }
    const { available: now, stock_as_of: before } = offer;
    if ((available === undefined) === (change === undefined)) {
      return { ...outcomeOf(row, 'error'), code: 'exchange.stockWhich', field: 'available' };
    }
    if (if_available !== undefined && if_available !== now) return outcomeOf(row, 'conflict');
    if (available === undefined) {
      const next = now + (change ?? 0);
      if (next === now) return outcomeOf(row, 'unchanged');
      if (Math.abs(next) > MAX_AMOUNT) {
        const code = next > 0 ? 'field.most' : 'field.least';
        const params = { limit: Math.sign(next) * MAX_AMOUNT };
        return { ...outcomeOf(row, 'error'), code, field: 'change', params };
      }
      const { stock_reported, stock_seq } = offer;
      const components = {
        stock_reported,
        stock_seq,
        stock_changed: offer.stock_changed + next - now,
      };
      stored.push({ product_id, available: next, asOf: before, source: corrected, components });
      const details = report.reportsChanges && { ...availableChange(now, next), basis: '' };
      return { ...outcomeOf(row, 'changed'), ...details };
    }
    if (before !== null && report.asOf < before) return outcomeOf(row, 'stale');
    const next = available + (corrections.get(product_id) ?? 0);
    if (next !== now || before !== report.asOf) {
      const components = {
        stock_reported: seq === undefined ? next + (held.get(product_id) ?? 0) : available,
        stock_seq: seq ?? 0,
        stock_changed: 0,
      };
      stored.push({ product_id, available: next, asOf: report.asOf, source: reported, components });
    }
    if (next === now) return outcomeOf(row, 'unchanged');
    // Orders placed since then change the number, and are accounted for; only another report
    // invalidates the row.
    const details = report.reportsChanges && { ...availableChange(now, next), basis: before ?? '' };
    return { ...outcomeOf(row, 'changed'), ...details };
  });
  await storeStock(tx, country, stored);
  return outcomes;
}

const availableChange = (before: number, after: number) => ({
  changes: [{ field: 'available', before, after }],
});
