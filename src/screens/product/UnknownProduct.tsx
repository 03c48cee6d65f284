import { useTranslate } from '../../i18n/useTranslate';
import { paths } from '../../paths';
import { Button, PrimaryButton } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { Link } from '../../ui/Link';
import { useMissingPage } from '../../ui/PageTitle';

/** Shown when the URL names a product that is not, or no longer, in the catalogue. */
export function UnknownProduct({ productId }: { productId: string }) {
  const t = useTranslate();
  useMissingPage();
  return (
    <>
      <h1>{t('detail.unknown.title')}</h1>
      <EmptyState icon="search" text={t('detail.unknown', { id: productId })}>
        <PrimaryButton as={Link} to={paths.search(productId)}>
          {t('detail.unknown.search', { id: productId })}
        </PrimaryButton>
        <Button as={Link} to={paths.home}>
          {t('error.home')}
        </Button>
      </EmptyState>
    </>
  );
}
