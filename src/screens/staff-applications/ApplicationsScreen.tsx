import { APPLICATION_STATUSES } from '#domain/application/statuses';

import type { Applications } from '../../api/review';
import { DeskFilters } from '../../features/desk-frame/DeskFilters';
import { DeskList } from '../../features/desk-frame/DeskList';
import { DeskTabs } from '../../features/desk-frame/DeskTabs';
import { KeyedButton } from '../../features/desk-frame/KeyedButton';
import type { Listed } from '../../features/paging/ListedPage';
import { useTranslate } from '../../i18n/useTranslate';
import { staffPaths } from '../../staffPaths';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { Link } from '../../ui/Link';
import { PageControl } from '../../ui/PageControl';
import { TableSkeleton } from '../../ui/TableSkeleton';

import { ApplicationsTable } from './ApplicationsTable';
import type { ApplicationsAddress } from './useApplicationsAddress';

interface ApplicationsScreenProps extends Listed<Applications> {
  address: ApplicationsAddress;
  onRefresh: () => void;
}

export function ApplicationsScreen(props: ApplicationsScreenProps) {
  const { found, isFetching, last, address, failure, onRefresh } = props;
  const t = useTranslate();
  const counts = found?.counts;
  const all = counts && Object.values(counts).reduce((sum, count) => sum + count, 0);
  // In the order in which an application proceeds.
  const tabs = (['all', ...APPLICATION_STATUSES] as const).map((status) => ({
    name: status,
    to: address.linkTo({ status: status === 'all' ? '' : status }),
    label: t(`staff.status.${status}`),
    count: status === 'all' ? all : counts?.[status],
  }));

  return (
    <DeskList
      title={t('staff.title')}
      count={found && t('staff.count', { count: found.total })}
      opens="staff.key.open"
      keys={[['r', 'staff.refresh', onRefresh]]}
      tools={
        <KeyedButton letter="r" disabled={isFetching} onClick={onRefresh}>
          {t('staff.refresh')}
        </KeyedButton>
      }
      filters={
        <>
          <DeskTabs label={t('staff.statuses')} tabs={tabs} shown={address.status ?? 'all'} />
          <DeskFilters
            label={t('staff.search')}
            hint={t('staff.search.hint')}
            text={address.search}
            onSearch={(search) => address.narrow({ search })}
            isNarrowed={address.search !== ''}
            onClear={() => address.narrow({ search: '' })}
          />
        </>
      }
      isBusy={isFetching}
      foot={<PageControl page={address.page} last={last} onTurn={address.turnTo} />}
    >
      {failure || <Results found={found} address={address} />}
    </DeskList>
  );
}

function Results({ found, address }: Pick<ApplicationsScreenProps, 'found' | 'address'>) {
  const t = useTranslate();
  if (!found) return <TableSkeleton />;
  if (found.applications.length > 0) {
    return <ApplicationsTable applications={found.applications} query={address.query} />;
  }
  const isNarrowed = address.status !== undefined || address.search !== '' || address.page > 1;
  return (
    <EmptyState icon="file" text={t(isNarrowed ? 'staff.noMatch' : 'staff.none')}>
      {isNarrowed && (
        <Button as={Link} to={staffPaths.applications}>
          {t('staff.showAll')}
        </Button>
      )}
    </EmptyState>
  );
}
