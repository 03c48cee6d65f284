import type { Overview } from '#contract/staffOverview';
import { COUNTRIES } from '#domain/countries';
import { addDays, dayAfter, dayIn, startOfDay } from '#domain/days';
import type { Language } from '#domain/languages';
import { fromCents } from '#domain/money';
import { monthIn, startOfMonth } from '#domain/months';
import type { ShopRules } from '#domain/shopRules';

import type { Db } from '../../db/client';
import { countCustomers } from '../../db/customerSearch';
import { inLanguage } from '../../db/inLanguage';
import { backOrderedProducts, placedSince } from '../../db/overview';
import { countQueue, countStages } from '../../db/queue';
import { listWebhooks } from '../webhooks/showWebhooks';

import { STAGE_OF } from './findQueue';
import { lateThresholds } from './lateThresholds';

/** Days that are shown, today included. */
const DAYS = 30;
/** Days ago at which an age begins; the last has no end. */
const AGES = [0, 1, 3, 7] as const;
/** Queues of orders that wait for somebody, in the order in which an order moves. */
const WAITING = ['received', 'held', 'to_pick', 'picking', 'part_shipped'] as const;
const MAX_BACK_ORDERS = 10;

interface OverviewOptions {
  rules: ShopRules;
  language: Language;
  zone: string;
  now: Date;
  /** Whether it includes what only administrators see. */
  isAdmin: boolean;
}

/** Returns the state of the business at a glance. */
export async function showOverview(db: Db, options: OverviewOptions): Promise<Overview> {
  const { rules, language, zone, now, isAdmin } = options;
  const today = dayIn(now, zone);
  const ages = agesUntil(today);
  const monthStart = startOfMonth(monthIn(now, zone), zone).toISOString();
  const before = lateThresholds(rules, now);
  const hasHours = Object.keys(before).length > 0;
  return {
    ...(await placedByDay(db, today, zone)),
    ages,
    queues: await waitingByAge(db, ages, zone),
    late: hasHours ? await countQueue(db, 'all', { lateBefore: before }) : null,
    back_orders: (await backOrderedProducts(db, MAX_BACK_ORDERS)).map((row) => ({
      product_id: row.product_id,
      name: inLanguage(row, 'name', language),
      packs: row.packs,
      orders: row.orders,
      expected_on: row.expected_on,
    })),
    webhooks: isAdmin ? await failingWebhooks(db) : null,
    new_customers: await countCustomers(db, { view: 'new', words: [], monthStart }),
  };
}

async function placedByDay(
  db: Db,
  today: string,
  zone: string,
): Promise<Pick<Overview, 'days' | 'countries'>> {
  const days = Array.from({ length: DAYS }, (_, index) => addDays(today, index + 1 - DAYS));
  const placed = await placedSince(db, startOfDay(days[0]!, zone).toISOString());
  const countries = COUNTRIES.map((country) => {
    const orders = days.map(() => 0);
    const cents = days.map(() => 0);
    for (const order of placed) {
      const index =
        order.country === country ? days.indexOf(dayIn(new Date(order.placedAt), zone)) : -1;
      if (index < 0) continue;
      orders[index]! += 1;
      cents[index]! += order.cents;
    }
    return { country, orders, totals: cents.map(fromCents) };
  });
  return { days, countries: countries.filter(({ orders }) => orders.some((count) => count > 0)) };
}

const agesUntil = (today: string): Overview['ages'] =>
  AGES.map((begin, index) => {
    const end = AGES[index + 1];
    return {
      from: end === undefined ? null : addDays(today, 1 - end),
      to: addDays(today, -begin),
    };
  });

async function waitingByAge(
  db: Db,
  ages: Overview['ages'],
  zone: string,
): Promise<Overview['queues']> {
  const counted: Map<string, number>[] = [];
  for (const { from, to } of ages) {
    const stages = await countStages(db, {
      from: from === null ? undefined : startOfDay(from, zone).toISOString(),
      until: startOfDay(dayAfter(to), zone).toISOString(),
    });
    counted.push(new Map(stages.map(({ stage, notImported }) => [stage, notImported])));
  }
  return WAITING.map((queue) => ({
    queue,
    orders: counted.map((stages) => stages.get(STAGE_OF[queue] ?? '') ?? 0),
  }));
}

async function failingWebhooks(db: Db) {
  const all = await listWebhooks(db);
  return all
    .filter(({ failed, failing_since }) => failed > 0 || failing_since !== null)
    .map(({ id, url, failed, waiting, failing_since }) => ({
      id,
      url,
      failed: failed + (failing_since === null ? 0 : waiting),
    }));
}
