import { useTranslate } from '../../i18n/useTranslate';
import {
  favouriteAdded,
  favouriteRemoved,
  selectIsFavourite,
  selectIsFavouriteProcessing,
} from '../../slices/favourites';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { Icon } from '../../ui/Icon';

import { Heart } from './parts';

interface FavouriteToggleProps {
  productId: string;
  name: string;
}

/** A buyer's heart: toggles optimistically and is disabled until the server responds. */
export function FavouriteToggle({ productId, name }: FavouriteToggleProps) {
  const t = useTranslate();
  const dispatch = useAppDispatch();
  const isFavourite = useAppSelector((state) => selectIsFavourite(state, productId));
  const isProcessing = useAppSelector((state) => selectIsFavouriteProcessing(state, productId));

  const toggle = () =>
    dispatch((isFavourite ? favouriteRemoved : favouriteAdded)({ product_id: productId }));

  return (
    <Heart
      aria-pressed={isFavourite}
      aria-label={t(isFavourite ? 'favourite.remove' : 'favourite.add', { name })}
      disabled={isProcessing}
      onClick={toggle}
    >
      <Icon name="heart" isFilled={isFavourite} />
    </Heart>
  );
}
