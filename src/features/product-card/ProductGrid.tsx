import { Suspense } from 'react';

import { selectProducts, type Products } from '../../api/products';
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

/** Products as cards; what a card holds depends on who looks. */
export function ProductGrid({ products }: { products: Products }) {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const shown = selectProducts(products);
  if (!isSignedIn) return <CardGrid products={shown} kind={visitorCard} />;
  return (
    <Suspense fallback={<ProductGridSkeleton count={shown.length} />}>
      <BuyerGrid products={shown} />
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
