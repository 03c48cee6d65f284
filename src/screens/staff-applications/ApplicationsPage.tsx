import { APPLICATION_STATUSES } from '#domain/application/statuses';
import { parseCountry } from '#domain/countries';
import { APPLICATION_SORT_COLUMNS } from '#domain/deskSorting';
import { DEFAULT_PAGE_SIZE } from '#domain/pages';

import { useListApplicationsQuery, type ApplicationSummary } from '../../api/review';
import { DeskFilters } from '../../features/desk-frame/DeskFilters';
import { DeskList } from '../../features/desk-frame/DeskList';
import { DeskTabs } from '../../features/desk-frame/DeskTabs';
import { listColumns } from '../../features/desk-frame/listColumns';
import { sortingOfList } from '../../features/paging/sortingOfList';
import { useListParams } from '../../features/paging/useListParams';
import { useTranslate } from '../../i18n/useTranslate';
import { staffPaths } from '../../staffPaths';
import { Email } from '../../ui/Email';
import { foundBy } from '../../ui/Loaded';

import { ApplicationStatus } from './ApplicationStatus';
import { languageName } from './languageName';

/** The columns of the list of applications. */
const columns = listColumns<ApplicationSummary>()({
  reference: {
    label: 'staff.reference',
    width: '7rem',
    fold: 'head',
    mono: ({ reference }) => reference,
  },
  company: {
    label: 'staff.company',
    width: 4,
    text: ({ company_name }) => company_name,
    none: 'staff.nameless',
  },
  owner: { label: 'staff.owner', width: 4, under: 'company', text: ({ owner_name }) => owner_name },
  email: {
    label: 'staff.email',
    width: 5,
    cell: ({ email }) => <Email address={email} />,
    sort: ({ email }) => email,
  },
  country: {
    label: 'staff.country',
    width: '4.75rem',
    under: 'reference',
    text: ({ form }, { t }) => t(`staff.country.${parseCountry(form)}`),
  },
  language: {
    label: 'staff.language',
    width: '4.5rem',
    under: 'email',
    text: ({ lang }, { t }) => languageName(t, lang),
  },
  status: {
    label: 'staff.status',
    width: '7.75rem',
    cell: ({ status }) => <ApplicationStatus status={status} />,
  },
  received: {
    label: 'staff.received',
    width: '6.25rem',
    under: 'status',
    date: ({ submitted_at }) => submitted_at,
  },
  changed: {
    label: 'staff.changed',
    width: '10.25rem',
    narrow: '6.75rem',
    dateTime: ({ changed_at }) => changed_at,
  },
});

/** All applications, newest first or as sorted; status, search and sorting are in the address. */
export function ApplicationsPage() {
  const t = useTranslate();
  const list = useListParams<'search' | 'status' | 'sort'>();
  const { params, narrow, linkTo } = list;
  const sorted = sortingOfList(list, APPLICATION_SORT_COLUMNS);
  const status = APPLICATION_STATUSES.find((known) => known === params.get('status'));
  const search = params.get('search') ?? '';
  const isNarrowed = status !== undefined || search !== '';
  const query = useListApplicationsQuery({
    ...(status && { status }),
    ...(search && { search }),
    page: list.page,
    pagination: DEFAULT_PAGE_SIZE,
    ...sorted.query,
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

  return (
    <DeskList
      title={t('staff.title')}
      query={query}
      countOf={({ total }) => t('staff.count', { count: total })}
      opens="staff.key.open"
      tools={[
        { letter: 'r', label: 'staff.refresh', act: query.refetch, isWaiting: query.isFetching },
      ]}
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
      itemsOf={({ applications }) => applications}
      paging={{ ...list, ...sorted }}
      empty={{
        icon: 'file',
        text: t(isNarrowed ? 'staff.noMatch' : 'staff.none'),
        link: isNarrowed && { to: staffPaths.applications, label: t('staff.showAll') },
      }}
      columns={columns}
      keyOf={({ reference }) => reference}
      to={({ reference }) => staffPaths.application(reference)}
      state={() => ({ query: list.query })}
    />
  );
}
