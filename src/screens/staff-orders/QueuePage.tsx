import { useState } from 'react';

import { COUNTRIES } from '#domain/countries';
import { DEFAULT_PAGE_SIZE } from '#domain/pages';
import { QUEUES } from '#domain/queues';

import { useListQueueQuery, type QueuePage as FoundQueue } from '../../api/staffOrders';
import { DayRange } from '../../features/day-filter/DayRange';
import { DeskFilters } from '../../features/desk-frame/DeskFilters';
import { DeskList } from '../../features/desk-frame/DeskList';
import { DeskTabs } from '../../features/desk-frame/DeskTabs';
import { KeyedButton } from '../../features/desk-frame/KeyedButton';
import { QueryTable } from '../../features/desk-frame/QueryTable';
import { SelectFilter } from '../../features/desk-frame/SelectFilter';
import { useHasRole } from '../../features/desk-frame/useHasRole';
import { usePolling } from '../../features/desk-frame/usePolling';
import type { FromQueue } from '../../features/desk-order/navigationState';
import { useTranslate } from '../../i18n/useTranslate';
import { staffPaths } from '../../staffPaths';
import { Checkbox } from '../../ui/Checkbox';
import { foundBy } from '../../ui/Loaded';

import { ExportSheet } from './ExportSheet';
import { queueColumns } from './queueColumns';
import { useQueueActions } from './useQueueActions';
import { queueQuery, useQueueAddress, type QueueAddress } from './useQueueAddress';
import { useStableOrders } from './useStableOrders';

/** In milliseconds. */
const POLLING_INTERVAL_MS = 15_000;

/** All orders, in queues by what has to be done with them. */
export function QueuePage() {
  const t = useTranslate();
  const address = useQueueAddress();
  const query = useListQueueQuery(
    { ...queueQuery(address), page: address.page, pagination: DEFAULT_PAGE_SIZE },
    usePolling(POLLING_INTERVAL_MS),
  );
  const mayWork = useHasRole();
  const [isExporting, setIsExporting] = useState(false);
  const found = foundBy(query);
  const { orders = [], hold } = useStableOrders(found?.orders, address.query);
  const actions = useQueueActions(orders, address);
  const { selection, isBusy } = actions;
  const { length: count } = selection.ids;
  const openExport = () => setIsExporting(true);
  const isUnfiltered = address.queue === 'all' && !address.isNarrowed;

  return (
    <>
      <DeskList
        title={t('orders.title')}
        query={query}
        countOf={({ total }) => t('orders.count', { count: total })}
        opens="order.link"
        keys={[
          ['x', 'desk.key.select', actions.toggleFocused],
          ['p', 'desk.key.pickList', actions.pickList],
          ['b', 'desk.key.begin', mayWork ? actions.begin : undefined],
          ['e', 'desk.key.export', openExport],
        ]}
        tools={
          <>
            <span role="status">{count > 0 && t('desk.selected', { count })}</span>
            <KeyedButton letter="p" disabled={count === 0 || isBusy} onClick={actions.pickList}>
              {t('desk.pickList')}
            </KeyedButton>
            {mayWork && (
              <KeyedButton letter="b" disabled={count === 0 || isBusy} onClick={actions.begin}>
                {t('desk.begin')}
              </KeyedButton>
            )}
            <KeyedButton letter="e" disabled={isBusy} onClick={openExport}>
              {t('desk.export')}
            </KeyedButton>
          </>
        }
        filters={<QueueFilters found={found} address={address} />}
      >
        <div onPointerEnter={() => hold(true)} onPointerLeave={() => hold(false)}>
          <QueryTable
            query={query}
            itemsOf={() => orders}
            paging={address}
            empty={{
              icon: 'cart',
              text: t(
                isUnfiltered
                  ? 'desk.none'
                  : address.isNarrowed
                    ? 'desk.noMatch'
                    : 'desk.queue.empty',
              ),
              link: !isUnfiltered && {
                to: `${staffPaths.orders}?queue=all`,
                label: t('order.back'),
              },
            }}
            caption={t('orders.title')}
            columns={queueColumns}
            keyOf={({ order_id }) => order_id}
            cells={{
              tick: ({ order_id: order }) => (
                <Checkbox
                  tabIndex={-1}
                  aria-label={t('desk.select.order', { order })}
                  checked={selection.has(order)}
                  onChange={() => selection.toggle(order)}
                />
              ),
            }}
            to={({ order_id }) => staffPaths.order(order_id)}
            state={(shown): FromQueue => ({
              query: address.query,
              ids: shown.map(({ order_id }) => order_id),
            })}
            isWide
            isFixed
          />
        </div>
      </DeskList>
      {isExporting && (
        <ExportSheet
          chosen={count}
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

interface QueueFiltersProps {
  found: FoundQueue | undefined;
  address: QueueAddress;
}

/** The queues, and search, date and country filters, which apply while typing. */
function QueueFilters({ found, address }: QueueFiltersProps) {
  const t = useTranslate();
  const { filters, isNarrowed, narrow } = address;
  const tabs = QUEUES.map((queue) => ({
    name: queue,
    to: address.linkTo({ queue }),
    label: t(`desk.queue.${queue}`),
    count: found && (found.counts[queue] ?? 0),
  }));
  return (
    <>
      <DeskTabs label={t('desk.queues')} tabs={tabs} shown={address.queue} />
      <DeskFilters
        label={t('orders.search')}
        hint={t('desk.search.hint')}
        text={filters.search}
        onSearch={(search) => narrow({ search })}
        isNarrowed={isNarrowed}
        onClear={() => narrow({ search: '', from: '', to: '', country: '' })}
      >
        <DayRange days={filters} onChange={narrow} />
        <SelectFilter
          label={t('staff.country')}
          chosen={filters.country}
          choices={[
            ['', t('desk.anyCountry')],
            ...COUNTRIES.map((country) => [country, t(`staff.country.${country}`)] as const),
          ]}
          onChoose={(country) => narrow({ country })}
        />
      </DeskFilters>
    </>
  );
}
