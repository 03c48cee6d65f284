import { useTranslate } from '../../i18n/useTranslate';
import { staffPaths } from '../../staffPaths';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { Link } from '../../ui/Link';
import { PageHead } from '../../ui/PageHead';
import { usePageTitle } from '../../ui/PageTitle';

/** Shown when the URL names an unknown list, or an entry that does not exist. */
export function NoContent() {
  const t = useTranslate();
  usePageTitle(t('content.title'));
  return (
    <>
      <PageHead title={t('content.title')} />
      <EmptyState icon="search" text={t('content.gone')}>
        <Button as={Link} to={staffPaths.content}>
          {t('content.all')}
        </Button>
      </EmptyState>
    </>
  );
}
