import { useCallback, useState } from 'react';

import type { CartLine } from '#contract/cart';

import type { Cart } from '../../api/cart';
import { useTranslate } from '../../i18n/useTranslate';
import type { PreviewItem } from '../../slices/previewItem';
import { selectShownCart } from '../../store/cart';
import { useAppSelector } from '../../store/hooks';
import { plainText } from '../../ui/SafeHtml';

import { CartChanges } from './CartChanges';
import { CartRow } from './CartRow';
import { CartSummary } from './CartSummary';
import { CartTable } from './CartTable';
import { CartToolbar } from './CartToolbar';
import { EmptyCart } from './EmptyCart';
import { UnsentLines } from './UnsentLines';
import { useKeptPlaces } from './useKeptPlaces';

/** Lines taken out on this screen, by product; each can be put back where it stood. */
type Removed = Record<string, CartLine>;

export function CartScreen({ cart }: { cart: Cart }) {
  const t = useTranslate();
  const count = useAppSelector((state) => selectShownCart(state).lines.length);
  const [removed, setRemoved] = useState<Removed>({});
  const [emptied, setEmptied] = useState<readonly PreviewItem[]>([]);
  const [said, setSaid] = useState('');
  const places = useKeptPlaces(cart.ids);

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

  const isEmpty = count === 0 && Object.keys(removed).length === 0;
  const above = (
    <>
      <CartChanges />
      <UnsentLines />
    </>
  );
  if (isEmpty) {
    return (
      <>
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
      {above}
      <CartToolbar onEmptied={rememberAll} />
      <CartTable>
        {places.map((id) => (
          <CartRow
            key={id}
            line={cart.entities[id] ?? removed[id]}
            isRemovedHere={id in removed}
            onRemoved={remember}
          />
        ))}
      </CartTable>
      <CartSummary />
    </>
  );
}
