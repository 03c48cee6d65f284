import { DEFAULT_PAGE_SIZE } from '#domain/pages';

import { useListApplicationsQuery } from '../../api/review';
import { ListedPage } from '../../features/paging/ListedPage';
import { useTranslate } from '../../i18n/useTranslate';
import { usePageTitle } from '../../ui/PageTitle';

import { ApplicationsScreen } from './ApplicationsScreen';
import { useApplicationsAddress } from './useApplicationsAddress';

/** All applications, newest first. */
export function ApplicationsPage() {
  const t = useTranslate();
  usePageTitle(t('staff.title'));
  const address = useApplicationsAddress();
  const { status, search, page } = address;
  const query = useListApplicationsQuery({
    ...(status && { status }),
    ...(search && { search }),
    page,
    pagination: DEFAULT_PAGE_SIZE,
  });

  return (
    <ListedPage query={query} page={page}>
      {(listed) => (
        <ApplicationsScreen {...listed} address={address} onRefresh={() => void query.refetch()} />
      )}
    </ListedPage>
  );
}
