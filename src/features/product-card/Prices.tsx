import { styled } from 'styled-components';

import type { Product } from '#contract/product';

import { useFormat } from '../../i18n/useFormat';
import { useTranslate } from '../../i18n/useTranslate';
import { color, size, space } from '../../ui/theme';

const List = styled.dl`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${space(2)};

  &[data-is-large='true'] {
    justify-content: flex-start;
    gap: ${space(1)} ${space(8)};
  }
`;

const Pair = styled.div`
  display: flex;
  align-items: baseline;
  gap: 5px;
`;

const Term = styled.dt`
  color: ${color.inkSoft};
  font-size: ${size.xs};
`;

const Price = styled.strong`
  font-size: ${size.l};

  &[data-is-large='true'] {
    font-size: ${size.xxl};
  }
`;

const SalePrice = styled(Price)`
  color: ${color.bad};
`;

const PreviousPrice = styled.s`
  color: ${color.inkSoft};
  font-size: ${size.xs};
`;

const Retail = styled.dd`
  color: ${color.inkSoft};
  font-size: ${size.xs};

  &[data-is-large='true'] {
    font-size: ${size.l};
  }
`;

interface PricesProps {
  product: Product;
  isLarge?: boolean;
  hasRetail?: boolean;
}

/**
 * List price, or the customer's own, and retail price per unit; a sale price strikes through the list price. Renders nothing for
 * visitors.
 */
export function Prices({ product, isLarge = false, hasRetail = true }: PricesProps) {
  const t = useTranslate();
  const format = useFormat();
  const { selling_price, selling_price_2, retail_price, list_price } = product;
  if (selling_price === undefined) return null;

  return (
    <List data-is-large={isLarge}>
      <Pair>
        <Term>{t(list_price === undefined ? 'product.list' : 'price.own')}</Term>
        <dd>
          {selling_price_2 != null ? (
            <>
              <PreviousPrice>{format.price(selling_price)}</PreviousPrice>{' '}
              <SalePrice data-is-large={isLarge}>
                <span className="hidden-text">{t('product.sale')} </span>
                {format.price(selling_price_2)}
              </SalePrice>
            </>
          ) : (
            <Price data-is-large={isLarge}>{format.price(selling_price)}</Price>
          )}
        </dd>
      </Pair>
      {hasRetail && retail_price !== undefined && (
        <Pair>
          <Term>{t('product.retail')}</Term>
          <Retail data-is-large={isLarge}>{format.price(retail_price)}</Retail>
        </Pair>
      )}
    </List>
  );
}
