import { useState } from 'react';

import { COUNTRIES } from '#domain/countries';
import { DEFAULT_PAGE_SIZE } from '#domain/pages';
import { QUEUES } from '#domain/queues';

import { settings } from '../../api/settings';
import { useListQueueQuery, type QueuePage as FoundQueue } from '../../api/staffOrders';
import { DayRange } from '../../features/day-filter/DayRange';
import { DeskFilters } from '../../features/desk-frame/DeskFilters';
import { DeskList } from '../../features/desk-frame/DeskList';
import { DeskTabs } from '../../features/desk-frame/DeskTabs';
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

/** Whether an order can be late. */
const HAS_HOURS = Object.keys(settings.rules.shipping).length > 0;

/** In milliseconds. */
const POLLING_INTERVAL_MS = 15_000;

/** All orders, in queues by what has to be done with them. */
export function QueuePage() {
  const t = useTranslate();
  const address = useQueueAddress();
  const query = useListQueueQuery(
    {
      ...queueQuery(address),
      ...address.sorted.query,
      page: address.page,
      pagination: DEFAULT_PAGE_SIZE,
    },
    usePolling(POLLING_INTERVAL_MS),
  );
  const mayWork = useHasRole();
  const [isExporting, setIsExporting] = useState(false);
  const found = foundBy(query);
  const { orders = [], hold } = useStableOrders(found?.orders, address.query);
  const actions = useQueueActions(orders, address);
  const { selection, count, isBusy } = actions;
  const isUnfiltered = address.queue === 'all' && !address.isNarrowed;

  return (
    <>
      <DeskList
        title={t('orders.title')}
        query={query}
        countOf={({ total }) => t('orders.count', { count: total })}
        opens="order.link"
        tools={[
          { letter: 'x', help: 'desk.key.select', act: actions.toggleFocused },
          {
            letter: 'p',
            label: 'desk.pickList',
            help: 'desk.key.pickList',
            act: actions.pickList,
            isWaiting: count === 0 || isBusy,
          },
          {
            letter: 'b',
            label: 'desk.begin',
            help: 'desk.key.begin',
            act: mayWork && actions.begin,
            isWaiting: count === 0 || isBusy,
          },
          {
            letter: 'e',
            label: 'desk.export',
            help: 'desk.key.export',
            act: () => setIsExporting(true),
            isWaiting: isBusy,
          },
        ]}
        beside={<span role="status">{count > 0 && t('desk.selected', { count })}</span>}
        filters={<QueueFilters found={found} address={address} />}
        onPointer={hold}
        itemsOf={() => orders}
        paging={{ ...address, ...address.sorted }}
        empty={{
          icon: 'cart',
          text: t(
            isUnfiltered ? 'desk.none' : address.isNarrowed ? 'desk.noMatch' : 'desk.queue.empty',
          ),
          link: !isUnfiltered && {
            to: staffPaths.ordersBy({ queue: 'all' }),
            label: t('order.back'),
          },
        }}
        columns={queueColumns}
        keyOf={({ order_id }) => order_id}
        cells={{
          tick: (order) => (
            <Checkbox
              tabIndex={-1}
              aria-label={t('desk.select.order', { order: order.order_id })}
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
      />
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
        onClear={() => narrow({ search: '', from: '', to: '', country: '', late: '' })}
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
        {(HAS_HOURS || filters.late) && (
          <SelectFilter
            label={t('overview.leaving')}
            chosen={filters.late}
            choices={[
              ['', t('overview.leaving.any')],
              ['1', t('overview.late')],
            ]}
            onChoose={(late) => narrow({ late })}
          />
        )}
      </DeskFilters>
    </>
  );
}
