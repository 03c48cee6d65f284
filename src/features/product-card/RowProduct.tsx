import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { paths } from '../../paths';
import { useMarket } from '../../store/useMarket';
import { ProductName } from '../../ui/ProductName';
import { size } from '../../ui/theme';

/** Smaller text, so that most names fit on one line where space is tight. */
const Small = styled.div`
  font-size: ${size.s};
`;

interface RowProductProps {
  product: { product_id: string; name: string; image: string };
  isSmall?: boolean;
  /** Whether its picture lies in the first window. */
  isUrgent?: boolean;
  /** Further details. */
  children?: ReactNode;
}

/** The product of a table row; its name links to its page. */
export function RowProduct({ product, isSmall = false, isUrgent, children }: RowProductProps) {
  const { country } = useMarket();
  const { product_id, name, image } = product;
  const shown = (
    <ProductName
      id={product_id}
      name={name}
      picture={image}
      isUrgent={isUrgent}
      to={paths.product(product_id, country)}
    >
      {children}
    </ProductName>
  );
  return isSmall ? <Small>{shown}</Small> : shown;
}
