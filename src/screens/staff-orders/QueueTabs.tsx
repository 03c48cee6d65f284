import { styled } from 'styled-components';

import type { QueuePage } from '../../api/staffOrders';
import { useFormat } from '../../i18n/useFormat';
import { useTranslate } from '../../i18n/useTranslate';
import { Link } from '../../ui/Link';
import { color, control, size, space } from '../../ui/theme';

import { QUEUES } from './queues';
import type { QueueAddress } from './useQueueAddress';

const Tabs = styled.nav`
  display: flex;
  overflow-x: auto;
  gap: 0 ${space(1)};
  margin-bottom: ${space(2)};
  border-bottom: 1px solid ${color.line};
  scrollbar-width: thin;
`;

const Count = styled.span`
  color: ${color.inkSoft};
  font-size: ${size.s};
  font-weight: 400;
`;

const Anchor = styled(Link)`
  display: inline-flex;
  flex: none;
  gap: ${space(1)};
  align-items: center;
  min-height: ${control.small};
  padding: 0 ${space(2)};
  border-bottom: 3px solid transparent;
  color: ${color.ink};
  font-size: ${size.s};
  text-decoration: none;
  white-space: nowrap;

  &:hover {
    background: ${color.primaryTint};
  }

  &[aria-current] {
    border-color: ${color.primary};
    font-weight: 600;
  }
`;

interface QueueTabsProps {
  address: QueueAddress;
  counts: QueuePage['counts'] | undefined;
}

const bringIntoSight = (tab: HTMLAnchorElement | null) =>
  tab?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });

/** The queues with how many orders the search finds in each. */
export function QueueTabs({ address, counts }: QueueTabsProps) {
  const t = useTranslate();
  const format = useFormat();
  return (
    <Tabs aria-label={t('desk.queues')}>
      {QUEUES.map((queue) => (
        <Anchor
          key={queue}
          ref={queue === address.queue ? bringIntoSight : undefined}
          to={address.ofQueue(queue)}
          aria-current={queue === address.queue ? 'true' : undefined}
        >
          {t(`desk.queue.${queue}`)}
          {counts && <Count>{format.number(counts[queue] ?? 0)}</Count>}
        </Anchor>
      ))}
    </Tabs>
  );
}
