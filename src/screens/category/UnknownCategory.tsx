import { useTranslate } from '../../i18n/useTranslate';
import { paths } from '../../paths';
import { PrimaryButton } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { Link } from '../../ui/Link';
import { useMissingPage } from '../../ui/PageTitle';

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
