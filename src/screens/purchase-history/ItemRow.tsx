import { memo } from 'react';
import { styled } from 'styled-components';

import type { PurchasedItem } from '#contract/purchaseHistory';

import { QuantityBox } from '../../features/product-card/QuantityBox';
import { RowProduct } from '../../features/product-card/RowProduct';
import { StockCount } from '../../features/product-card/StockCount';
import { useFormat } from '../../i18n/useFormat';
import { useTranslate } from '../../i18n/useTranslate';
import { namedColumns } from '../../ui/table/columns';
import { Cell, Row, RowHead, type RowPlace } from '../../ui/table/Row';
import { color, radius, size, space } from '../../ui/theme';

import { hasPriceChanged, unitPriceOf } from './purchaseFilters';

export const columns = namedColumns({
  product: { label: 'purchaseHistory.product', width: 'minmax(0, 1fr)', fold: 'head' },
  lastSix: {
    label: 'purchaseHistory.lastSix',
    width: '12.25rem',
    isNumber: true,
    absent: 'both',
  },
  usual: {
    label: 'purchaseHistory.usual',
    width: '4rem',
    isNumber: true,
    absent: 'both',
  },
  interval: {
    label: 'purchaseHistory.interval',
    width: '5rem',
    isNumber: true,
    fold: 'end',
  },
  last: {
    label: 'purchaseHistory.last',
    width: '6.5rem',
    isNumber: true,
    isOffPaper: true,
    absent: 'both',
  },
  stock: {
    label: 'product.stock',
    width: '5.25rem',
    isNumber: true,
    isOffPaper: true,
    fold: 'right',
  },
  price: {
    label: 'purchaseHistory.price',
    width: '8.5rem',
    narrow: '5.75rem',
    isNumber: true,
    fold: 'right',
    isPlain: true,
  },
  packs: {
    label: 'purchaseHistory.packs',
    width: '11rem',
    fold: 'tall',
  },
});

const SixColumns = styled.span`
  display: inline-grid;
  grid-template-columns: repeat(6, minmax(0, 2rem));
  text-align: right;
`;

/** Day above month: "15 oct" and "2 oct" side by side would read as "152 oct". */
const OrderDay = styled.time`
  justify-self: end;
  width: min-content;
`;

/** Dates of the orders whose quantities are in the column below. */
export function LastSixDates({ dates }: { dates: readonly string[] }) {
  const t = useTranslate();
  const format = useFormat();
  return (
    <>
      <span className="hidden-text">{t('purchaseHistory.lastSix')} </span>
      <SixColumns>
        {dates.map((date, index) => (
          <OrderDay key={index} dateTime={date}>
            {format.dayOfYear(date)}
          </OrderDay>
        ))}
      </SixColumns>
    </>
  );
}

/** Highlighted if the item is due. */
const Interval = styled.span`
  white-space: nowrap;

  &[data-is-due] {
    padding: 2px ${space(2)};
    border-radius: ${radius.control};
    background: ${color.markTint};
    font-weight: 600;
  }
`;

const FormerPrice = styled.span`
  margin-left: ${space(2)};
  padding: 0 ${space(1)};
  background: ${color.markTint};
  color: ${color.ink};
  font-size: ${size.s};
  white-space: nowrap;
`;

/** A product with its purchase pattern, and the quantity input for this order. */
export const ItemRow = memo(function ItemRow({
  item,
  ...place
}: { item: PurchasedItem } & RowPlace) {
  const t = useTranslate();
  const format = useFormat();
  const { last_six, usual_item, interval, last_date } = item;
  return (
    <Row {...place}>
      <RowHead column={columns.product}>
        <RowProduct product={item} isSmall />
      </RowHead>
      <Cell column={columns.lastSix}>
        <SixColumns>
          {last_six.map((packs, index) => (
            <span key={index}>{packs || '·'}</span>
          ))}
        </SixColumns>
      </Cell>
      <Cell column={columns.usual}>{format.number(usual_item)}</Cell>
      <Cell column={columns.interval}>
        {interval !== null && (
          <Interval data-is-due={item.due || undefined}>
            {item.due && <span className="hidden-text">{t('purchaseHistory.due')}: </span>}
            {t('purchaseHistory.days', { count: interval })}
          </Interval>
        )}
      </Cell>
      <Cell column={columns.last}>{format.date(last_date)}</Cell>
      <Cell column={columns.stock}>
        <StockCount classCode={item.class} available={item.available ?? 0} />
      </Cell>
      <Cell column={columns.price}>
        {format.price(unitPriceOf(item))}
        {hasPriceChanged(item) && (
          <FormerPrice>
            {t('purchaseHistory.was', { price: format.price(item.last_price) })}
          </FormerPrice>
        )}
      </Cell>
      <Cell column={columns.packs}>
        <QuantityBox product={item} />
      </Cell>
    </Row>
  );
});
