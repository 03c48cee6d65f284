import { styled } from 'styled-components';

import { MAX_ITEM, unitsOf } from '#domain/quantity';

import { useFormat } from '../../../i18n/useFormat';
import { useTranslate } from '../../../i18n/useTranslate';
import { unitCentsOf, type SheetLine } from '../../../slices/worksheets/sheetLine';
import { OwnPrices } from '../../../ui/prices/OwnPrices';
import { Cell } from '../../../ui/table/Row';
import { color, radius, size, space } from '../../../ui/theme';

import { columns } from './columns';

/** Highlights a price that differs from the last one. */
const Changed = styled.div`
  padding: 0 ${space(1)};
  border-radius: ${radius.control};
  background: ${color.markTint};
  line-height: 1.25;
`;

const PreviousPrice = styled.p`
  color: ${color.inkSoft};
  font-size: ${size.s};
`;

const Total = styled.strong`
  font-weight: 600;
`;

/** Ship packs in stock; empty for products without counted stock. */
export function StockCell({ line: { product, isUnchecked } }: { line: SheetLine }) {
  const format = useFormat();
  const isCounted = product !== null && !isUnchecked && product.maxInCart < MAX_ITEM;
  return <Cell column={columns.stock}>{isCounted && format.number(product.maxInCart)}</Cell>;
}

interface PricedCellProps {
  line: SheetLine;
  packs: number;
}

const ARROWS = { up: '▲', down: '▼' } as const;

/** The current unit price; for an earlier order, an arrow and text say how it changed. */
export function PriceCell({ line, packs }: PricedCellProps) {
  const { product, original, isUnchecked } = line;
  const t = useTranslate();
  const format = useFormat();
  const cents = product ? unitCentsOf(product, packs) : undefined;
  if (!product || cents === undefined) return <Cell column={columns.price} />;
  const previous = isUnchecked ? undefined : original.known;
  // At the quantity of then.
  const compared = unitCentsOf(product, original.quantity ?? packs) ?? cents;
  const direction =
    !previous || previous.cents === compared ? null : previous.cents < compared ? 'up' : 'down';
  const notes = product.priced && <OwnPrices priced={product.priced} packs={packs} />;
  if (!direction || !previous)
    return (
      <Cell column={columns.price}>
        {format.cents(cents)}
        {notes}
      </Cell>
    );
  return (
    <Cell column={columns.price}>
      <Changed title={t(`lines.price.${direction}`)}>
        <span aria-hidden="true">{ARROWS[direction]} </span>
        <span className="hidden-text">{t(`lines.price.${direction}`)} </span>
        {format.cents(cents)}
        <PreviousPrice>
          {t('lines.price.was', { price: format.cents(previous.cents) })}
        </PreviousPrice>
      </Changed>
      {notes}
    </Cell>
  );
}

/** The line's total; a dash while it is not ticked. */
export function TotalCell({ line: { product }, packs }: PricedCellProps) {
  const format = useFormat();
  const unitPrice = product ? unitCentsOf(product, packs) : undefined;
  if (!product || unitPrice === undefined) return <Cell column={columns.total} />;
  const cents = unitPrice * unitsOf(packs, product.shipPack);
  return (
    <Cell column={columns.total}>
      <Total>{packs > 0 ? format.cents(cents) : '–'}</Total>
    </Cell>
  );
}
