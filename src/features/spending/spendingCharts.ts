import type { Spending } from '#contract/spending';
import { fromCents, toCents } from '#domain/money';
import { sum } from '#domain/sum';

import type { Formats } from '../../i18n/formats';
import type { Translate } from '../../i18n/useTranslate';
import { MAX_STACKED, type ChartData } from '../../ui/charts/chartData';

const YEAR = 12;

/** Adds decimals as whole cents. */
const total = (amounts: readonly number[]): number => fromCents(sum(amounts.map(toCents)));

interface Words {
  t: Translate;
  format: Formats;
}

/** Returns the months of the last twelve, as the points of a chart. */
const pointsOf = ({ months }: Spending, { t, format }: Words) => ({
  pointsName: t('charts.month'),
  points: months.slice(-YEAR).map(({ month }) => ({
    name: format.monthOfYear(month),
    short: format.month(month),
  })),
});

/** Each of the last twelve months beside the same month a year before. */
export function chartByMonth(spending: Spending, words: Words): ChartData {
  const totals = spending.months.map((month) => month.total);
  return {
    ...pointsOf(spending, words),
    series: [
      { name: words.t('spending.lastYear'), values: totals.slice(-YEAR) },
      { name: words.t('spending.yearBefore'), values: totals.slice(-2 * YEAR, -YEAR) },
    ],
  };
}

/** The last twelve months by category; the smaller ones are added up. */
export function chartByCategory(spending: Spending, words: Words): ChartData {
  const all = spending.categories
    .map(({ name, totals }) => ({ name, values: totals.slice(-YEAR) }))
    .filter(({ values }) => values.some((value) => value > 0));
  const named = all.filter(({ name }) => name !== '');
  const shown = named.slice(
    0,
    named.length === all.length && all.length <= MAX_STACKED ? undefined : MAX_STACKED - 1,
  );
  const rest = all.filter((one) => !shown.includes(one));
  const other = spending.months
    .slice(-YEAR)
    .map((_, index) => total(rest.map(({ values }) => values[index] ?? 0)));
  return {
    ...pointsOf(spending, words),
    series: [
      ...shown,
      ...(rest.length > 0 ? [{ name: words.t('spending.other'), values: other }] : []),
    ],
  };
}

/** What was spent in the last twelve months, and in those before. */
export function yearTotals({ months }: Spending) {
  const totals = months.map((month) => month.total);
  return {
    lastYear: total(totals.slice(-YEAR)),
    yearBefore: total(totals.slice(-2 * YEAR, -YEAR)),
  };
}
