import type { PurchasedItem } from '#contract/purchaseHistory';

import { useTranslate } from '../../i18n/useTranslate';
import { LongRows } from '../../ui/table/LongRows';
import { Table } from '../../ui/table/Table';

import { columns, ItemRow, SixDates } from './ItemRow';

const productId = (item: PurchasedItem): string => item.product_id;

interface ItemsTableProps {
  items: readonly PurchasedItem[];
  /** Moments of the last six orders, the newest first. */
  dates: readonly string[];
}

/** The products that are bought, a row each. */
export function ItemsTable({ items, dates }: ItemsTableProps) {
  const t = useTranslate();
  return (
    <Table
      caption={t('purchaseHistory.title')}
      columns={columns}
      heads={{ lastSix: <SixDates dates={dates} /> }}
      rowCount={items.length + 1}
      isWide
    >
      <LongRows
        items={items}
        keyOf={productId}
        draw={(item, place) => <ItemRow key={item.product_id} item={item} {...place} />}
      />
    </Table>
  );
}
