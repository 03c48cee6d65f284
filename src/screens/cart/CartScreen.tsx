import type { CartLine } from '#contract/cart';

import type { Cart } from '../../api/cart';
import { CartChanges } from '../../features/cart-line/CartChanges';
import { useTranslate } from '../../i18n/useTranslate';
import { selectCartChanges } from '../../slices/cartChanges';
import { selectShownCart } from '../../store/cart';
import { useAppSelector } from '../../store/hooks';
import { PageHead } from '../../ui/PageHead';
import { LongRows } from '../../ui/table/LongRows';
import { Table } from '../../ui/table/Table';

import { CartHead } from './CartHead';
import { CartRow } from './CartRow';
import { CartSummary } from './CartSummary';
import { columns } from './columns';
import { EmptyCart } from './EmptyCart';
import { UnsentLines } from './UnsentLines';
import { useRemovedLines } from './useRemovedLines';
import { useStableOrder } from './useStableOrder';

const productId = (line: CartLine): string => line.product_id;

export function CartScreen({ cart }: { cart: Cart }) {
  const t = useTranslate();
  const { packs } = useAppSelector(selectShownCart);
  const changes = useAppSelector(selectCartChanges);
  const orderedIds = useStableOrder(cart.ids);
  const { removed, emptied, announcement, rememberRemoved, rememberEmptied } = useRemovedLines();

  const lines = orderedIds.flatMap((id) => {
    // A removed line is restored as it was displayed; the fetched one may have an earlier quantity.
    const line = id in packs ? (cart.entities[id] ?? removed[id]) : removed[id];
    return line ? [line] : [];
  });
  const notices = (
    <>
      <CartChanges changes={changes} />
      <UnsentLines />
    </>
  );
  if (lines.length === 0) {
    return (
      <>
        <PageHead title={t('cart.title')} />
        {notices}
        <EmptyCart emptied={emptied} />
      </>
    );
  }
  return (
    <>
      <p role="status" className="hidden-text">
        {announcement}
      </p>
      <CartHead onEmptied={rememberEmptied} />
      {notices}
      <Table caption={t('cart.caption')} columns={columns} rowCount={lines.length + 1}>
        <LongRows
          items={lines}
          keyOf={productId}
          draw={(line, place) => (
            <CartRow key={line.product_id} line={line} {...place} onRemoved={rememberRemoved} />
          )}
        />
      </Table>
      <CartSummary />
    </>
  );
}
