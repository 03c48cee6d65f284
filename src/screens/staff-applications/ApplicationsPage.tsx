import { APPLICATION_STATUSES } from '#domain/application/statuses';
import { DEFAULT_PAGE_SIZE } from '#domain/pages';

import { useListApplicationsQuery } from '../../api/review';
import { DeskFilters } from '../../features/desk-frame/DeskFilters';
import { DeskList } from '../../features/desk-frame/DeskList';
import { DeskTabs } from '../../features/desk-frame/DeskTabs';
import { KeyedButton } from '../../features/desk-frame/KeyedButton';
import { QueryTable } from '../../features/desk-frame/QueryTable';
import { useListParams } from '../../features/paging/useListParams';
import { useTranslate } from '../../i18n/useTranslate';
import { staffPaths } from '../../staffPaths';
import { foundBy } from '../../ui/Loaded';

import { columns } from './columns';

/** All applications, newest first; status and search are in the address. */
export function ApplicationsPage() {
  const t = useTranslate();
  const { params, narrow, linkTo, ...list } = useListParams<'search' | 'status'>();
  const status = APPLICATION_STATUSES.find((known) => known === params.get('status'));
  const search = params.get('search') ?? '';
  const isNarrowed = status !== undefined || search !== '';
  const query = useListApplicationsQuery({
    ...(status && { status }),
    ...(search && { search }),
    page: list.page,
    pagination: DEFAULT_PAGE_SIZE,
  });
  const counts = foundBy(query)?.counts;
  const all = counts && Object.values(counts).reduce((sum, count) => sum + count, 0);
  // In the order in which an application proceeds.
  const tabs = (['all', ...APPLICATION_STATUSES] as const).map((name) => ({
    name,
    to: linkTo({ status: name === 'all' ? '' : name }),
    label: t(`staff.status.${name}`),
    count: name === 'all' ? all : counts?.[name],
  }));
  const refresh = () => void query.refetch();

  return (
    <DeskList
      title={t('staff.title')}
      query={query}
      countOf={({ total }) => t('staff.count', { count: total })}
      opens="staff.key.open"
      keys={[['r', 'staff.refresh', refresh]]}
      tools={
        <KeyedButton letter="r" disabled={query.isFetching} onClick={refresh}>
          {t('staff.refresh')}
        </KeyedButton>
      }
      filters={
        <>
          <DeskTabs label={t('staff.statuses')} tabs={tabs} shown={status ?? 'all'} />
          <DeskFilters
            label={t('staff.search')}
            hint={t('staff.search.hint')}
            text={search}
            onSearch={(text) => narrow({ search: text })}
            isNarrowed={search !== ''}
            onClear={() => narrow({ search: '' })}
          />
        </>
      }
    >
      <QueryTable
        query={query}
        itemsOf={({ applications }) => applications}
        paging={list}
        empty={{
          icon: 'file',
          text: t(isNarrowed ? 'staff.noMatch' : 'staff.none'),
          link: isNarrowed && { to: staffPaths.applications, label: t('staff.showAll') },
        }}
        caption={t('staff.title')}
        columns={columns}
        keyOf={({ reference }) => reference}
        to={({ reference }) => staffPaths.application(reference)}
        state={() => ({ query: list.query })}
      />
    </DeskList>
  );
}
