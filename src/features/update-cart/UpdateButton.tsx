import { useTranslate } from '../../i18n/useTranslate';
import { linesAdded, selectIsAddingToCart } from '../../slices/cartPreview';
import { selectTypedCount, selectTypedQuantities } from '../../slices/quantities';
import { useAppDispatch, useAppSelector, useAppStore } from '../../store/hooks';
import { Icon } from '../../ui/Icon';

import { useIsScrolledFar } from './useIsScrolledFar';
import './UpdateButton.css';

export interface UpdateButtonProps {
  /** Where the grid is not what the screen is for, the button comes with the first quantity. */
  isShy?: boolean;
}

/**
 * Sends every quantity typed so far with one press. It floats once the page is scrolled
 * (specification 4), and is round while there is nothing to send, so that it covers little.
 */
export function UpdateButton({ isShy = false }: UpdateButtonProps) {
  const t = useTranslate();
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const count = useAppSelector(selectTypedCount);
  const isAdding = useAppSelector(selectIsAddingToCart);
  const isFloating = useIsScrolledFar();
  if (isShy && count === 0) return null;

  const updateCart = () => {
    const { typed, key } = selectTypedQuantities(store.getState());
    dispatch(linesAdded({ lines: Object.values(typed), source: 'grid', key }));
  };
  const idle = count > 0 ? t('update.button', { count }) : t('update.idle');
  const shape = isFloating ? (count === 0 ? 'floating round' : 'floating') : '';

  return (
    <button
      type="button"
      className={`button primary update-cart ${shape}`}
      disabled={isAdding || count === 0}
      onClick={updateCart}
    >
      <Icon name="cart" size={18} />
      <span className="update-cart-words" aria-live="polite">
        {isAdding ? t('update.updating') : idle}
      </span>
    </button>
  );
}
