import { memo } from 'react';
import { styled } from 'styled-components';

import type { PurchasedItem } from '#contract/purchaseHistory';

import { thumbnailUrl } from '../../api/hosts';
import { Availability } from '../../features/product-card/Availability';
import { QuantityBox } from '../../features/product-card/QuantityBox';
import { useFormat } from '../../i18n/useFormat';
import { useTranslate } from '../../i18n/useTranslate';
import { paths } from '../../paths';
import { Facts } from '../../ui/Facts';
import { ProductName } from '../../ui/ProductName';
import { namedColumns } from '../../ui/table/columns';
import { Cell, Row, RowHead, type RowPlace } from '../../ui/table/Row';
import { color, radius, size, space } from '../../ui/theme';

import { hasOtherPrice, unitPriceOf } from './purchaseFilters';

export const columns = namedColumns({
  product: { label: 'purchaseHistory.product', width: 'minmax(0, 1fr)', fold: 'head' },
  lastSix: { label: 'purchaseHistory.lastSix', width: '10.5rem', isNumber: true, under: 'product' },
  usual: { label: 'purchaseHistory.usual', width: '4.5rem', isNumber: true, fold: 'left' },
  interval: {
    label: 'purchaseHistory.interval',
    width: '5.5rem',
    isNumber: true,
    fold: 'right',
    under: 'last',
  },
  last: { label: 'purchaseHistory.last', width: '6.5rem', isNumber: true, fold: 'left' },
  price: { label: 'purchaseHistory.price', width: '7rem', isNumber: true, fold: 'right' },
  packs: { label: 'purchaseHistory.packs', width: '11rem', fold: 'bare' },
});

const Six = styled.span`
  display: inline-grid;
  grid-template-columns: repeat(6, 1.625rem);
  text-align: right;
`;

const Due = styled.span`
  padding: 0 ${space(2)};
  border-radius: ${radius.control};
  background: ${color.warnTint};
  color: ${color.ink};
  font-weight: 600;
`;

const Was = styled.div`
  color: ${color.inkSoft};
  font-size: ${size.s};
`;

/** One product as it is bought, with the box for what it shall be this time. */
export const ItemRow = memo(function ItemRow({
  item,
  ...place
}: { item: PurchasedItem } & RowPlace) {
  const t = useTranslate();
  const format = useFormat();
  const { product_id, country, last_six, usual_item, interval, last_date } = item;
  return (
    <Row {...place}>
      <RowHead column={columns.product}>
        <ProductName
          id={product_id}
          name={item.name}
          picture={thumbnailUrl(item.image)}
          to={paths.product(product_id, country)}
        >
          <Facts>
            <Availability classCode={item.class} available={item.available ?? 0} />
            {item.due && <Due>{t('purchaseHistory.due')}</Due>}
          </Facts>
        </ProductName>
      </RowHead>
      <Cell column={columns.lastSix}>
        <Six>
          {last_six.map((packs, at) => (
            <span key={at}>{packs || '·'}</span>
          ))}
        </Six>
      </Cell>
      <Cell column={columns.usual}>{format.number(usual_item)}</Cell>
      <Cell column={columns.interval}>
        {interval !== null && t('purchaseHistory.days', { count: interval })}
      </Cell>
      <Cell column={columns.last}>{format.date(last_date)}</Cell>
      <Cell column={columns.price}>
        {format.price(unitPriceOf(item))}
        {hasOtherPrice(item) && (
          <Was>{t('purchaseHistory.was', { price: format.price(item.last_price) })}</Was>
        )}
      </Cell>
      <Cell column={columns.packs}>
        <QuantityBox product={item} />
      </Cell>
    </Row>
  );
});
