import { PriceListRow } from '#contract/v1/priceLists';
import { dayAfter, isExistingDay, localTimeZone, startOfDay } from '#domain/days';
import { priceListCode } from '#domain/priceLists';

import { NO_CHANGES } from '../../catalogue/version';
import type { Db } from '../../db/client';
import {
  arePriceListsAllowed,
  changePriceList,
  deletePriceList,
  insertPriceList,
  lockPriceLists,
} from '../../db/priceListChanges';
import { plainText } from '../../table-files/cleanText';
import { clearSessionCache } from '../accounts/sessions';
import type { Action } from '../actions/action';
import type { Reason, KeyedOutcome } from '../actions/outcomes';
import { Refusal } from '../actions/refusal';

import { eventOfRows } from './applyBatch';
import { changeOne } from './changeOne';
import { outcomeOf, type DataKind, type KeyedRow } from './dataKind';

type KeyedList = KeyedRow<PriceListRow>;

/** Price lists, without their prices. */
export const priceLists: DataKind<PriceListRow> = {
  name: 'price-lists',
  event: 'price_list.changed',
  partSize: 50,
  shape: PriceListRow,
  keyOf: ({ code }) => priceListCode(String(code ?? '')),
  listOf: (key) => key,
  estimateImpact: async () => undefined,
  take: async ({ tx }, rows, { reportsChanges }) => {
    const outcomes: KeyedOutcome[] = [];
    for (const row of [...rows].sort((one, other) => (one.key < other.key ? -1 : 1))) {
      outcomes.push(await changeByRow(tx, row, reportsChanges ?? false));
    }
    return { outcomes, seen: NO_CHANGES };
  },
  afterwards: clearSessionCache,
};

/** Adds a list; 409 if the code is taken. */
export async function addPriceList(action: Action, content: PriceListRow) {
  const added = await changeOne(action, priceLists, {
    content,
    seen: undefined,
    current: 0,
    event: eventOfRows(priceLists, 1),
  });
  // What was changed instead is rolled back.
  if (added.outcome !== 'added')
    throw new Refusal(409, 'exchange.priceListTaken', { field: 'code' });
  return { ...added, version: 1 };
}

type StoredList = Awaited<ReturnType<typeof lockPriceLists>>[number];

async function changeByRow(tx: Db, row: KeyedList, reportsBasis: boolean): Promise<KeyedOutcome> {
  const { key, content } = row;
  const [before] = await lockPriceLists(tx, [key]);
  const basis = reportsBasis && before ? { basis: String(before.version) } : {};
  if (content.removed === true) {
    if (!before) return outcomeOf(row, 'unchanged');
    await deletePriceList(tx, key);
    return { ...outcomeOf(row, 'changed'), ...basis };
  }
  const fault = (await newListFault(tx, content, before)) ?? factsFault(content);
  if (fault) return { ...outcomeOf(row, 'error'), ...fault };
  const after = merged(key, content, before);
  if (after.ends_at !== null && after.ends_at <= after.starts_at) {
    return { ...outcomeOf(row, 'error'), code: 'exchange.periodEmpty', field: 'ends_on' };
  }
  if (!before) {
    const isAdded = await insertPriceList(tx, after);
    // Another request has added this list: start over.
    return isAdded ? outcomeOf(row, 'added') : changeByRow(tx, row, reportsBasis);
  }
  const names = Object.keys(after) as (keyof typeof after)[];
  if (names.every((name) => after[name] === before[name])) return outcomeOf(row, 'unchanged');
  await changePriceList(tx, after);
  return { ...outcomeOf(row, 'changed'), ...basis };
}

/** Why a list cannot be added. */
async function newListFault(
  tx: Db,
  { country }: PriceListRow,
  before: StoredList | undefined,
): Promise<Reason | undefined> {
  if (before) return undefined;
  if (!(await arePriceListsAllowed(tx))) return { code: 'exchange.priceListsOff', field: 'code' };
  return country === undefined ? { code: 'field.missing', field: 'country' } : undefined;
}

function factsFault({ percent_off, ...days }: PriceListRow): Reason | undefined {
  if (percent_off != null && hundredths(percent_off) / 100 !== percent_off) {
    const params = { number: String(percent_off) };
    return { code: 'exchange.percent', field: 'percent_off', params };
  }
  const field = (['starts_on', 'ends_on'] as const).find((name) => {
    const day = days[name];
    return day != null && !isExistingDay(day);
  });
  return field && { code: 'field.form', field };
}

const hundredths = (percent: number): number => Math.round(percent * 100);

const midnight = (day: string): string => startOfDay(day, localTimeZone()).toISOString();

function merged(code: string, content: PriceListRow, before: StoredList | undefined) {
  const { name, country, percent_off, starts_on, ends_on } = content;
  const flag = (value: boolean | undefined, was = 0) => (value === undefined ? was : Number(value));
  return {
    code,
    name: name === undefined ? (before?.name ?? code) : plainText(name),
    country: country ?? before?.country ?? '',
    percent_off:
      percent_off === undefined ? (before?.percent_off ?? 0) : hundredths(percent_off ?? 0),
    is_binding: flag(content.binding, before?.is_binding),
    is_public: flag(content.public, before?.is_public),
    starts_at:
      starts_on === undefined ? (before?.starts_at ?? '') : starts_on ? midnight(starts_on) : '',
    ends_at:
      ends_on === undefined ? (before?.ends_at ?? null) : ends_on && midnight(dayAfter(ends_on)),
  };
}
