import { styled } from 'styled-components';

import type { Overview } from '../../api/staffOrders';
import { Aside } from '../../features/desk-frame/Aside';
import { listColumns } from '../../features/desk-frame/listColumns';
import { ListTable } from '../../features/desk-frame/ListTable';
import { useTranslate } from '../../i18n/useTranslate';
import { staffPaths } from '../../staffPaths';
import { Link } from '../../ui/Link';
import { Small } from '../../ui/Small';
import { from, space } from '../../ui/theme';

import { Attention } from './Attention';
import { CountChart, ValueChart } from './DayCharts';
import { QueueChart } from './QueueChart';

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};

  ${from.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`;

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
  align-content: start;
`;

type BackOrder = Overview['back_orders'][number];

const columns = listColumns<BackOrder>()({
  product: {
    label: 'purchaseHistory.product',
    width: 1,
    fold: 'head',
    text: ({ product_id, name }) => `${product_id} ${name}`,
  },
  packs: { label: 'home.usual.packs', width: '4.5rem', fold: 'left', number: ({ packs }) => packs },
  orders: {
    label: 'orders.title',
    width: '6.5rem',
    fold: 'right',
    isNumber: true,
    cell: ({ product_id, orders }, { format }) => (
      <Link to={staffPaths.ordersBy({ queue: 'back_ordered', search: product_id })}>
        {format.number(orders)}
      </Link>
    ),
  },
  expected: {
    label: 'order.expected',
    width: '7.5rem',
    fold: 'bare',
    text: ({ expected_on }, { format }) => expected_on && format.day(expected_on),
  },
});

export function OverviewScreen({ overview }: { overview: Overview }) {
  const t = useTranslate();
  const { back_orders, countries } = overview;
  return (
    <Parts>
      <Stack>
        <Aside title={t('overview.attention')}>
          <Attention overview={overview} />
        </Aside>
        <Aside title={t('overview.backOrders')}>
          {back_orders.length === 0 && <Small>{t('overview.backOrders.none')}</Small>}
          {back_orders.length > 0 && (
            <ListTable
              caption={t('overview.backOrders')}
              columns={columns}
              items={back_orders}
              keyOf={({ product_id }) => product_id}
              to={({ product_id }) => staffPaths.product(product_id)}
              isMain={false}
              isFixed
            />
          )}
        </Aside>
      </Stack>
      <Aside title={t('overview.waiting')}>
        <QueueChart overview={overview} />
      </Aside>
      <Aside title={t('overview.placed')}>
        <CountChart overview={overview} />
      </Aside>
      <Aside title={t('overview.value')}>
        {countries.length === 0 && <Small>{t('overview.placed.none')}</Small>}
        <Stack>
          {countries.map(({ country }) => (
            <ValueChart key={country} overview={overview} country={country} />
          ))}
        </Stack>
      </Aside>
    </Parts>
  );
}
