import { useTranslate } from '../../i18n/useTranslate';
import { itemsAddedToCart, selectIsAddingToCart } from '../../slices/cartPreview';
import { selectKeptQuantities, selectTypedCount } from '../../slices/quantities';
import { selectIsSignedIn } from '../../slices/session';
import { useAppDispatch, useAppSelector, useAppStore } from '../../store/hooks';
import { Icon } from '../../ui/Icon';

import { useIsScrolledFar } from './useIsScrolledFar';
import './UpdateCartButton.css';

interface UpdateCartButtonProps {
  /** Where the grid is not what the screen is for, the button comes with the first quantity. */
  isShy?: boolean;
}

/** Sends every quantity typed so far with one press; floats once the page is scrolled. */
export function UpdateCartButton({ isShy = false }: UpdateCartButtonProps) {
  const t = useTranslate();
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const count = useAppSelector(selectTypedCount);
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const isAdding = useAppSelector(selectIsAddingToCart);
  const isFloating = useIsScrolledFar();
  if (!isSignedIn || (isShy && count === 0)) return null;

  const updateCart = () => {
    const { typed, key } = selectKeptQuantities(store.getState());
    dispatch(itemsAddedToCart({ lines: Object.values(typed), key }));
  };
  const idle = count > 0 ? t('update.button', { count }) : t('update.idle');

  return (
    <button
      type="button"
      className={isFloating ? 'button primary update-cart floating' : 'button primary update-cart'}
      disabled={isAdding || count === 0}
      onClick={updateCart}
    >
      <Icon name="cart" size={18} />
      <span aria-live="polite">{isAdding ? t('update.updating') : idle}</span>
    </button>
  );
}
