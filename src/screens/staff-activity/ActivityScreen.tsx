import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import type { ActivityPage } from '../../api/staffActivity';
import { DeskList } from '../../features/desk-frame/DeskList';
import { KeyedButton } from '../../features/desk-frame/KeyedButton';
import { useTranslate } from '../../i18n/useTranslate';
import { staffPaths } from '../../staffPaths';
import { Button, SmallButton } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { Link } from '../../ui/Link';
import { TableSkeleton } from '../../ui/TableSkeleton';
import { space } from '../../ui/theme';

import { ActivityFilters } from './ActivityFilters';
import { ActivityTable } from './ActivityTable';
import type { ActivityAddress } from './useActivityAddress';

const Pagination = styled.nav`
  display: flex;
  gap: ${space(2)};
`;

interface ActivityScreenProps {
  found: ActivityPage | undefined;
  isFetching: boolean;
  address: ActivityAddress;
  /** Rendered in place of the entries when they could not be loaded. */
  failure: ReactNode;
  isExporting: boolean;
  onRefresh: () => void;
  onExport: () => void;
}

export function ActivityScreen(props: ActivityScreenProps) {
  const { found, isFetching, address, failure, isExporting, onRefresh, onExport } = props;
  const t = useTranslate();
  return (
    <DeskList
      title={t('activity.title')}
      opens="activity.key.open"
      keys={[
        ['r', 'activity.refresh', onRefresh],
        ['e', 'activity.key.export', isExporting ? undefined : onExport],
      ]}
      tools={
        <>
          <KeyedButton letter="r" disabled={isFetching} onClick={onRefresh}>
            {t('activity.refresh')}
          </KeyedButton>
          <KeyedButton letter="e" disabled={isExporting} onClick={onExport}>
            {t('activity.export')}
          </KeyedButton>
        </>
      }
      filters={<ActivityFilters address={address} />}
      isBusy={isFetching && !found}
      foot={
        <Pagination className="no-print" aria-label={t('activity.pages')}>
          {address.after && (
            <SmallButton as={Link} to={address.linkAfter('')}>
              {t('activity.newest')}
            </SmallButton>
          )}
          {found?.next && !failure && (
            <SmallButton as={Link} to={address.linkAfter(found.next)}>
              {t('activity.older')}
            </SmallButton>
          )}
        </Pagination>
      }
    >
      {failure || <Results found={found} address={address} />}
    </DeskList>
  );
}

function Results({ found, address }: Pick<ActivityScreenProps, 'found' | 'address'>) {
  const t = useTranslate();
  if (!found) return <TableSkeleton />;
  if (found.entries.length > 0) return <ActivityTable entries={found.entries} />;
  return (
    <EmptyState icon="menu" text={t(address.isNarrowed ? 'activity.noMatch' : 'activity.none')}>
      {address.isNarrowed && (
        <Button as={Link} to={staffPaths.activity}>
          {t('activity.showAll')}
        </Button>
      )}
    </EmptyState>
  );
}
