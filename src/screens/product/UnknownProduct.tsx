import { useTranslate } from '../../i18n/useTranslate';
import { paths } from '../../paths';
import { EmptyState } from '../../ui/EmptyState';
import { Link } from '../../ui/Link';

/** The address names a product that the catalogue does not have, or no longer has. */
export function UnknownProduct({ productId }: { productId: string }) {
  const t = useTranslate();
  return (
    <>
      <h1>{t('detail.unknown.title')}</h1>
      <EmptyState icon="search" text={t('detail.unknown', { id: productId })}>
        <Link className="button primary" to={paths.search(productId)}>
          {t('detail.unknown.search', { id: productId })}
        </Link>
        <Link className="button" to={paths.home}>
          {t('error.home')}
        </Link>
      </EmptyState>
    </>
  );
}
