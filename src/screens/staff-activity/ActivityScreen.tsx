import { useRef, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';

import type { ActivityPage } from '../../api/staffActivity';
import { KeyedButton } from '../../features/desk-keys/KeyedButton';
import { KeysSheet } from '../../features/desk-keys/KeysSheet';
import { useDeskKeys } from '../../features/desk-keys/useDeskKeys';
import { useTranslate } from '../../i18n/useTranslate';
import { staffPaths } from '../../staffPaths';
import { Button, SmallButton } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { Link } from '../../ui/Link';
import { PageHead } from '../../ui/PageHead';
import { TableSkeleton } from '../../ui/TableSkeleton';
import { below, space } from '../../ui/theme';

import { ActivityFilters } from './ActivityFilters';
import { ActivityTable } from './ActivityTable';
import type { ActivityAddress } from './useActivityAddress';

const Foot = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  justify-content: center;
  margin-top: ${space(4)};
`;

/** A phone has none. */
const Keys = styled(KeyedButton)`
  ${below.tablet} {
    display: none;
  }
`;

const KEYS = [
  ['J', 'desk.key.next'],
  ['K', 'desk.key.previous'],
  ['↵', 'activity.key.open'],
  ['/', 'desk.key.search'],
  ['R', 'activity.refresh'],
  ['E', 'activity.key.export'],
  ['?', 'desk.key.keys'],
] as const;

interface ActivityScreenProps {
  found: ActivityPage | undefined;
  isFetching: boolean;
  address: ActivityAddress;
  /** Stands in the place of the entries when they could not be read. */
  failure: ReactNode;
  isExporting: boolean;
  onRefresh: () => void;
  onExport: () => void;
}

export function ActivityScreen(props: ActivityScreenProps) {
  const { found, isFetching, address, failure, isExporting, onRefresh, onExport } = props;
  const t = useTranslate();
  const search = useRef<HTMLInputElement>(null);
  const [isHelping, setIsHelping] = useState(false);
  const help = () => setIsHelping(true);
  useDeskKeys({
    '/': () => search.current?.focus(),
    r: onRefresh,
    e: isExporting ? undefined : onExport,
    '?': help,
  });

  return (
    <>
      <PageHead title={t('activity.title')} isTight>
        <KeyedButton letter="r" disabled={isFetching} onClick={onRefresh}>
          {t('activity.refresh')}
        </KeyedButton>
        <KeyedButton letter="e" disabled={isExporting} onClick={onExport}>
          {t('activity.export')}
        </KeyedButton>
        <Keys letter="?" onClick={help}>
          {t('desk.keys')}
        </Keys>
      </PageHead>
      <ActivityFilters address={address} box={search} />
      <section aria-label={t('activity.title')} aria-busy={isFetching && !found}>
        {failure || <Found found={found} address={address} />}
      </section>
      <Foot className="no-print" aria-label={t('activity.pages')}>
        {address.after && (
          <SmallButton as={Link} to={address.placeOf('')}>
            {t('activity.newest')}
          </SmallButton>
        )}
        {found?.next && !failure && (
          <SmallButton as={Link} to={address.placeOf(found.next)}>
            {t('activity.older')}
          </SmallButton>
        )}
      </Foot>
      {isHelping && <KeysSheet keys={KEYS} onClose={() => setIsHelping(false)} />}
    </>
  );
}

function Found({ found, address }: Pick<ActivityScreenProps, 'found' | 'address'>) {
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
