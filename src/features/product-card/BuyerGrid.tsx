import { useTranslate } from '../../i18n/useTranslate';

import { Availability } from './Availability';
import { CardGrid, type CardGridProps } from './CardGrid';
import { FavouriteToggle } from './FavouriteToggle';
import { Pack } from './parts';
import { Prices } from './Prices';
import type { CardKind } from './ProductCard';
import { QuantityBox } from './QuantityBox';

const buyerCard: CardKind = {
  Heart: FavouriteToggle,
  Offer: function BuyerOffer({ product }) {
    const t = useTranslate();
    const { ship_pac, available } = product;
    return (
      <>
        <Prices product={product} />
        <Pack>
          <span>{t('product.shipPack', { count: ship_pac })}</span>
          {available !== undefined && (
            <Availability classCode={product.class} available={available} />
          )}
        </Pack>
        {available !== undefined && <QuantityBox product={product} />}
      </>
    );
  },
};

/** The grid as a signed-in buyer sees it: prices, stock, favourites and quantities. */
export function BuyerGrid({ ids }: Omit<CardGridProps, 'kind'>) {
  return <CardGrid ids={ids} kind={buyerCard} />;
}
