import { styled } from 'styled-components';

import { useTranslate } from '../../i18n/useTranslate';
import { Availability } from '../../ui/Availability';
import { below } from '../../ui/theme';

import { CardGrid, type CardGridProps } from './CardGrid';
import { FavouriteToggle } from './FavouriteToggle';
import { Pack } from './parts';
import { Prices } from './Prices';
import type { CardKind } from './ProductCard';
import { QuantityBox } from './QuantityBox';
import { TypedPrices } from './TypedPrices';

/** Buyer details may arrive after the product: space is reserved to avoid layout shift. */
const PriceRoom = styled.div`
  min-height: 1.625rem;

  ${below.tablet} {
    min-height: 2.75rem;
  }
`;

const PackRoom = styled(Pack)`
  ${below.tablet} {
    min-height: 2.375rem;
  }
`;

const BoxRoom = styled.div`
  min-height: 2.25rem;
`;

const buyerCard: CardKind = {
  Heart: FavouriteToggle,
  Offer: function BuyerOffer({ product }) {
    const t = useTranslate();
    const { ship_pac, available } = product;
    return (
      <>
        <PriceRoom>
          <Prices product={product} />
          <TypedPrices product={product} isLabelled />
        </PriceRoom>
        <PackRoom>
          <span>{t('product.shipPack', { count: ship_pac })}</span>
          {available !== undefined && (
            <Availability
              classCode={product.class}
              available={available}
              expectedOn={product.expected_on}
            />
          )}
        </PackRoom>
        <BoxRoom>{available !== undefined && <QuantityBox product={product} />}</BoxRoom>
      </>
    );
  },
};

/** The grid for signed-in buyers: prices, stock, favourites and quantities. */
export function BuyerGrid({ ids }: Omit<CardGridProps, 'kind'>) {
  return <CardGrid ids={ids} kind={buyerCard} />;
}
