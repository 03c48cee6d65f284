import { memo } from 'react';
import { styled } from 'styled-components';

import type { PurchasedItem } from '#contract/purchaseHistory';

import { QuantityBox } from '../../features/product-card/QuantityBox';
import { RowProduct } from '../../features/product-card/RowProduct';
import { StockCount } from '../../features/product-card/StockCount';
import { TypedPrices } from '../../features/product-card/TypedPrices';
import { useFormat } from '../../i18n/useFormat';
import { useTranslate } from '../../i18n/useTranslate';
import { TinyBars } from '../../ui/charts/TinyBars';
import { namedColumns } from '../../ui/table/columns';
import { Cell, Row, RowHead, type RowPlace } from '../../ui/table/Row';
import { color, radius, size, space } from '../../ui/theme';

import { hasPriceChanged, unitPriceOf } from './purchaseFilters';

export const columns = namedColumns({
  product: { label: 'purchaseHistory.product', width: 1, fold: 'head' },
  months: { label: 'purchaseHistory.months', width: '8rem', absent: 'both' },
  usual: { label: 'purchaseHistory.usual', width: '4rem', isNumber: true, absent: 'both' },
  interval: { label: 'purchaseHistory.interval', width: '6.5rem', isNumber: true, fold: 'end' },
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
  packs: { label: 'purchaseHistory.packs', width: '11rem', fold: 'tall' },
});

const Span = styled.span`
  display: flex;
  justify-content: space-between;
  font-weight: 400;
`;

/** What the bars below are, and from when to when. */
export function MonthsHead({ months }: { months: readonly string[] }) {
  const t = useTranslate();
  const format = useFormat();
  return (
    <>
      {t('purchaseHistory.months')}
      <Span>
        {[months[0], months.at(-1)].map(
          (month) => month && <span key={month}>{format.month(month)}</span>,
        )}
      </Span>
    </>
  );
}

/** Highlighted if the item is due. */
const Interval = styled.span`
  line-height: 1.2;
  white-space: nowrap;

  &[data-is-due] {
    padding: 2px ${space(2)};
    border-radius: ${radius.control};
    background: ${color.markTint};
    font-weight: 600;
  }
`;

const Due = styled.strong`
  display: block;
  font-size: ${size.s};
`;

const FormerPrice = styled.span`
  margin-left: ${space(2)};
  padding: 0 ${space(1)};
  background: ${color.markTint};
  color: ${color.ink};
  font-size: ${size.s};
  white-space: nowrap;
`;

interface ItemRowProps extends RowPlace {
  item: PurchasedItem;
  /** The last twelve months, YYYY-MM, the current one last. */
  months: readonly string[];
}

/** A product with its purchase pattern, and the quantity input for this order. */
export const ItemRow = memo(function ItemRow({ item, months, ...place }: ItemRowProps) {
  const t = useTranslate();
  const format = useFormat();
  const { monthly, usual_item, interval, last_date } = item;
  const wordsOf = (packs: number, index: number) =>
    packs > 0
      ? t('charts.value', { name: format.monthOfYear(months[index]!), value: format.number(packs) })
      : [];
  return (
    <Row {...place}>
      <RowHead column={columns.product}>
        <RowProduct product={item} isSmall />
      </RowHead>
      <Cell column={columns.months}>
        {monthly.some((packs) => packs > 0) && (
          <TinyBars values={monthly} words={monthly.flatMap(wordsOf).join('; ')} />
        )}
      </Cell>
      <Cell column={columns.usual}>{format.number(usual_item)}</Cell>
      <Cell column={columns.interval}>
        {interval !== null && (
          <Interval data-is-due={item.due || undefined}>
            {item.due && <Due>{t('purchaseHistory.due')} </Due>}
            {t('purchaseHistory.days', { count: interval })}
          </Interval>
        )}
      </Cell>
      <Cell column={columns.last}>{format.date(last_date)}</Cell>
      <Cell column={columns.stock}>
        <StockCount
          classCode={item.class}
          available={item.available ?? 0}
          expectedOn={item.expected_on}
        />
      </Cell>
      <Cell column={columns.price}>
        {format.price(unitPriceOf(item))}
        {hasPriceChanged(item) && (
          <FormerPrice>
            {t('purchaseHistory.was', { price: format.price(item.last_price) })}
          </FormerPrice>
        )}
        <TypedPrices product={item} />
      </Cell>
      <Cell column={columns.packs}>
        <QuantityBox product={item} />
      </Cell>
    </Row>
  );
});
