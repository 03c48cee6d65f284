import { useTranslate } from '../i18n/useTranslate';
import { selectIsSignedIn } from '../slices/session';
import { selectShownCount, selectShownFavourites, selectUnsavedCount } from '../store/cart';
import { useAppSelector } from '../store/hooks';
import { useIsHydrated } from '../ui/useIsHydrated';

interface Counter {
  /** Text of the badge; empty while unknown. */
  text: string;
  label: string;
}

/**
 * Returns the counters of favourites and cart; in a server-rendered page, a customer's are unknown
 * until it has hydrated.
 */
export function useCounts(): { favourites: Counter; cart: Counter } {
  const t = useTranslate();
  const isHydrated = useIsHydrated();
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const favourites = useAppSelector(selectShownFavourites);
  const lines = useAppSelector(selectShownCount);
  const unsaved = useAppSelector(selectUnsavedCount);
  if (isSignedIn && !isHydrated) {
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
