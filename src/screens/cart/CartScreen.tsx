import { useCallback, useState } from 'react';

import type { CartLine } from '#contract/cart';

import type { Cart } from '../../api/cart';
import { useTranslate } from '../../i18n/useTranslate';
import type { PreviewItem } from '../../slices/previewItem';
import { selectShownCart } from '../../store/cart';
import { useAppSelector } from '../../store/hooks';
import { PageHead } from '../../ui/PageHead';
import { plainText } from '../../ui/SafeHtml';
import { LongRows } from '../../ui/table/LongRows';
import { Table } from '../../ui/table/Table';

import { CartChanges } from './CartChanges';
import { CartHead } from './CartHead';
import { CartRow } from './CartRow';
import { CartSummary } from './CartSummary';
import { columns } from './columns';
import { EmptyCart } from './EmptyCart';
import { UnsentLines } from './UnsentLines';
import { useStableOrder } from './useStableOrder';

/** Lines removed on this screen, by product id; each can be restored in its original position. */
type Removed = Record<string, CartLine>;

const productId = (line: CartLine): string => line.product_id;

export function CartScreen({ cart }: { cart: Cart }) {
  const t = useTranslate();
  const { packs } = useAppSelector(selectShownCart);
  const [removed, setRemoved] = useState<Removed>({});
  const [emptied, setEmptied] = useState<readonly PreviewItem[]>([]);
  const [said, setSaid] = useState('');
  const places = useStableOrder(cart.ids);

  const remember = useCallback(
    (line: CartLine) => {
      setRemoved((before) => ({ ...before, [line.product_id]: line }));
      setEmptied([]);
      setSaid(t('cart.removed', { name: plainText(line.name) }));
    },
    [t],
  );
  const rememberAll = (items: readonly PreviewItem[]) => {
    setEmptied(items);
    setRemoved({});
  };

  const lines = places.flatMap((id) => {
    const line = cart.entities[id] ?? removed[id];
    return line && (line.product_id in packs || line.product_id in removed) ? [line] : [];
  });
  const above = (
    <>
      <CartChanges />
      <UnsentLines />
    </>
  );
  if (lines.length === 0) {
    return (
      <>
        <PageHead title={t('cart.title')} />
        {above}
        <EmptyCart emptied={emptied} />
      </>
    );
  }
  return (
    <>
      <p role="status" className="hidden-text">
        {said}
      </p>
      <CartHead onEmptied={rememberAll} />
      {above}
      <Table caption={t('cart.caption')} columns={columns} rowCount={lines.length + 1}>
        <LongRows
          items={lines}
          keyOf={productId}
          draw={(line, place) => (
            <CartRow key={line.product_id} line={line} {...place} onRemoved={remember} />
          )}
        />
      </Table>
      <CartSummary />
    </>
  );
}
