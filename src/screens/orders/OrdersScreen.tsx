import { styled } from 'styled-components';

import { ORDER_SORTS } from '#domain/orders';

import { selectOrders, type Orders } from '../../api/orders';
import { useIsOffered } from '../../api/useIsOffered';
import { RequisitionsTable } from '../../features/approvals/RequisitionsTable';
import { useBalance } from '../../features/invoices/useBalance';
import type { Listed } from '../../features/paging/ListedPage';
import { useTranslate } from '../../i18n/useTranslate';
import { paths } from '../../paths';
import { Button, PrimaryButton } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { Select } from '../../ui/Input';
import { Link } from '../../ui/Link';
import { PageControl } from '../../ui/PageControl';
import { PageHead } from '../../ui/PageHead';
import { TableSkeleton } from '../../ui/TableSkeleton';
import { space, size } from '../../ui/theme';

import { ExportOrders } from './ExportOrders';
import { OrderFilters } from './OrderFilters';
import { OrdersTable } from './OrdersTable';
import { NO_FILTERS, type OrdersAddress } from './useOrdersAddress';

const Foot = styled.div`
  display: flex;
  justify-content: center;
  margin-top: ${space(6)};
`;

interface OrdersScreenProps extends Listed<Orders> {
  address: OrdersAddress;
}

export function OrdersScreen(props: OrdersScreenProps) {
  const { found: orders, isFetching, last, address, failure } = props;
  const t = useTranslate();
  const { page, turnTo, filters } = address;
  const canSearch = useIsOffered('order-search');
  const hasInvoices = useBalance() !== undefined;
  const canExport = useIsOffered('order-export');
  return (
    <>
      <PageHead
        title={t('orders.title')}
        count={orders && t('orders.count', { count: orders.total })}
      >
        {hasInvoices && <Link to={paths.invoices()}>{t('invoices.title')}</Link>}
        {canSearch && <SortSelect address={address} />}
        {canExport && orders?.total !== 0 && <ExportOrders filters={filters} />}
      </PageHead>
      {canSearch && <OrderFilters address={address} people={orders?.people ?? []} />}
      <OwnRequisitions requisitions={orders?.requisitions ?? []} />
      {/* Another one once they are known: it then begins below what waits, and has not moved. */}
      <section
        key={orders ? 'known' : 'awaited'}
        aria-label={t('orders.caption')}
        aria-busy={isFetching}
      >
        {failure || <Results found={orders} address={address} />}
      </section>
      <Foot>
        <PageControl page={page} last={last} onTurn={turnTo} />
      </Foot>
    </>
  );
}

function Results({ found: orders, address }: Pick<OrdersScreenProps, 'found' | 'address'>) {
  const t = useTranslate();
  if (!orders) return <TableSkeleton cardHeight="7.25rem" />;
  const pageOrders = selectOrders(orders);
  if (pageOrders.length > 0) {
    return <OrdersTable orders={pageOrders} hasSeveralPeople={orders.people.length > 0} />;
  }
  if (orders.total > 0) {
    return (
      <EmptyState icon="repeat" text={t('orders.noMatch')}>
        <Button onClick={() => address.turnTo(1)}>{t('pages.page', { page: 1 })}</Button>
      </EmptyState>
    );
  }
  if (address.isNarrowed) {
    return (
      <EmptyState icon="search" text={t('orders.noMatch')}>
        <Button onClick={() => address.narrow(NO_FILTERS)}>{t('orders.clear')}</Button>
      </EmptyState>
    );
  }
  return (
    <EmptyState icon="repeat" text={t('orders.empty')}>
      <PrimaryButton as={Link} to={paths.allProducts}>
        {t('cart.browse')}
      </PrimaryButton>
    </EmptyState>
  );
}

const Choice = styled(Select)`
  font-size: ${size.s};
`;

const Part = styled.section`
  margin: ${space(6)} 0;
`;

/** Selects the sort order of the history. */
function SortSelect({ address }: { address: OrdersAddress }) {
  const t = useTranslate();
  return (
    <Choice
      aria-label={t('orders.sort')}
      value={address.filters.sort || 'newest'}
      onChange={({ target }) => address.narrow({ sort: target.value })}
    >
      {ORDER_SORTS.map((sort) => (
        <option key={sort} value={sort}>
          {t(`orders.sort.${sort}`)}
        </option>
      ))}
    </Choice>
  );
}

/**
 * What the buyer has sent for approval and did not become an order; nothing without any. It comes
 * with the orders, and below what is there before them, which it would move.
 */
function OwnRequisitions({ requisitions }: Pick<Orders, 'requisitions'>) {
  const t = useTranslate();
  if (requisitions.length === 0) return null;
  return (
    <Part aria-labelledby="own-requisitions">
      <h2 id="own-requisitions">{t('approvals.own')}</h2>
      <RequisitionsTable caption={t('approvals.own')} requisitions={requisitions} />
    </Part>
  );
}
