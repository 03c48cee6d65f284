import { Suspense } from 'react';
import { styled } from 'styled-components';

import { lazyPart } from '../../i18n/lazyPart';
import { useTranslate } from '../../i18n/useTranslate';
import { selectIsSignedIn } from '../../slices/session';
import { useAppSelector } from '../../store/hooks';
import { PictureFrame } from '../../ui/Picture';
import { Skeleton } from '../../ui/Skeleton';
import { space } from '../../ui/theme';

import { CardGrid } from './CardGrid';
import { Card, Grid, PicturePlace, Top, Pack } from './parts';
import type { CardKind } from './ProductCard';
import { VisitorHeart } from './VisitorHeart';

/** A visitor's card, without price and stock (specification 6). */
const visitorCard: CardKind = {
  Heart: VisitorHeart,
  Offer: function VisitorOffer({ product }) {
    const t = useTranslate();
    return <Pack>{t('product.shipPack', { count: product.ship_pac })}</Pack>;
  },
};

const Line = styled(Skeleton)`
  height: 14px;
  margin: ${space(1)} 40% ${space(1)} 0;
`;

const WideLine = styled(Line)`
  margin-right: 10%;
`;

export const BuyerGrid = lazyPart(() => import('./BuyerGrid'), 'BuyerGrid', 'buyer');

/** Products as cards, by ID; the card depends on whether a buyer or a visitor is looking. */
export function ProductGrid({ ids }: { ids: readonly string[] }) {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  if (!isSignedIn) return <CardGrid ids={ids} kind={visitorCard} />;
  return (
    <Suspense fallback={<ProductGridSkeleton count={ids.length} />}>
      <BuyerGrid ids={ids} />
    </Suspense>
  );
}

/** Placeholder for a grid of products that are loading. */
export function ProductGridSkeleton({ count = 10 }: { count?: number }) {
  return (
    <Grid aria-busy="true">
      {Array.from({ length: count }, (_, index) => (
        <Card key={index} aria-hidden="true">
          <Top>
            <PicturePlace>
              <PictureFrame data-is="loading" />
            </PicturePlace>
          </Top>
          <Line />
          <WideLine />
          <Line />
        </Card>
      ))}
    </Grid>
  );
}
