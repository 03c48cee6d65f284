import { useTranslate } from '../i18n/useTranslate';
import { paths } from '../paths';

import { PrimaryButton } from './Button';
import { EmptyState } from './EmptyState';
import { Link } from './Link';
import { useMissingPage } from './PageTitle';

/** Shown when the URL names a category that does not exist; its screen sets the same title. */
export function UnknownCategory({ title }: { title: string }) {
  const t = useTranslate();
  useMissingPage();
  return (
    <>
      <h1>{t('category.unknown.title')}</h1>
      <EmptyState icon="search" text={t('category.unknown', { title })}>
        <PrimaryButton as={Link} to={paths.home}>
          {t('error.home')}
        </PrimaryButton>
      </EmptyState>
    </>
  );
}
