import { DEFAULT_PAGE_SIZE, lastPage } from '#domain/pages';

import { useListApplicationsQuery } from '../../api/review';
import { RedirectToLastPage } from '../../features/paging/RedirectToLastPage';
import { useTranslate } from '../../i18n/useTranslate';
import { LoadError } from '../../ui/LoadError';
import { usePageTitle } from '../../ui/PageTitle';

import { ApplicationsScreen } from './ApplicationsScreen';
import { useApplicationsAddress } from './useApplicationsAddress';

/** All applications, newest first. */
export function ApplicationsPage() {
  const t = useTranslate();
  usePageTitle(t('staff.title'));
  const address = useApplicationsAddress();
  const { status, search, page } = address;
  const { data, currentData, error, isFetching, refetch } = useListApplicationsQuery({
    ...(status && { status }),
    ...(search && { search }),
    page,
    pagination: DEFAULT_PAGE_SIZE,
  });
  const found = currentData ?? (error ? undefined : data);
  const last = lastPage(found?.total ?? 0, DEFAULT_PAGE_SIZE);
  if (currentData && page > last) return <RedirectToLastPage last={last} />;

  return (
    <ApplicationsScreen
      found={found}
      isFetching={isFetching}
      last={last}
      address={address}
      onRefresh={() => void refetch()}
      failure={error && !found && <LoadError error={error} onRetry={refetch} />}
    />
  );
}
