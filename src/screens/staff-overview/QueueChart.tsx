import type { Overview } from '../../api/staffOrders';
import { useFormat } from '../../i18n/useFormat';
import { useTranslate, type Translate } from '../../i18n/useTranslate';
import { staffPaths } from '../../staffPaths';
import { Chart } from '../../ui/charts/Chart';
import { Small } from '../../ui/Small';

type Age = Overview['ages'][number];

/** The age of the queue: the orders of each stage by the day on which they were placed. */
export function QueueChart({ overview: { ages, queues } }: { overview: Overview }) {
  const t = useTranslate();
  const format = useFormat();
  if (queues.every(({ orders }) => orders.every((count) => count === 0))) {
    return <Small>{t('desk.queue.empty')}</Small>;
  }
  const points = queues.map(({ queue }) => {
    const name = t(`desk.queue.${queue}`);
    return { name, short: name };
  });
  const series = ages.map((age, index) => ({
    name: ageName(age, { t, day: format.day }),
    values: queues.map(({ orders }) => orders[index] ?? 0),
    to: queues.map(({ queue }) =>
      staffPaths.ordersBy({ queue, ...(age.from !== null && { from: age.from }), to: age.to }),
    ),
  }));
  return (
    <Chart
      title={t('overview.byAge')}
      kind="stacked"
      wraps
      pointsName={t('order.status')}
      points={points}
      series={series}
      format={format.number}
      formatAxis={format.number}
      first={points.findIndex((_, index) => queues[index]!.queue === 'to_pick')}
    />
  );
}

function ageName({ from, to }: Age, { t, day }: { t: Translate; day: (date: string) => string }) {
  if (from === to) return t('overview.age.today');
  return from === null
    ? t('overview.age.until', { day: day(to) })
    : t('overview.span', { from: day(from), to: day(to) });
}
