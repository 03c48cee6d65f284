import { useState, useCallback } from 'react';

import type { CartLine } from '#contract/cart';

import type { Cart } from '../../api/cart';
import { CartChanges } from '../../features/cart-line/CartChanges';
import { LeavingDay } from '../../features/order/LeavingDay';
import { MinimumOrder } from '../../features/order/MinimumOrder';
import { NextOrderHold } from '../../features/order/NextOrderHold';
import { useFormat } from '../../i18n/useFormat';
import { useTranslate } from '../../i18n/useTranslate';
import { paths } from '../../paths';
import { selectCartChanges } from '../../slices/cartChanges';
import type { PreviewItem } from '../../slices/previewItem';
import { selectShownCart, selectUnsent } from '../../store/cart';
import { useAppSelector } from '../../store/hooks';
import { PrimaryButton } from '../../ui/Button';
import { Link } from '../../ui/Link';
import { PageHead } from '../../ui/PageHead';
import { SafeHtml, plainText } from '../../ui/SafeHtml';
import { LongRows } from '../../ui/table/LongRows';
import { Table } from '../../ui/table/Table';
import { TotalBar } from '../../ui/TotalBar';
import { WarnBox, WarnItem, WarnList } from '../../ui/WarnBox';

import { CartHead } from './CartHead';
import { CartRow } from './CartRow';
import { columns } from './columns';
import { EmptyCart } from './EmptyCart';

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
      <NextOrderHold rule={cart.hold} />
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
      <CartSummary isHeld={cart.hold !== undefined} leastCents={cart.leastCents} />
    </>
  );
}

interface CartSummaryProps {
  /** Whether the order will be put on hold. */
  isHeld: boolean;
  leastCents: number;
}

/** Total of the selected lines, always visible, with the link to the order review. */
function CartSummary({ isHeld, leastCents }: CartSummaryProps) {
  const t = useTranslate();
  const format = useFormat();
  const { selected, units, cents } = useAppSelector(selectShownCart);
  return (
    <TotalBar
      label={t('cart.total')}
      total={format.cents(cents)}
      note={
        selected.length > 0
          ? t('order.counts', { lines: selected.length, units })
          : t('cart.noneSelected')
      }
      beside={
        selected.length > 0 &&
        (cents < leastCents ? (
          <MinimumOrder cents={cents} leastCents={leastCents} />
        ) : (
          !isHeld && <LeavingDay />
        ))
      }
    >
      {selected.length > 0 ? (
        <PrimaryButton as={Link} to={paths.orderConfirm}>
          {t('cart.review')}
        </PrimaryButton>
      ) : (
        <PrimaryButton disabled>{t('cart.review')}</PrimaryButton>
      )}
    </TotalBar>
  );
}

/**
 * Keeps lines in a stable order while the cart is open, so that a restored line reappears in its
 * original position.
 */
function useStableOrder(ids: readonly string[]): readonly string[] {
  const [orderedIds, setOrderedIds] = useState(ids);
  const knownIds = new Set(orderedIds);
  const added = ids.filter((id) => !knownIds.has(id));
  if (added.length === 0) return orderedIds;

  const next = [...orderedIds, ...added];
  setOrderedIds(next);
  return next;
}

/** Items added to the cart while the server did not respond. */
function UnsentLines() {
  const t = useTranslate();
  const format = useFormat();
  const unsent = useAppSelector(selectUnsent);
  if (unsent.length === 0) return null;
  return (
    <WarnBox>
      <p role="status">{t('cart.kept')}</p>
      <WarnList tabIndex={0} aria-label={t('cart.unsaved')}>
        {unsent.flatMap(({ key, lines }) =>
          lines.map(({ id, name, quantity }) => (
            <WarnItem key={`${key} ${id}`}>
              <strong>{format.number(quantity)} ×</strong>
              <span className="mono">{id}</span>
              <SafeHtml html={name} />
            </WarnItem>
          )),
        )}
      </WarnList>
    </WarnBox>
  );
}

/** Lines removed on this screen, by product id; each can be restored in its original position. */
type RemovedLines = Record<string, CartLine>;

/** What was removed from the cart on this screen: single lines, or all of them at once. */
function useRemovedLines() {
  const t = useTranslate();
  const [removed, setRemoved] = useState<RemovedLines>({});
  const [emptied, setEmptied] = useState<readonly PreviewItem[]>([]);
  const [announcement, setAnnouncement] = useState('');

  const rememberRemoved = useCallback(
    (line: CartLine) => {
      setRemoved((before) => ({ ...before, [line.product_id]: line }));
      setEmptied([]);
      setAnnouncement(t('cart.removed', { name: plainText(line.name) }));
    },
    [t],
  );
  const rememberEmptied = (items: readonly PreviewItem[]) => {
    setEmptied(items);
    setRemoved({});
  };
  return { removed, emptied, announcement, rememberRemoved, rememberEmptied };
}
