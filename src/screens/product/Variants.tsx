import { Suspense } from 'react';

import type { LastBought } from '../../api/purchaseHistory';
import { BuyerRows } from '../../features/product-card/ListedProducts';
import { UpdateCartButton } from '../../features/update-cart/UpdateCartButton';
import { useFormat } from '../../i18n/useFormat';
import { useTranslate } from '../../i18n/useTranslate';
import { TableSkeleton } from '../../ui/TableSkeleton';

import { Head, Section } from './layout';

/** The other sizes and colours of a product, to be ordered together. */
export function Variants({ variants }: { variants: readonly LastBought[] }) {
  const t = useTranslate();
  const format = useFormat();
  const last = Object.fromEntries(
    variants.flatMap(({ product_id, last_item: count, last_date: date }) =>
      count && date ? [[product_id, t('detail.lastOf', { count, date: format.date(date) })]] : [],
    ),
  );
  return (
    <Section aria-labelledby="variants-title">
      <Head>
        <h2 id="variants-title">{t('detail.variants')}</h2>
        <UpdateCartButton isShy />
      </Head>
      <Suspense fallback={<TableSkeleton rows={variants.length} />}>
        <BuyerRows
          ids={variants.map(({ product_id }) => product_id)}
          caption={t('detail.variants')}
          last={Object.keys(last).length > 0 ? last : undefined}
        />
      </Suspense>
    </Section>
  );
}
