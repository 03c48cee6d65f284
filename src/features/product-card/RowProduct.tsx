import type { ReactNode } from 'react';

import { paths } from '../../paths';
import { useMarket } from '../../store/useMarket';
import { ProductName } from '../../ui/ProductName';

interface RowProductProps {
  product: { product_id: string; name: string; image: string };
  /** What else is said of it. */
  children?: ReactNode;
}

/** The product of a table's row, whose name leads to its page. */
export function RowProduct({ product, children }: RowProductProps) {
  const { country } = useMarket();
  const { product_id, name, image } = product;
  return (
    <ProductName
      id={product_id}
      name={name}
      picture={image}
      to={paths.product(product_id, country)}
    >
      {children}
    </ProductName>
  );
}
