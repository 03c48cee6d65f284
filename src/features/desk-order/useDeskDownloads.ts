import type { Call } from '#contract/route';
import type { printPackingSlip } from '#contract/staffOrder';
import type { exportQueue, printPickList } from '#contract/staffOrders';

import { buildRequest } from '../../api/buildRequest';
import { useI18n } from '../../i18n/I18n';
import { useTranslate } from '../../i18n/useTranslate';
import { useDownload } from '../../store/useDownload';

type ExportQuery = Call<typeof exportQueue>['query'];

/** Downloads of the files that the desk prints and passes on. */
export function useDeskDownloads() {
  const t = useTranslate();
  const { language: lang } = useI18n();
  const { download, isLoading } = useDownload();
  return {
    isLoading,
    pickList: (orders: readonly string[]) =>
      download(
        `${t('desk.pickList.file')}.pdf`,
        buildRequest<typeof printPickList>({
          method: 'GET',
          url: '/api/staff/orders/pick-list',
          query: { order_ids: orders.join(','), lang },
        }),
      ),
    packingSlip: (order_id: string, shipment_id?: string) =>
      download(
        `${t('desk.packingSlip.file', { order: order_id })}.pdf`,
        buildRequest<typeof printPackingSlip>({
          method: 'GET',
          url: '/api/staff/order/packing-slip',
          query: { order_id, ...(shipment_id && { shipment_id }) },
        }),
      ),
    table: (query: ExportQuery) =>
      download(
        `${t('orders.export.file')}.${query.format}`,
        buildRequest<typeof exportQueue>({
          method: 'GET',
          url: '/api/staff/orders/export',
          query: { ...query, lang },
        }),
      ),
  };
}

export type DeskDownloads = ReturnType<typeof useDeskDownloads>;
