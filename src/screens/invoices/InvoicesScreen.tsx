import { styled } from 'styled-components';

import type { exportInvoices, listInvoices } from '#contract/invoices';
import type { Reply } from '#contract/route';

import { buildRequest } from '../../api/buildRequest';
import { DownloadButtons } from '../../features/download/DownloadButtons';
import { BalanceFacts, BalanceRoom } from '../../features/invoices/BalanceFacts';
import { useBalanceQuery } from '../../features/invoices/useBalance';
import type { Listed } from '../../features/paging/ListedPage';
import { useTranslate } from '../../i18n/useTranslate';
import { useCustomer } from '../../store/useMarket';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { PageControl } from '../../ui/PageControl';
import { PageHead } from '../../ui/PageHead';
import { Room } from '../../ui/Room';
import { TableSkeleton } from '../../ui/TableSkeleton';
import { space } from '../../ui/theme';

import { InvoiceFilters } from './InvoiceFilters';
import { invoicesQuery } from './invoicesQuery';
import { InvoicesTable } from './InvoicesTable';
import { StatementChoice } from './StatementChoice';
import { NO_FILTERS, type InvoicesAddress } from './useInvoicesAddress';

const Foot = styled.div`
  display: flex;
  justify-content: center;
  margin-top: ${space(6)};
`;

type Invoices = Reply<typeof listInvoices>;

interface InvoicesScreenProps extends Listed<Invoices> {
  address: InvoicesAddress;
}

export function InvoicesScreen(props: InvoicesScreenProps) {
  const { found, isFetching, last, address, failure } = props;
  const t = useTranslate();
  const customer = useCustomer();
  const { balance, isReading } = useBalanceQuery();
  const { page, turnTo, filters } = address;
  const tools = (
    <>
      <StatementChoice />
      {found?.total !== 0 && (
        <DownloadButtons
          name={t('invoices.file')}
          callFor={(format) =>
            buildRequest<typeof exportInvoices>({
              method: 'GET',
              url: '/api/export-invoices',
              query: { ...invoicesQuery(customer, filters), format },
            })
          }
        />
      )}
    </>
  );
  return (
    <>
      <PageHead
        title={t('invoices.title')}
        count={found && t('invoices.count', { count: found.total })}
      >
        {balance ? tools : isReading && <Room>{tools}</Room>}
      </PageHead>
      {balance ? <BalanceFacts balance={balance} /> : isReading && <BalanceRoom />}
      {!failure && <InvoiceFilters address={address} />}
      <section aria-label={t('invoices.caption')} aria-busy={isFetching}>
        {failure || <Results found={found} address={address} />}
      </section>
      <Foot>
        <PageControl page={page} last={last} onTurn={turnTo} />
      </Foot>
    </>
  );
}

function Results({ found, address }: Pick<InvoicesScreenProps, 'found' | 'address'>) {
  const t = useTranslate();
  if (!found) return <TableSkeleton cardHeight="7.25rem" />;
  if (found.invoices.length > 0) return <InvoicesTable invoices={found.invoices} />;
  if (!address.isNarrowed) return <EmptyState icon="file" text={t('invoices.empty')} />;
  return (
    <EmptyState icon="search" text={t('invoices.noMatch')}>
      <Button onClick={() => address.narrow(NO_FILTERS)}>{t('orders.clear')}</Button>
    </EmptyState>
  );
}
