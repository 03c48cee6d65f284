import { useState } from 'react';
import { styled } from 'styled-components';

import type { exportOrders } from '#contract/orders';

import { buildRequest } from '../../api/buildRequest';
import { DownloadButtons } from '../../features/download/DownloadButtons';
import { useTranslate } from '../../i18n/useTranslate';
import { useCustomer } from '../../store/useMarket';
import { Select } from '../../ui/Input';
import { size, space } from '../../ui/theme';

import { exportQuery } from './ordersQuery';
import type { OrdersFilterValues } from './useOrdersAddress';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
`;

const Choice = styled(Select)`
  font-size: ${size.s};
`;

const ROW_KINDS = ['orders', 'lines'] as const;

/**
 * Downloads all matching orders, not only those of the current page, with one row per order or per
 * order line.
 */
export function ExportOrders({ filters }: { filters: OrdersFilterValues }) {
  const t = useTranslate();
  const customer = useCustomer();
  const [rows, setRows] = useState<(typeof ROW_KINDS)[number]>('orders');

  return (
    <Bar className="no-print">
      <Choice
        aria-label={t('orders.export.rows')}
        value={rows}
        onChange={({ target }) =>
          setRows(ROW_KINDS.find((name) => name === target.value) ?? 'orders')
        }
      >
        {ROW_KINDS.map((name) => (
          <option key={name} value={name}>
            {t(`orders.export.${name}`)}
          </option>
        ))}
      </Choice>
      <DownloadButtons
        name={t('orders.export.file')}
        callFor={(format) =>
          buildRequest<typeof exportOrders>({
            method: 'GET',
            url: '/api/export-orders',
            query: { ...exportQuery(customer, filters), rows, format },
          })
        }
      />
    </Bar>
  );
}
