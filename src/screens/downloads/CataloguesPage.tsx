import { useListCataloguesQuery } from '../../api/content';
import { useTranslate } from '../../i18n/useTranslate';
import { useMarket } from '../../store/useMarket';
import { LoadError } from '../../ui/LoadError';
import { usePageTitle } from '../../ui/PageTitle';

import { DownloadsScreen } from './DownloadsScreen';

/** Printed catalogues as files. */
export function CataloguesPage() {
  const t = useTranslate();
  usePageTitle(t('nav.catalogues'));
  const { currentData: files, error, refetch } = useListCataloguesQuery(useMarket());
  return (
    <DownloadsScreen
      title={t('nav.catalogues')}
      about={t('catalogues.words')}
      empty={t('catalogues.empty')}
      files={files}
      failure={error && !files && <LoadError error={error} onRetry={refetch} />}
    />
  );
}
