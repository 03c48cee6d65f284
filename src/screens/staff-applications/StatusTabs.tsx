import { styled } from 'styled-components';

import { APPLICATION_STATUSES } from '#domain/application/statuses';

import type { Applications } from '../../api/review';
import { useFormat } from '../../i18n/useFormat';
import { useTranslate } from '../../i18n/useTranslate';
import { Link } from '../../ui/Link';
import { color, control, size, space } from '../../ui/theme';

import type { ApplicationsAddress } from './useApplicationsAddress';

const Tabs = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(1)};
  border-bottom: 1px solid ${color.line};
`;

const Count = styled.span`
  color: ${color.inkSoft};
  font-size: ${size.s};
  font-weight: 400;
`;

const Anchor = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  min-height: ${control.normal};
  margin-bottom: -1px;
  padding: 0 ${space(3)};
  border-bottom: 3px solid transparent;
  color: ${color.ink};
  text-decoration: none;

  &:hover {
    background: ${color.primaryTint};
  }

  &[aria-current] {
    border-color: ${color.primary};
    font-weight: 600;
  }
`;

interface StatusTabsProps {
  address: ApplicationsAddress;
  counts: Applications['counts'] | undefined;
}

/** The statuses in the order in which an application moves, with how many the search finds in each. */
export function StatusTabs({ address, counts }: StatusTabsProps) {
  const t = useTranslate();
  const format = useFormat();
  const all = counts && Object.values(counts).reduce((sum, count) => sum + count, 0);
  return (
    <Tabs aria-label={t('staff.statuses')}>
      {(['all', ...APPLICATION_STATUSES] as const).map((status) => (
        <Anchor
          key={status}
          to={address.ofStatus(status === 'all' ? '' : status)}
          aria-current={(address.status ?? 'all') === status ? 'true' : undefined}
        >
          {t(`staff.status.${status}`)}
          {counts && <Count>{format.number((status === 'all' ? all : counts[status]) ?? 0)}</Count>}
        </Anchor>
      ))}
    </Tabs>
  );
}
