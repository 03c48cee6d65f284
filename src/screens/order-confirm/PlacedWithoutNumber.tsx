import { useTranslate } from '../../i18n/useTranslate';
import { paths } from '../../paths';
import { PrimaryButton } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { Link } from '../../ui/Link';
import { usePageTitle } from '../../ui/PageTitle';

/** Confirmation for an order whose number the server did not return; links to the order history. */
export function PlacedWithoutNumber() {
  const t = useTranslate();
  usePageTitle(t('placed.unnumbered'));
  return (
    <>
      <h1>{t('placed.unnumbered')}</h1>
      <EmptyState icon="check" text={t('placed.unnumbered.where')}>
        <PrimaryButton as={Link} to={paths.orders}>
          {t('home.allOrders')}
        </PrimaryButton>
      </EmptyState>
    </>
  );
}
