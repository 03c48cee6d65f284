import type { PurchasedItem } from '#contract/purchaseHistory';

import { useTranslate } from '../../i18n/useTranslate';
import { LongRows } from '../../ui/table/LongRows';
import { Table } from '../../ui/table/Table';

import { columns, ItemRow } from './ItemRow';

const productId = (item: PurchasedItem): string => item.product_id;

/** The products that are bought, a row each. */
export function ItemsTable({ items }: { items: readonly PurchasedItem[] }) {
  const t = useTranslate();
  return (
    <Table caption={t('purchaseHistory.title')} columns={columns} rowCount={items.length + 1}>
      <LongRows
        items={items}
        keyOf={productId}
        draw={(item, place) => <ItemRow key={item.product_id} item={item} {...place} />}
      />
    </Table>
  );
}
