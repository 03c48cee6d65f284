import type { DeskListPrice, DeskPriceList } from '#contract/staffPriceLists';
import type { Country } from '#domain/countries';
import type { ListPriceSorting, PriceListSorting } from '#domain/deskSorting';
import type { Language } from '#domain/languages';
import { fromCents } from '#domain/money';
import type { PriceListState } from '#domain/priceLists';

import { readProductNames } from '../../db/anyProducts';
import type { Db } from '../../db/client';
import type { Page } from '../../db/page';
import { stepsAfter, type StoredPriceList } from '../../db/priceListReads';
import { findListPrices, findPriceLists } from '../../db/priceListSearch';
import type { Cell, ExportTable } from '../../spreadsheets/sheet';
import {
  presentListPrices,
  presentPriceLists,
  requirePriceList,
} from '../exchange/presentPriceLists';

interface ListFilters {
  words: readonly string[];
  country?: Country | undefined;
  sorting?: PriceListSorting | undefined;
}

/** Returns a page of the price lists. */
export async function listPriceLists(
  db: Db,
  filters: ListFilters,
  page: Page,
  at: Date,
): Promise<{ price_lists: DeskPriceList[]; total: number }> {
  const { lists, total } = await findPriceLists(db, { ...filters, at }, page);
  return { price_lists: await deskPriceLists(db, lists, at), total };
}

/** Returns a list by its code, ignoring case. */
export async function showPriceList(db: Db, code: string, at: Date): Promise<DeskPriceList> {
  const [shown] = await deskPriceLists(db, [await requirePriceList(db, code)], at);
  return shown!;
}

export async function deskPriceLists(
  db: Db,
  lists: readonly StoredPriceList[],
  at: Date,
): Promise<DeskPriceList[]> {
  const presented = await presentPriceLists(db, lists);
  return presented.map((list, index) => ({
    ...list,
    state: stateOf(lists[index]!, at.toISOString()),
  }));
}

function stateOf({ starts_at, ends_at }: StoredPriceList, moment: string): PriceListState {
  if (starts_at > moment) return 'ahead';
  return ends_at !== null && ends_at <= moment ? 'over' : 'now';
}

interface PriceFilters {
  code: string;
  words: readonly string[];
  sorting?: ListPriceSorting | undefined;
  language: Language;
}

/** Returns a page of the prices of a list, with the products' names. */
export async function findPrices(
  db: Db,
  { code, ...filters }: PriceFilters,
  page: Page,
): Promise<{ prices: DeskListPrice[]; total: number }> {
  const list = await requirePriceList(db, code);
  const { steps, total } = await findListPrices(db, { list, ...filters }, page);
  const names = await readProductNames(
    db,
    steps.map(({ product_id }) => product_id),
  );
  const presented = await presentListPrices(db, list.country, steps);
  const prices = presented.map((price) => {
    const known = names.get(price.product_id)?.names;
    return { ...price, name: known?.[filters.language] || known?.[''] || '' };
  });
  return { prices, total };
}

/** Prices read at once. */
const BATCH = 500;

/** Exports the prices of a list under the headings that uploads read. */
export async function exportPriceList(db: Db, sentCode: string): Promise<ExportTable> {
  const { code, name } = await requirePriceList(db, sentCode);
  async function* batches() {
    let last = { product_id: '', quantity_from: 0 };
    for (;;) {
      const steps = await stepsAfter(db, code, last, BATCH);
      yield steps.map((step): Cell[] => [
        code,
        step.product_id,
        step.quantity_from,
        fromCents(step.unit_cents),
      ]);
      const end = steps.at(-1);
      if (!end || steps.length < BATCH) return;
      last = end;
    }
  }
  return {
    name,
    columns: [
      { title: 'price_list', kind: 'code', width: 16 },
      { title: 'product_id', kind: 'code', width: 16 },
      { title: 'quantity_from', kind: 'number', width: 14 },
      { title: 'unit_price', kind: 'money', width: 12 },
    ],
    batches: batches(),
  };
}
