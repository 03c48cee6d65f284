import { currencyOf, type Country } from '#domain/countries';

import type { Overview } from '../../api/staffOrders';
import { formatsOf } from '../../i18n/formats';
import { useI18n } from '../../i18n/I18n';
import { useFormat } from '../../i18n/useFormat';
import { useTranslate } from '../../i18n/useTranslate';
import { staffPaths } from '../../staffPaths';
import { Chart } from '../../ui/charts/Chart';
import { Small } from '../../ui/Small';

/** The orders of a day in a country. */
const listOf = (day: string, country: Country): string =>
  staffPaths.ordersBy({ queue: 'all', from: day, to: day, country });

/** The days, as the points of a chart. */
function useDays({ days }: Overview) {
  const t = useTranslate();
  const format = useFormat();
  return {
    pointsName: t('content.entryDay'),
    points: days.map((day) => ({
      name: format.day(day),
      short: format.dayOfYear(`${day}T12:00`),
    })),
  };
}

/** How many orders were placed on each day. */
export function CountChart({ overview }: { overview: Overview }) {
  const t = useTranslate();
  const format = useFormat();
  const days = useDays(overview);
  if (overview.countries.length === 0) return <Small>{t('overview.placed.none')}</Small>;
  return (
    <Chart
      {...days}
      title={t('overview.placed.perDay')}
      kind="stacked"
      series={overview.countries.map(({ country, orders }) => ({
        name: t(`staff.country.${country}`),
        values: orders,
        to: overview.days.map((day) => listOf(day, country)),
      }))}
      format={format.number}
      formatAxis={format.number}
    />
  );
}

interface ValueChartProps {
  overview: Overview;
  country: Country;
}

/** What the orders of each day are worth, in the currency of a country. */
export function ValueChart({ overview, country }: ValueChartProps) {
  const t = useTranslate();
  const { locale } = useI18n();
  const format = formatsOf(locale, country);
  const days = useDays(overview);
  const totals = overview.countries.find((one) => one.country === country)?.totals ?? [];
  return (
    <Chart
      {...days}
      title={t('overview.value.perDay', { currency: currencyOf(country) })}
      kind="bars"
      isSmall
      series={[
        {
          name: t(`staff.country.${country}`),
          values: totals,
          to: overview.days.map((day) => listOf(day, country)),
        },
      ]}
      format={format.price}
      formatAxis={format.axisPrice}
    />
  );
}
