import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import type { Applications } from '../../api/review';
import { useTranslate } from '../../i18n/useTranslate';
import { staffPaths } from '../../staffPaths';
import { Button, IconButton } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { Icon } from '../../ui/Icon';
import { Link } from '../../ui/Link';
import { PageControl } from '../../ui/PageControl';
import { TableSkeleton } from '../../ui/TableSkeleton';
import { color, from, size, space } from '../../ui/theme';

import { ApplicationsSearch } from './ApplicationsSearch';
import { ApplicationsTable } from './ApplicationsTable';
import { StatusTabs } from './StatusTabs';
import type { ApplicationsAddress } from './useApplicationsAddress';

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${space(3)} ${space(6)};
  margin-bottom: ${space(3)};
`;

const Above = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space(1)} ${space(4)};
  align-items: center;
  margin: ${space(1)} 0;
  color: ${color.inkSoft};
  font-size: ${size.s};
`;

const Keys = styled.p`
  display: none;

  ${from.tablet} {
    display: block;
  }
`;

const Count = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(1)};
`;

const Foot = styled.div`
  display: flex;
  justify-content: center;
  margin-top: ${space(6)};
`;

interface ApplicationsScreenProps {
  found: Applications | undefined;
  isFetching: boolean;
  last: number;
  address: ApplicationsAddress;
  onRefresh: () => void;
  /** Stands in the place of the applications when they could not be read. */
  failure: ReactNode;
}

export function ApplicationsScreen(props: ApplicationsScreenProps) {
  const { found, isFetching, last, address, failure, onRefresh } = props;
  const t = useTranslate();
  return (
    <>
      <Head>
        <h1>{t('staff.title')}</h1>
        <ApplicationsSearch address={address} />
      </Head>
      <StatusTabs address={address} counts={found?.counts} />
      <Above>
        <Count>
          <p role="status">{found && t('staff.count', { count: found.total })}</p>
          <IconButton
            type="button"
            aria-label={t('staff.refresh')}
            title={t('staff.refresh')}
            disabled={isFetching}
            onClick={onRefresh}
          >
            <Icon name="repeat" size={16} />
          </IconButton>
        </Count>
        <Keys id="staff-keys">{t('staff.keys')}</Keys>
      </Above>
      <section aria-label={t('staff.title')} aria-busy={isFetching}>
        {failure || <Found found={found} address={address} />}
      </section>
      <Foot>
        <PageControl page={address.page} last={last} onTurn={address.turnTo} />
      </Foot>
    </>
  );
}

function Found({ found, address }: Pick<ApplicationsScreenProps, 'found' | 'address'>) {
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
