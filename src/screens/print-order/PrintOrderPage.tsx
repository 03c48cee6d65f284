import { useSearchParams } from 'react-router';

import { useShowOrderQuery } from '../../api/orders';
import { useTranslate } from '../../i18n/useTranslate';
import { paths } from '../../paths';
import { useCustomer } from '../../store/useMarket';
import { PrimaryButton } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { Link } from '../../ui/Link';
import { LoadError } from '../../ui/LoadError';
import { usePageTitle } from '../../ui/PageTitle';
import { parsePaper } from '../../ui/paper';
import { TableSkeleton } from '../../ui/TableSkeleton';

import { PrintOrderScreen } from './PrintOrderScreen';

/** Print view of the order in `?order_id=`; the paper size is stored in the URL too. */
export function PrintOrderPage() {
  const t = useTranslate();
  const [searchParams, setSearchParams] = useSearchParams();
  const order_id = searchParams.get('order_id') ?? '';
  usePageTitle(order_id ? t('order.title', { order: order_id }) : t('order.print'));
  const customer = useCustomer();
  const query = { ...customer, order_id };
  const { currentData: order, error, refetch } = useShowOrderQuery(query, { skip: !order_id });

  if (!order_id) {
    return (
      <>
        <h1>{t('order.print')}</h1>
        <EmptyState icon="print" text={t('print.none')}>
          <PrimaryButton as={Link} to={paths.orders}>
            {t('order.back')}
          </PrimaryButton>
        </EmptyState>
      </>
    );
  }
  if (error && !order) return <LoadError isPage error={error} onRetry={refetch} />;
  if (!order) return <TableSkeleton />;

  const choosePaper = (paper: string) => {
    searchParams.set('paper', paper);
    setSearchParams(searchParams, { replace: true });
  };
  const paper = parsePaper(searchParams.get('paper'));
  return <PrintOrderScreen order={order} paper={paper} onPaper={choosePaper} />;
}
