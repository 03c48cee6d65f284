import { useTranslate } from '../../i18n/useTranslate';
import { paths } from '../../paths';
import { useUser } from '../../store/useUser';
import { PrimaryButton } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { Link } from '../../ui/Link';
import { LoadError } from '../../ui/LoadError';
import { PageHead } from '../../ui/PageHead';
import { usePageTitle } from '../../ui/PageTitle';
import { TableSkeleton } from '../../ui/TableSkeleton';

import { FormChoices } from './FormChoices';
import { PageRules } from './FormSheet';
import { PrintedForm } from './PrintedForm';
import { useFormAddress } from './useFormAddress';
import { useFormProducts } from './useFormProducts';

/**
 * Printable order form to scan, made from purchase history, favourites, an earlier order or a
 * category.
 */
export function OrderFormPage() {
  const t = useTranslate();
  usePageTitle(t('orderForm.title'));
  const { owner_name, customer_code } = useUser();
  const address = useFormAddress();
  const { products, total, error, refetch } = useFormProducts(address);
  const { source, order, category, list, paper, hasPrices } = address;
  const chosen = { habits: true, favourites: true, list, order, category };
  const isSourceChosen = Boolean(chosen[source]);

  const renderForm = () => {
    if (!isSourceChosen) return <EmptyState icon="print" text={t('orderForm.choose.words')} />;
    if (error && !products) return <LoadError error={error} onRetry={refetch} />;
    if (!products) return <TableSkeleton />;
    if (products.length === 0) {
      return (
        <EmptyState icon="print" text={t('orderForm.empty')}>
          <PrimaryButton as={Link} to={paths.allProducts}>
            {t('favourites.browse')}
          </PrimaryButton>
        </EmptyState>
      );
    }
    return (
      <>
        {total > products.length && (
          <p className="no-print" role="status">
            {t('orderForm.first', { count: products.length, total })}
          </p>
        )}
        <PrintedForm
          products={products}
          customer={[customer_code, owner_name].filter(Boolean).join(' · ')}
          paper={paper}
          hasPrices={hasPrices}
        />
      </>
    );
  };
  return (
    <>
      <PageRules $paper={paper} />
      <div className="no-print">
        <PageHead title={t('orderForm.title')} about={t('orderForm.words')} />
      </div>
      <FormChoices address={address} isReady={isSourceChosen && Boolean(products?.length)} />
      {renderForm()}
    </>
  );
}
