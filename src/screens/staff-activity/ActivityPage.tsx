import { activityFile, useListActivityQuery } from '../../api/staffActivity';
import { useTranslate } from '../../i18n/useTranslate';
import { selectLanguage } from '../../slices/language';
import { useStaffSelector } from '../../store/staffStore';
import { useDownload } from '../../store/useDownload';
import { LoadError } from '../../ui/LoadError';
import { usePageTitle } from '../../ui/PageTitle';

import { ActivityScreen } from './ActivityScreen';
import { activityQuery, useActivityAddress } from './useActivityAddress';

/** Log of what happened in the shop and what the staff viewed. */
export function ActivityPage() {
  const t = useTranslate();
  usePageTitle(t('activity.title'));
  const lang = useStaffSelector(selectLanguage);
  const address = useActivityAddress();
  const { after } = address;
  const query = { ...activityQuery(address.filters), lang };
  const { data, currentData, error, isFetching, refetch } = useListActivityQuery({
    ...query,
    ...(after && { after }),
  });
  const { download, isLoading } = useDownload();

  return (
    <ActivityScreen
      found={currentData ?? (error ? undefined : data)}
      isFetching={isFetching}
      address={address}
      failure={error && !currentData && <LoadError error={error} onRetry={refetch} />}
      isExporting={isLoading}
      onRefresh={() => void refetch()}
      onExport={() => void download(`${t('activity.file')}.csv`, activityFile(query))}
    />
  );
}
