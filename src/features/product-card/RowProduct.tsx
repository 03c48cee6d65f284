import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { paths } from '../../paths';
import { useMarket } from '../../store/useMarket';
import { ProductName } from '../../ui/ProductName';
import { size } from '../../ui/theme';

/** Where names have little room, most of them stand on one line. */
const Small = styled.div`
  font-size: ${size.s};
`;

interface RowProductProps {
  product: { product_id: string; name: string; image: string };
  isSmall?: boolean;
  /** What else is said of it. */
  children?: ReactNode;
}

/** The product of a table's row, whose name leads to its page. */
export function RowProduct({ product, isSmall = false, children }: RowProductProps) {
  const { country } = useMarket();
  const { product_id, name, image } = product;
  const shown = (
    <ProductName
      id={product_id}
      name={name}
      picture={image}
      to={paths.product(product_id, country)}
    >
      {children}
    </ProductName>
  );
  return isSmall ? <Small>{shown}</Small> : shown;
}
