import type { PurchasedItem } from '#contract/purchaseHistory';

import { useTranslate } from '../../i18n/useTranslate';
import { LongRows } from '../../ui/table/LongRows';
import { Table } from '../../ui/table/Table';

import { columns, ItemRow, LastSixDates } from './ItemRow';

const productId = (item: PurchasedItem): string => item.product_id;

interface ItemsTableProps {
  items: readonly PurchasedItem[];
  /** Timestamps of the last six orders, newest first. */
  dates: readonly string[];
}

/** The purchased products, one row each. */
export function ItemsTable({ items, dates }: ItemsTableProps) {
  const t = useTranslate();
  return (
    <Table
      caption={t('purchaseHistory.title')}
      columns={columns}
      heads={{ lastSix: <LastSixDates dates={dates} /> }}
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
