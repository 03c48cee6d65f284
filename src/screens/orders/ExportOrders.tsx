import { csvMannerOf, writeCsv } from '#domain/csv';

import { selectOrders, useLazyListOrdersQuery } from '../../api/orders';
import { useTranslate } from '../../i18n/useTranslate';
import { useWords } from '../../i18n/Words';
import { noticeGiven } from '../../slices/notices';
import { useAppDispatch, useCustomer } from '../../store/hooks';
import { Icon } from '../../ui/Icon';
import { saveFile } from '../../ui/saveFile';

import { ordersQuery } from './ordersQuery';
import type { OrdersWanted } from './useOrdersAddress';

/** The day of an order where its buyer is, YYYY-MM-DD. */
const isoDay = (moment: string) => new Date(moment).toLocaleDateString('en-CA');

/** Downloads all orders that fit, not only those of the page, for a spreadsheet. */
export function ExportOrders({ wanted }: { wanted: OrdersWanted }) {
  const t = useTranslate();
  const { locale } = useWords();
  const dispatch = useAppDispatch();
  const customer = useCustomer();
  const [readAll, { isFetching }] = useLazyListOrdersQuery();

  const download = async () => {
    const { data } = await readAll(ordersQuery(customer, wanted));
    if (!data) {
      dispatch(noticeGiven({ kind: 'error', message: { key: 'orders.exportFailed' } }));
      return;
    }
    const head = [
      t('order.number'),
      t('order.date'),
      t('order.state'),
      t('order.po'),
      t('order.comment'),
      t('order.lines'),
      t('order.units'),
      t('order.total'),
    ];
    const rows = selectOrders(data).map((order) => [
      order.order_id,
      isoDay(order.date),
      t(`order.state.${order.status}`),
      order.po_reference,
      order.order_comment,
      order.lines,
      order.units,
      order.total,
    ]);
    saveFile(`${t('orders.export.file')}.csv`, writeCsv([head, ...rows], csvMannerOf(locale)));
  };

  return (
    <button
      type="button"
      className="button small"
      disabled={isFetching}
      onClick={() => void download()}
    >
      <Icon name="file" size={16} />
      {t(isFetching ? 'orders.exporting' : 'orders.export')}
    </button>
  );
}
