import type { Usual } from '../../api/orders';
import { UpdateCartButton } from '../../features/update-cart/UpdateCartButton';
import { useTranslate } from '../../i18n/useTranslate';
import { paths } from '../../paths';
import { EmptyState } from '../../ui/EmptyState';
import { Rows, Table } from '../../ui/table/Table';
import { TableSkeleton } from '../../ui/TableSkeleton';

import { AddUsual, AddUsualRoom } from './AddUsual';
import { HeadLink, SectionHead, SectionTools } from './section';
import { columns, UsualItemRow } from './UsualItemRow';

/** Items the shop buys regularly, due ones first, with one button that adds all due items. */
export function UsualItems({ items }: { items: readonly Usual[] | undefined }) {
  const t = useTranslate();
  return (
    <section aria-labelledby="usual-title" aria-busy={!items}>
      <SectionHead>
        <h2 id="usual-title">{t('home.usual')}</h2>
        <HeadLink to={paths.purchaseHistory}>{t('home.purchaseHistory')}</HeadLink>
        <SectionTools>
          {items ? <AddUsual items={items} /> : <AddUsualRoom />}
          <UpdateCartButton isShy />
        </SectionTools>
      </SectionHead>
      {!items && <TableSkeleton rows={8} cardHeight="9.25rem" />}
      {items?.length === 0 && <EmptyState icon="cart" text={t('home.noUsual')} />}
      {items && items.length > 0 && (
        <Table caption={t('home.usual')} columns={columns} isWide>
          <Rows>
            {items.map((item) => (
              <UsualItemRow key={item.product_id} item={item} />
            ))}
          </Rows>
        </Table>
      )}
    </section>
  );
}
