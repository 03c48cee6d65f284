import { useTranslate } from '../i18n/useTranslate';
import { selectShownCount, selectUnsavedCount } from '../store/cart';
import { useAppSelector } from '../store/hooks';

/** What the cart's icon is called: its lines, and how many of them the server does not have yet. */
export function useCartLabel(): string {
  const t = useTranslate();
  const count = useAppSelector(selectShownCount);
  const unsaved = useAppSelector(selectUnsavedCount);
  const lines = t('header.cart', { count });
  return unsaved > 0 ? `${lines}, ${t('cart.label.unsaved', { count: unsaved })}` : lines;
}
