import { useRef, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';

import type { QueuePage } from '../../api/staffOrders';
import { KeysSheet } from '../../features/desk-keys/KeysSheet';
import { useDeskKeys } from '../../features/desk-keys/useDeskKeys';
import { useMayWork } from '../../features/desk-order/useMayWork';
import { useTranslate } from '../../i18n/useTranslate';
import { staffPaths } from '../../staffPaths';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { Link } from '../../ui/Link';
import { PageControl } from '../../ui/PageControl';
import { PageHead } from '../../ui/PageHead';
import { TableSkeleton } from '../../ui/TableSkeleton';
import { space } from '../../ui/theme';

import { ExportSheet } from './ExportSheet';
import { QueueFilters } from './QueueFilters';
import { QueueTable } from './QueueTable';
import { QueueTabs } from './QueueTabs';
import { QueueTools } from './QueueTools';
import type { QueueAddress } from './useQueueAddress';
import { useQueueDeeds } from './useQueueDeeds';
import { useSelection, type Selection } from './useSelection';
import type { useSteadyOrders } from './useSteadyOrders';

const Foot = styled.div`
  display: flex;
  justify-content: center;
  margin-top: ${space(4)};
`;

const KEYS = [
  ['J', 'desk.key.next'],
  ['K', 'desk.key.previous'],
  ['↵', 'order.link'],
  ['X', 'desk.key.select'],
  ['/', 'desk.key.search'],
  ['P', 'desk.key.pickList'],
  ['B', 'desk.key.begin'],
  ['E', 'desk.key.export'],
  ['?', 'desk.key.keys'],
] as const;

interface QueueScreenProps {
  found: QueuePage | undefined;
  steady: ReturnType<typeof useSteadyOrders>;
  isFetching: boolean;
  last: number;
  address: QueueAddress;
  /** Stands in the place of the orders when they could not be read. */
  failure: ReactNode;
}

export function QueueScreen(props: QueueScreenProps) {
  const { found, steady, isFetching, last, address, failure } = props;
  const t = useTranslate();
  const mayWork = useMayWork();
  const search = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState<'export' | 'keys' | null>(null);
  const orders = steady.orders ?? [];
  const selection = useSelection(orders.map(({ order_id }) => order_id));
  const deeds = useQueueDeeds(orders, selection, address);
  const close = () => setOpen(null);

  useDeskKeys({
    x: deeds.toggleFocused,
    p: deeds.pickList,
    b: mayWork ? deeds.begin : undefined,
    e: () => setOpen('export'),
    '/': () => search.current?.focus(),
    '?': () => setOpen('keys'),
  });

  return (
    <>
      <PageHead
        title={t('orders.title')}
        count={found && t('orders.count', { count: found.total })}
        isTight
      >
        <QueueTools
          selection={selection}
          deeds={deeds}
          onExport={() => setOpen('export')}
          onKeys={() => setOpen('keys')}
        />
      </PageHead>
      <QueueTabs address={address} counts={found?.counts} />
      <QueueFilters address={address} box={search} />
      <section aria-label={t('orders.title')} aria-busy={isFetching && !found}>
        {failure || <Found found={found} steady={steady} address={address} selection={selection} />}
      </section>
      <Foot>
        <PageControl page={address.page} last={last} onTurn={address.turnTo} />
      </Foot>
      {open === 'keys' && <KeysSheet keys={KEYS} onClose={close} />}
      {open === 'export' && (
        <ExportSheet
          chosen={selection.ids.length}
          onClose={close}
          onChoose={(format) => {
            close();
            void deeds.exportAs(format);
          }}
        />
      )}
    </>
  );
}

interface FoundProps extends Pick<QueueScreenProps, 'found' | 'steady' | 'address'> {
  selection: Selection;
}

function Found({ found, steady, address, selection }: FoundProps) {
  const t = useTranslate();
  const { orders, hold } = steady;
  if (!found || !orders) return <TableSkeleton />;
  if (orders.length > 0) {
    return (
      <QueueTable orders={orders} query={address.query} selection={selection} onPoint={hold} />
    );
  }
  const isWhole = address.queue === 'all' && !address.isNarrowed;
  return (
    <EmptyState
      icon="cart"
      text={t(isWhole ? 'desk.none' : address.isNarrowed ? 'desk.noMatch' : 'desk.queue.empty')}
    >
      {!isWhole && (
        <Button as={Link} to={`${staffPaths.orders}?queue=all`}>
          {t('order.back')}
        </Button>
      )}
    </EmptyState>
  );
}
