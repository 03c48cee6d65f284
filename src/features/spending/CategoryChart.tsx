import type { Spending } from '#contract/spending';

import { useFormat } from '../../i18n/useFormat';
import { useTranslate } from '../../i18n/useTranslate';
import { Chart } from '../../ui/charts/Chart';

import { chartByCategory } from './spendingCharts';

/** The last twelve months by category. */
export function CategoryChart({ spending }: { spending: Spending }) {
  const t = useTranslate();
  const format = useFormat();
  return (
    <Chart
      {...chartByCategory(spending, { t, format })}
      title={t('spending.categories')}
      kind="stacked"
      format={format.price}
      formatAxis={format.axisPrice}
    />
  );
}
