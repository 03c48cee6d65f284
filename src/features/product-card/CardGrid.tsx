import { Suspense } from 'react';

import type { Product } from '#contract/product';

import { lazyPart } from '../../i18n/lazyPart';

import { ProductCard, type CardKind } from './ProductCard';

export interface CardGridProps {
  products: readonly Product[];
  kind: CardKind;
}

/** Pictures of the first rows are fetched at once. */
const URGENT = 10;
/** Longer grids draw only the rows near the window. */
const WHOLE = 60;

const WindowedCards = lazyPart(() => import('./WindowedCards'), 'WindowedCards');

export function CardGrid({ products, kind }: CardGridProps) {
  const first = <WholeGrid products={products.slice(0, WHOLE)} kind={kind} />;
  if (products.length <= WHOLE) return first;
  return (
    <Suspense fallback={first}>
      <WindowedCards products={products} kind={kind} />
    </Suspense>
  );
}

const WholeGrid = ({ products, kind }: CardGridProps) => (
  <ul className="grid">
    {products.map((product, index) => (
      <li key={product.product_id} className="card">
        <ProductCard product={product} kind={kind} isUrgent={index < URGENT} />
      </li>
    ))}
  </ul>
);
