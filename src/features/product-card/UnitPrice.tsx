import { styled } from 'styled-components';

import { useFormat } from '../../i18n/useFormat';
import { useTranslate } from '../../i18n/useTranslate';
import { BLANK } from '../../ui/blank';
import { color, size } from '../../ui/theme';

const ListPrice = styled.s`
  color: ${color.inkSoft};
  font-size: ${size.s};
`;

const Price = styled.span`
  &[data-is='sale'] {
    color: ${color.bad};
  }
`;

interface UnitPriceProps {
  /** Undefined while it is not known. */
  list: number | undefined;
  /** The sale price, if on sale. */
  sale: number | null | undefined;
}

/**
 * Unit price in a table row; a sale price strikes through the list price, and goes below it where
 * there is no room for both. All elements are always there, for the script in the page's head to
 * write into.
 */
export function UnitPrice({ list, sale }: UnitPriceProps) {
  const t = useTranslate();
  const format = useFormat();
  const price = sale || list;
  return (
    <>
      <ListPrice data-early="was">{sale && list !== undefined ? format.price(list) : ''}</ListPrice>{' '}
      <span className="hidden-text" data-early="sale">
        {sale ? `${t('product.sale')} ` : ''}
      </span>
      <Price data-early="price" data-is={sale ? 'sale' : 'list'}>
        {price === undefined ? BLANK : format.price(price)}
      </Price>
    </>
  );
}
