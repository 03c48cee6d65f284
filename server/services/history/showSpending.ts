import type { Spending } from '#contract/spending';
import type { Language } from '#domain/languages';
import { fromCents } from '#domain/money';
import { monthIn, monthsUntil, startOfMonth } from '#domain/months';
import { sum } from '#domain/sum';

import type { Catalogue } from '../../catalogue/catalogue';
import { topCategoryName } from '../../catalogue/categoryTree';
import type { Db } from '../../db/client';
import { spendingByMonth } from '../../db/spending';
import { orderScopeOf } from '../accounts/orderScope';
import type { SignedInCustomer } from '../accounts/sessions';

const YEAR = 12;
const MONTHS = 2 * YEAR;

/**
 * Returns what the customer ordered in each of the last 24 months, without tax and without what was
 * cancelled; months begin in the zone.
 */
export async function showSpending(
  { db, catalogue }: { db: Db; catalogue: Catalogue },
  customer: SignedInCustomer,
  { language, zone, now }: { language: Language; zone: string; now: Date },
): Promise<Spending> {
  const { country } = customer;
  const scope = orderScopeOf(customer);
  const months = monthsUntil(monthIn(now, zone), MONTHS);
  const starts = months.map((month) => startOfMonth(month, zone).toISOString());
  const { categories: tree } = catalogue.view;
  const totals = new Map<string, number[]>();
  for (const { month, categoryCode, cents } of await spendingByMonth(db, scope, {
    country,
    starts,
  })) {
    if (cents === 0) continue;
    const name = topCategoryName(tree, categoryCode, language);
    const ofCategory = totals.get(name) ?? months.map(() => 0);
    ofCategory[month]! += cents;
    totals.set(name, ofCategory);
  }
  const lastYear = (cents: readonly number[]) => sum(cents.slice(-YEAR));
  const categories = [...totals].sort(
    ([nameA, a], [nameB, b]) => lastYear(b) - lastYear(a) || (nameA < nameB ? -1 : 1),
  );
  return {
    months: months.map((month, index) => ({
      month,
      total: fromCents(sum(categories.map(([, cents]) => cents[index]!))),
    })),
    categories: categories.map(([name, cents]) => ({ name, totals: cents.map(fromCents) })),
  };
}
