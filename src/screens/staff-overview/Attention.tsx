import type { ReactNode } from 'react';

import type { Overview } from '../../api/staffOrders';
import { FactList } from '../../features/desk-frame/Aside';
import { useFormat } from '../../i18n/useFormat';
import { useTranslate } from '../../i18n/useTranslate';
import { staffPaths } from '../../staffPaths';
import { Link } from '../../ui/Link';
import { Small } from '../../ui/Small';

/** What somebody should look at: late orders, failing deliveries, new customers. */
export function Attention({ overview }: { overview: Overview }) {
  const t = useTranslate();
  const format = useFormat();
  const { late, webhooks, new_customers } = overview;
  const facts: [string, ReactNode][] = [
    [
      t('overview.lateOrders'),
      late === null ? (
        <Small>{t('overview.late.unset')}</Small>
      ) : (
        <Link to={staffPaths.ordersBy({ queue: 'all', late: '1' })}>{format.number(late)}</Link>
      ),
    ],
    [
      t('overview.newCustomers'),
      <Link key="new" to={`${staffPaths.customers}?view=new`}>
        {format.number(new_customers)}
      </Link>,
    ],
  ];
  if (webhooks) {
    facts.push([
      t('overview.webhooks'),
      webhooks.length === 0 ? (
        <Link to={staffPaths.integrations}>{format.number(0)}</Link>
      ) : (
        webhooks.map(({ id, url, failed }) => (
          <div key={id}>
            <Link to={staffPaths.webhook(id)}>
              {t('charts.value', { name: url, value: format.number(failed) })}
            </Link>
          </div>
        ))
      ),
    ]);
  }
  return <FactList facts={facts} isRoomy />;
}
