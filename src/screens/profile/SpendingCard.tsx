import { currencyOf } from '#domain/countries';

import { useFeatureSupport } from '../../api/useFeatureSupport';
import { CategoryChart } from '../../features/spending/CategoryChart';
import { MonthChart } from '../../features/spending/MonthChart';
import { yearTotals } from '../../features/spending/spendingCharts';
import { useSpending } from '../../features/spending/useSpending';
import { useFormat } from '../../i18n/useFormat';
import { useTranslate } from '../../i18n/useTranslate';
import { useMarket } from '../../store/useMarket';
import { ChartRoom } from '../../ui/charts/Chart';
import { LoadError } from '../../ui/LoadError';
import { Small } from '../../ui/Small';

import { WideCard } from './ProfileScreen';

/** What the customer spent; shown if the server adds it up. */
export function SpendingCard() {
  const { isAble } = useFeatureSupport('spending');
  return isAble ? <Spent /> : null;
}

function Spent() {
  const t = useTranslate();
  const format = useFormat();
  const { country } = useMarket();
  const { data: spending, error, refetch } = useSpending();
  const years = spending && yearTotals(spending);
  const hasSpent = years && years.lastYear + years.yearBefore > 0;
  return (
    <WideCard aria-labelledby="spending">
      <h2 id="spending">{t('spending.title')}</h2>
      <Small>{t('spending.words', { currency: currencyOf(country) })}</Small>
      {error && !spending && <LoadError error={error} onRetry={refetch} />}
      {!error && !spending && <ChartRoom />}
      {years && !hasSpent && <p>{t('spending.none')}</p>}
      {spending && hasSpent && (
        <>
          <p>
            {t('charts.value', {
              name: t('spending.lastYear'),
              value: format.price(years.lastYear),
            })}
            {' · '}
            {t('charts.value', {
              name: t('spending.yearBefore'),
              value: format.price(years.yearBefore),
            })}
          </p>
          <MonthChart spending={spending} />
          {years.lastYear > 0 && <CategoryChart spending={spending} />}
        </>
      )}
    </WideCard>
  );
}
