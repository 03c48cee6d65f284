import { styled } from 'styled-components';

import { EVENT_KINDS, STAFF_ACTIONS } from '#domain/activity';

import { activityFile, useListActivityQuery } from '../../api/staffActivity';
import { DayRange } from '../../features/day-filter/DayRange';
import { DeskFilters } from '../../features/desk-frame/DeskFilters';
import { DeskList } from '../../features/desk-frame/DeskList';
import { SearchField } from '../../features/desk-frame/SearchField';
import { useI18n } from '../../i18n/I18n';
import { useTranslate } from '../../i18n/useTranslate';
import { staffPaths } from '../../staffPaths';
import { useDownload } from '../../store/useDownload';
import { SmallButton } from '../../ui/Button';
import { FilterLabel, FilterSelect } from '../../ui/FilterField';
import { Link } from '../../ui/Link';
import { foundBy } from '../../ui/Loaded';
import { space } from '../../ui/theme';

import { columns } from './columns';
import { activityQuery, useActivityAddress, type ActivityAddress } from './useActivityAddress';

const Pagination = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  justify-content: center;
  margin-top: ${space(4)};
`;

/** Log of what happened in the shop and what the staff viewed. */
export function ActivityPage() {
  const t = useTranslate();
  const { language: lang } = useI18n();
  const address = useActivityAddress();
  const { after, isNarrowed } = address;
  const filters = { ...activityQuery(address.filters), lang };
  const query = useListActivityQuery({ ...filters, ...(after && { after }) });
  const next = foundBy(query)?.next;
  const { download, isLoading } = useDownload();
  const exportFile = () =>
    !isLoading && download(`${t('activity.file')}.csv`, activityFile(filters));

  return (
    <DeskList
      title={t('activity.title')}
      query={query}
      opens="activity.key.open"
      tools={[
        { letter: 'r', label: 'activity.refresh', act: query.refetch, isWaiting: query.isFetching },
        {
          letter: 'e',
          label: 'activity.export',
          help: 'activity.key.export',
          act: exportFile,
          isWaiting: isLoading,
        },
      ]}
      filters={<ActivityFilters address={address} />}
      itemsOf={({ entries }) => entries}
      empty={{
        icon: 'menu',
        text: t(isNarrowed ? 'activity.noMatch' : 'activity.none'),
        link: isNarrowed && { to: staffPaths.activity, label: t('activity.showAll') },
      }}
      columns={columns}
      keyOf={({ id }) => id}
      isMain
      isWide
      isFixed
    >
      <Pagination className="no-print" aria-label={t('activity.pages')}>
        {after && (
          <SmallButton as={Link} to={address.linkAfter('')}>
            {t('activity.newest')}
          </SmallButton>
        )}
        {next && (
          <SmallButton as={Link} to={address.linkAfter(next)}>
            {t('activity.older')}
          </SmallButton>
        )}
      </Pagination>
    </DeskList>
  );
}

/** Filters by subject, actor, kind and days. */
function ActivityFilters({ address }: { address: ActivityAddress }) {
  const t = useTranslate();
  const { filters, isNarrowed, narrow } = address;
  const options = (kinds: typeof EVENT_KINDS | typeof STAFF_ACTIONS) =>
    kinds.map((kind) => (
      <option key={kind} value={kind}>
        {t(`activity.kind.${kind}`)}
      </option>
    ));

  return (
    <DeskFilters
      label={t('activity.subjectKind')}
      hint={t('activity.subject.hint')}
      text={filters.subject}
      onSearch={(subject) => narrow({ subject })}
      isNarrowed={isNarrowed}
      onClear={() => narrow({ kind: '', actor: '', subject: '', from: '', to: '' })}
    >
      <SearchField
        label={t('activity.actor')}
        hint={t('activity.actor.hint')}
        text={filters.actor}
        onSearch={(actor) => narrow({ actor })}
      />
      <FilterLabel>
        {t('activity.what')}
        <FilterSelect
          value={filters.kind}
          onChange={(event) => narrow({ kind: event.target.value })}
        >
          <option value="">{t('activity.anything')}</option>
          <optgroup label={t('activity.events')}>{options(EVENT_KINDS)}</optgroup>
          <optgroup label={t('activity.looks')}>{options(STAFF_ACTIONS)}</optgroup>
        </FilterSelect>
      </FilterLabel>
      <DayRange days={filters} onChange={narrow} />
    </DeskFilters>
  );
}
