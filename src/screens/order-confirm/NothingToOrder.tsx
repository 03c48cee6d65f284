import { useTranslate } from '../../i18n/useTranslate';
import { paths } from '../../paths';
import { selectShownCount } from '../../store/cart';
import { useAppSelector } from '../../store/hooks';
import { PrimaryButton } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { Link } from '../../ui/Link';

/** Shown when there is no line to order: the cart is empty, or nothing in it is selected. */
export function NothingToOrder() {
  const t = useTranslate();
  const isEmpty = useAppSelector(selectShownCount) === 0;
  return (
    <EmptyState icon="cart" text={t(isEmpty ? 'cart.empty' : 'review.none')}>
      <PrimaryButton as={Link} to={isEmpty ? paths.orders : paths.cart}>
        {t(isEmpty ? 'reOrder.title' : 'cart.open')}
      </PrimaryButton>
    </EmptyState>
  );
}
