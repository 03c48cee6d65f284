import { styled } from 'styled-components';

import { localTimeZone } from '#domain/days';

import { useShowProductWeeksQuery, type ProductWeeks } from '../../api/staffProducts';
import { Aside } from '../../features/desk-frame/Aside';
import { formatsOf } from '../../i18n/formats';
import { useI18n } from '../../i18n/I18n';
import { useFormat } from '../../i18n/useFormat';
import { useTranslate } from '../../i18n/useTranslate';
import { staffPaths } from '../../staffPaths';
import { Chart, ChartRoom } from '../../ui/charts/Chart';
import type { ChartProps } from '../../ui/charts/chartData';
import { LoadError } from '../../ui/LoadError';
import { Small } from '../../ui/Small';
import { space } from '../../ui/theme';

const Wide = styled(Aside)`
  grid-column: 1 / -1;
`;

const Charts = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 24rem), 1fr));
  gap: ${space(6)};
`;

/** Orders by week, and price and stock as they were changed. */
export function ProductCharts({ productId }: { productId: string }) {
  const t = useTranslate();
  const zone = localTimeZone();
  const { data: weeks, error, refetch } = useShowProductWeeksQuery({ product_id: productId, zone });
  return (
    <Wide title={t('products.weeks')}>
      {error && !weeks && <LoadError error={error} onRetry={refetch} />}
      {!error && !weeks && <ChartRoom isSmall />}
      {weeks?.countries.length === 0 && <Small>{t('products.noPrice')}</Small>}
      {weeks && weeks.countries.length > 0 && <WeekCharts productId={productId} weeks={weeks} />}
    </Wide>
  );
}

type Writers = Pick<ChartProps, 'format' | 'formatAxis'>;

interface WeekChartsProps {
  productId: string;
  weeks: ProductWeeks;
}

function WeekCharts({ productId, weeks: { weeks, countries } }: WeekChartsProps) {
  const t = useTranslate();
  const format = useFormat();
  const { locale } = useI18n();
  const shared = {
    pointsName: t('products.week'),
    points: weeks.map(({ from, to }) => ({
      name: t('overview.span', { from: format.day(from), to: format.day(to) }),
      short: format.dayOfYear(`${to}T12:00`),
    })),
    isSmall: true,
  };
  const listOf = (country: string) =>
    weeks.map((week) => staffPaths.ordersBy({ queue: 'all', search: productId, ...week, country }));
  const steps = countries.flatMap(({ country, prices, stock }): ChartProps[] => {
    const name = t(`staff.country.${country}`);
    const { price, axisPrice, number } = formatsOf(locale, country);
    const line = (title: string, values: readonly number[] | null, formats: Writers) =>
      values === null
        ? []
        : [{ ...shared, ...formats, title, kind: 'steps' as const, series: [{ name, values }] }];
    const money = { format: price, formatAxis: axisPrice };
    const packs = { format: number, formatAxis: number };
    return [
      ...line(t('products.weeks.price', { country: name }), prices, money),
      ...line(t('products.weeks.stock', { country: name }), stock, packs),
    ];
  });
  return (
    <>
      <Charts>
        <Chart
          {...shared}
          title={t('products.weeks.orders')}
          kind="stacked"
          series={countries.map(({ country, orders }) => ({
            name: t(`staff.country.${country}`),
            values: orders,
            to: listOf(country),
          }))}
          format={format.number}
          formatAxis={format.number}
        />
        {steps.map((chart) => (
          <Chart key={chart.title} {...chart} />
        ))}
      </Charts>
      <Small>{t('products.weeks.words')}</Small>
    </>
  );
}
