import { useState } from 'react';

import { QUEUES } from '#domain/queues';

import type { QueuePage } from '../../api/staffOrders';
import { DeskList } from '../../features/desk-frame/DeskList';
import { DeskTabs } from '../../features/desk-frame/DeskTabs';
import { useHasRole } from '../../features/desk-frame/useHasRole';
import type { Listed } from '../../features/paging/ListedPage';
import { useTranslate } from '../../i18n/useTranslate';
import { staffPaths } from '../../staffPaths';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { Link } from '../../ui/Link';
import { PageControl } from '../../ui/PageControl';
import { TableSkeleton } from '../../ui/TableSkeleton';

import { ExportSheet } from './ExportSheet';
import { QueueFilters } from './QueueFilters';
import { QueueTable } from './QueueTable';
import { QueueTools } from './QueueTools';
import { useQueueActions } from './useQueueActions';
import type { QueueAddress } from './useQueueAddress';
import { useSelection, type Selection } from './useSelection';
import { useStableOrders } from './useStableOrders';

interface QueueScreenProps extends Listed<QueuePage> {
  address: QueueAddress;
}

export function QueueScreen(props: QueueScreenProps) {
  const { found, isFetching, last, address, failure } = props;
  const t = useTranslate();
  const mayWork = useHasRole();
  const [isExporting, setIsExporting] = useState(false);
  const steady = useStableOrders(found?.orders, address.query);
  const orders = steady.orders ?? [];
  const selection = useSelection(orders.map(({ order_id }) => order_id));
  const actions = useQueueActions(orders, selection, address);
  const openExport = () => setIsExporting(true);

  return (
    <>
      <DeskList
        title={t('orders.title')}
        count={found && t('orders.count', { count: found.total })}
        opens="order.link"
        keys={[
          ['x', 'desk.key.select', actions.toggleFocused],
          ['p', 'desk.key.pickList', actions.pickList],
          ['b', 'desk.key.begin', mayWork ? actions.begin : undefined],
          ['e', 'desk.key.export', openExport],
        ]}
        tools={<QueueTools selection={selection} actions={actions} onExport={openExport} />}
        filters={
          <>
            <QueueTabs found={found} address={address} />
            <QueueFilters address={address} />
          </>
        }
        isBusy={isFetching && !found}
        foot={<PageControl page={address.page} last={last} onTurn={address.turnTo} />}
      >
        {failure || (
          <Results found={found} steady={steady} address={address} selection={selection} />
        )}
      </DeskList>
      {isExporting && (
        <ExportSheet
          chosen={selection.ids.length}
          onClose={() => setIsExporting(false)}
          onChoose={(format) => {
            setIsExporting(false);
            void actions.exportAs(format);
          }}
        />
      )}
    </>
  );
}

function QueueTabs({ found, address }: Pick<QueueScreenProps, 'found' | 'address'>) {
  const t = useTranslate();
  const tabs = QUEUES.map((queue) => ({
    name: queue,
    to: address.linkTo({ queue }),
    label: t(`desk.queue.${queue}`),
    count: found && (found.counts[queue] ?? 0),
  }));
  return <DeskTabs label={t('desk.queues')} tabs={tabs} shown={address.queue} />;
}

interface ResultsProps extends Pick<QueueScreenProps, 'found' | 'address'> {
  steady: ReturnType<typeof useStableOrders>;
  selection: Selection;
}

function Results({ found, steady, address, selection }: ResultsProps) {
  const t = useTranslate();
  const { orders, hold } = steady;
  if (!found || !orders) return <TableSkeleton />;
  if (orders.length > 0) {
    return (
      <QueueTable orders={orders} query={address.query} selection={selection} onPoint={hold} />
    );
  }
  const isUnfiltered = address.queue === 'all' && !address.isNarrowed;
  return (
    <EmptyState
      icon="cart"
      text={t(
        isUnfiltered ? 'desk.none' : address.isNarrowed ? 'desk.noMatch' : 'desk.queue.empty',
      )}
    >
      {!isUnfiltered && (
        <Button as={Link} to={`${staffPaths.orders}?queue=all`}>
          {t('order.back')}
        </Button>
      )}
    </EmptyState>
  );
}
