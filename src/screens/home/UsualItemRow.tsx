import { styled } from 'styled-components';

import type { Usual } from '../../api/orders';
import { AddToCart } from '../../features/product-card/AddToCart';
import { RowProduct } from '../../features/product-card/RowProduct';
import { StockCount } from '../../features/product-card/StockCount';
import { TypedPrices } from '../../features/product-card/TypedPrices';
import { UnitPrice } from '../../features/product-card/UnitPrice';
import { useFormat } from '../../i18n/useFormat';
import { useTranslate } from '../../i18n/useTranslate';
import { useProduct } from '../../store/useProduct';
import { namedColumns } from '../../ui/table/columns';
import { Cell, Row, RowHead } from '../../ui/table/Row';
import { color, radius, size, space } from '../../ui/theme';

export const columns = namedColumns({
  product: { label: 'cart.column.product', width: 1, fold: 'head' },
  last: { label: 'home.usual.last', width: '7rem', narrow: '6.5rem', isNumber: true },
  stock: {
    label: 'product.stock',
    width: '5.25rem',
    narrow: '4.5rem',
    isNumber: true,
    fold: 'left',
  },
  price: {
    label: 'cart.column.price',
    width: '6.5rem',
    isNumber: true,
    absent: 'narrow',
    fold: 'right',
  },
  packs: { label: 'home.usual.packs', width: '18.5rem', narrow: '15.75rem', fold: 'bare' },
});

const LastDate = styled.span`
  display: grid;
  justify-items: end;
  font-size: ${size.s};
  line-height: 1.3;
`;

const Due = styled.span`
  padding: 0 ${space(2)};
  border-radius: ${radius.control};
  background: ${color.markTint};
  font-size: ${size.xs};
`;

/** A usual item as a table row: when it was last bought, and an input for its usual quantity. */
export function UsualItemRow({ item }: { item: Usual }) {
  const t = useTranslate();
  const format = useFormat();
  const product = useProduct(item.product_id);
  if (!product) return null;
  const { last_item, last_date, usual_item, due } = item;
  const { selling_price = 0, selling_price_2 } = product;
  const last = t('home.last', { count: last_item, date: format.date(last_date) });
  return (
    <Row>
      <RowHead column={columns.product}>
        <RowProduct product={product} isSmall />
      </RowHead>
      <Cell column={columns.last}>
        <LastDate title={last}>
          {format.date(last_date)}
          {due && <Due>{t('purchaseHistory.due')}</Due>}
        </LastDate>
      </Cell>
      <Cell column={columns.stock}>
        <StockCount
          classCode={product.class}
          available={product.available ?? 0}
          expectedOn={product.expected_on}
        />
      </Cell>
      <Cell column={columns.price}>
        <UnitPrice list={selling_price} sale={selling_price_2} />
        <TypedPrices product={product} />
      </Cell>
      <Cell column={columns.packs}>
        <AddToCart product={product} usual={usual_item} isSmall />
      </Cell>
    </Row>
  );
}
