import { Suspense } from 'react';

import { lazyPart } from '../../i18n/lazyPart';
import { selectIsSignedIn } from '../../slices/session';
import { useAppSelector } from '../../store/hooks';

import { CardGrid } from './CardGrid';
import { visitorCard } from './visitorCard';
import './ProductGrid.css';

export const BuyerGrid = lazyPart(
  () => import(/* webpackChunkName: "buyer" */ './BuyerGrid'),
  'BuyerGrid',
);

/** Products as cards, by their ids; what a card holds depends on who looks. */
export function ProductGrid({ ids }: { ids: readonly string[] }) {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  if (!isSignedIn) return <CardGrid ids={ids} kind={visitorCard} />;
  return (
    <Suspense fallback={<ProductGridSkeleton count={ids.length} />}>
      <BuyerGrid ids={ids} />
    </Suspense>
  );
}

/** The grid's shape while its products are on the way. */
export function ProductGridSkeleton({ count = 10 }: { count?: number }) {
  return (
    <ul className="grid" aria-busy="true">
      {Array.from({ length: count }, (_, index) => (
        <li key={index} className="card" aria-hidden="true">
          <div className="card-top">
            <span className="picture loading" />
          </div>
          <span className="skeleton card-line" />
          <span className="skeleton card-line wide" />
          <span className="skeleton card-line" />
        </li>
      ))}
    </ul>
  );
}
