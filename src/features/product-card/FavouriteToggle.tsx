import { useNavigate } from 'react-router';

import { useTranslate } from '../../i18n/useTranslate';
import { paths } from '../../paths';
import {
  favouriteAdded,
  favouriteRemoved,
  selectIsFavourite,
  selectIsFavouriteProcessing,
} from '../../slices/favourites';
import { selectIsSignedIn } from '../../slices/session';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { Icon } from '../../ui/Icon';

interface FavouriteToggleProps {
  productId: string;
  name: string;
}

/** The heart: flips at once, waits while the server is told, leads a visitor to sign in. */
export function FavouriteToggle({ productId, name }: FavouriteToggleProps) {
  const t = useTranslate();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const isFavourite = useAppSelector((state) => isSignedIn && selectIsFavourite(state, productId));
  const isProcessing = useAppSelector((state) => selectIsFavouriteProcessing(state, productId));

  const toggle = () => {
    if (!isSignedIn) void navigate(paths.signIn);
    else dispatch((isFavourite ? favouriteRemoved : favouriteAdded)({ product_id: productId }));
  };

  return (
    <button
      type="button"
      className="icon-button heart"
      aria-pressed={isFavourite}
      aria-label={t(isFavourite ? 'favourite.remove' : 'favourite.add', { name })}
      disabled={isProcessing}
      onClick={toggle}
    >
      <Icon name="heart" isFilled={isFavourite} />
    </button>
  );
}
