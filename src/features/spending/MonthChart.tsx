import type { Spending } from '#contract/spending';

import { useFormat } from '../../i18n/useFormat';
import { useTranslate } from '../../i18n/useTranslate';
import { Chart } from '../../ui/charts/Chart';

import { chartByMonth } from './spendingCharts';

interface MonthChartProps {
  spending: Spending;
  isSmall?: boolean;
}

/** The last twelve months, each beside the same month a year before. */
export function MonthChart({ spending, isSmall = false }: MonthChartProps) {
  const t = useTranslate();
  const format = useFormat();
  return (
    <Chart
      {...chartByMonth(spending, { t, format })}
      title={t('spending.months')}
      kind="bars"
      format={format.price}
      formatAxis={format.axisPrice}
      isSmall={isSmall}
    />
  );
}
