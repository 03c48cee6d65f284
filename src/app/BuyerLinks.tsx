import { useIsOffered } from '../api/useIsOffered';
import { useTranslate } from '../i18n/useTranslate';
import { paths } from '../paths';
import { selectOwnerName, signOutChosen } from '../slices/session';
import { selectShownCount, selectShownFavourites } from '../store/cart';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { Icon } from '../ui/Icon';

import { Link } from '../ui/Link';

import { CartButton } from './CartButton';

/** A buyer's end of the header: favourites, cart with its preview, own name, the way out. */
export function BuyerLinks() {
  const t = useTranslate();
  const dispatch = useAppDispatch();
  const hasHabits = useIsOffered('what-i-buy');
  const ownerName = useAppSelector(selectOwnerName);
  const favourites = useAppSelector(selectShownFavourites);
  const lines = useAppSelector(selectShownCount);
  return (
    <>
      <Link
        className="counter"
        to={paths.favourites}
        aria-label={t('header.favourites', { count: favourites })}
      >
        <Icon name="heart" />
        <span aria-hidden="true">{favourites}</span>
      </Link>
      <CartButton count={lines} />
      {hasHabits && (
        <Link
          className="icon-button"
          to={paths.purchaseHistory}
          aria-label={t('purchaseHistory.title')}
          title={t('purchaseHistory.title')}
        >
          <Icon name="repeat" />
        </Link>
      )}
      <Link className="account" to={paths.profile}>
        <Icon name="person" />
        <span className="account-name">{ownerName || t('nav.profile')}</span>
      </Link>
      <button
        type="button"
        className="icon-button"
        aria-label={t('header.logout')}
        title={t('header.logout')}
        onClick={() => dispatch(signOutChosen())}
      >
        <Icon name="leave" />
      </button>
    </>
  );
}
