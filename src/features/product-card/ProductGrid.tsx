import { selectProducts, type Products } from '../../api/products';

import { ProductCard } from './ProductCard';
import './ProductGrid.css';

/** Pictures of the first rows are fetched at once. */
const URGENT = 10;

export function ProductGrid({ products }: { products: Products }) {
  return (
    <ul className="grid">
      {selectProducts(products).map((product, index) => (
        <ProductCard key={product.product_id} product={product} isUrgent={index < URGENT} />
      ))}
    </ul>
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
