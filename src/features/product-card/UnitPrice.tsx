import { styled } from 'styled-components';

import { useFormat } from '../../i18n/useFormat';
import { useTranslate } from '../../i18n/useTranslate';
import { color, size } from '../../ui/theme';

const ListPrice = styled.s`
  color: ${color.inkSoft};
  font-size: ${size.s};
`;

const Sale = styled.span`
  color: ${color.bad};
`;

interface UnitPriceProps {
  list: number;
  /** The sale price, if on sale. */
  sale: number | null | undefined;
}

/**
 * Unit price in a table row; a sale price strikes through the list price, and goes below it where
 * there is no room for both.
 */
export function UnitPrice({ list, sale }: UnitPriceProps) {
  const t = useTranslate();
  const format = useFormat();
  if (!sale) return <>{format.price(list)}</>;
  return (
    <>
      <ListPrice>{format.price(list)}</ListPrice>{' '}
      <Sale>
        <span className="hidden-text">{t('product.sale')} </span>
        {format.price(sale)}
      </Sale>
    </>
  );
}
