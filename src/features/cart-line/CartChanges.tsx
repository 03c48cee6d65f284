import { useId, type MouseEvent } from 'react';

import { toCents } from '#domain/money';

import { useFormat } from '../../i18n/useFormat';
import { useTranslate } from '../../i18n/useTranslate';
import { paths } from '../../paths';
import {
  cartChangesSeen,
  hasNewPrice,
  hasNewQuantity,
  type CartChange,
} from '../../slices/cartChanges';
import { selectShownName, selectShownPacks } from '../../store/cart';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { SmallButton } from '../../ui/Button';
import { Link } from '../../ui/Link';
import { SafeHtml } from '../../ui/SafeHtml';
import { WarnBox, WarnItem, WarnList, WarnTitle } from '../../ui/WarnBox';

interface CartChangesProps {
  changes: readonly CartChange[];
}

/**
 * Changes made to the cart elsewhere, and prices that have changed, since the customer last
 * acknowledged them, line by line.
 */
export function CartChanges({ changes }: CartChangesProps) {
  const t = useTranslate();
  const dispatch = useAppDispatch();
  const headingId = useId();
  if (changes.length === 0) return null;
  const markSeen = ({ currentTarget }: MouseEvent) => {
    // The pressed button unmounts.
    currentTarget.closest('main')?.focus();
    dispatch(cartChangesSeen(changes.map(({ id }) => id)));
  };
  return (
    <WarnBox aria-labelledby={headingId}>
      <WarnTitle id={headingId}>
        <span role="status">
          {t(changes.some(hasNewQuantity) ? 'cart.elsewhere' : 'review.prices')}
        </span>
      </WarnTitle>
      <WarnList tabIndex={0} aria-labelledby={headingId}>
        {changes.map((change) => (
          <ChangedLine key={change.id} change={change} />
        ))}
      </WarnList>
      <p>
        <SmallButton onClick={markSeen}>{t('cart.elsewhere.seen')}</SmallButton>
      </p>
    </WarnBox>
  );
}

function ChangedLine({ change }: { change: CartChange }) {
  const t = useTranslate();
  const format = useFormat();
  const { id, name, packsBefore, packsNow, packPriceBefore, packPriceNow, from, orderId } = change;
  const shownPacks = useAppSelector((state) => selectShownPacks(state, id));
  const shownName = useAppSelector((state) => selectShownName(state, id)) ?? name;
  const price = (value: number) => format.cents(toCents(value));
  const hasQuantityChanged = hasNewQuantity(change);
  const hasOwnQuantity =
    hasQuantityChanged && packsNow > 0 && shownPacks !== undefined && shownPacks !== packsNow;
  return (
    <WarnItem>
      <span className="mono">{id}</span>
      <SafeHtml html={shownName} />
      {hasQuantityChanged && (
        <>
          <strong>{t(messageKeyOf(change), { was: packsBefore, now: packsNow })}</strong>
          <span>{t(`cart.elsewhere.${from}`)}</span>
          {orderId && <Link to={paths.order(orderId)}>{t('order.title', { order: orderId })}</Link>}
        </>
      )}
      {hasOwnQuantity && <span>{t('cart.elsewhere.yours', { count: shownPacks })}</span>}
      {hasNewPrice(change) && (
        <strong>
          {t('cart.elsewhere.price', { was: price(packPriceBefore), now: price(packPriceNow) })}
        </strong>
      )}
    </WarnItem>
  );
}

function messageKeyOf({ packsBefore, packsNow, orderId }: CartChange) {
  if (orderId) return 'cart.elsewhere.ordered';
  if (packsBefore === 0) return 'cart.elsewhere.added';
  return packsNow === 0 ? 'cart.elsewhere.removed' : 'cart.elsewhere.changed';
}
