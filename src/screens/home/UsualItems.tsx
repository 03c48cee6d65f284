import type { Usual } from '../../api/orders';
import { UpdateCartButton } from '../../features/update-cart/UpdateCartButton';
import { useTranslate } from '../../i18n/useTranslate';
import { paths } from '../../paths';
import { EmptyState } from '../../ui/EmptyState';

import { Rows, SectionHead, HeadLink } from './parts';
import { RowsSkeleton } from './RowsSkeleton';
import { UsualItemRow } from './UsualItemRow';

/** What the shop buys again and again; one press adds the usual quantity. */
export function UsualItems({ items }: { items: readonly Usual[] | undefined }) {
  const t = useTranslate();
  return (
    <section aria-labelledby="usual-title" aria-busy={!items}>
      <SectionHead>
        <h2 id="usual-title">{t('home.usual')}</h2>
        <HeadLink to={paths.purchaseHistory}>{t('home.purchaseHistory')}</HeadLink>
        <UpdateCartButton isShy />
      </SectionHead>
      {!items && <RowsSkeleton count={6} onPhone={172} wide={73} />}
      {items?.length === 0 && <EmptyState icon="cart" text={t('home.noUsual')} />}
      {items && items.length > 0 && (
        <Rows>
          {items.map((item) => (
            <UsualItemRow key={item.product_id} item={item} />
          ))}
        </Rows>
      )}
    </section>
  );
}
