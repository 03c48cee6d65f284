import { useTranslate } from '../i18n/useTranslate';
import { selectIsSignedIn } from '../slices/session';
import { selectShownCount, selectShownFavourites, selectUnsavedCount } from '../store/cart';
import { useAppSelector } from '../store/hooks';
import { useIsAwake } from '../ui/useIsAwake';

interface Counter {
  /** What stands on the icon: nothing where it is not known yet. */
  text: string;
  label: string;
}

/** What the icons of favourites and cart say; a page that a server has drawn knows neither of a customer. */
export function useCounts(): { favourites: Counter; cart: Counter } {
  const t = useTranslate();
  const isAwake = useIsAwake();
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const favourites = useAppSelector(selectShownFavourites);
  const lines = useAppSelector(selectShownCount);
  const unsaved = useAppSelector(selectUnsavedCount);
  if (isSignedIn && !isAwake) {
    return {
      favourites: { text: '', label: t('favourites.title') },
      cart: { text: '', label: t('cart.title') },
    };
  }
  const cart = t('header.cart', { count: lines });
  const waiting = unsaved > 0 ? `, ${t('cart.label.unsaved', { count: unsaved })}` : '';
  return {
    favourites: {
      text: String(favourites),
      label: t('header.favourites', { count: favourites }),
    },
    cart: { text: String(lines), label: cart + waiting },
  };
}
