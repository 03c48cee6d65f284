import { styled } from 'styled-components';

import { MAX_ITEM, unitsOf } from '#domain/quantity';

import { useFormat } from '../../../i18n/useFormat';
import { useTranslate } from '../../../i18n/useTranslate';
import type { SheetLine } from '../../../slices/worksheets/sheetLine';
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

const ARROWS = { up: '▲', down: '▼' } as const;

/** The current unit price; for an earlier order, an arrow and text say how it changed. */
export function PriceCell({ line: { product, original, isUnchecked } }: { line: SheetLine }) {
  const t = useTranslate();
  const format = useFormat();
  if (product?.cents === undefined) return <Cell column={columns.price} />;
  const { cents } = product;
  const previous = isUnchecked ? undefined : original.known;
  const direction =
    !previous || previous.cents === cents ? null : previous.cents < cents ? 'up' : 'down';
  if (!direction || !previous) return <Cell column={columns.price}>{format.cents(cents)}</Cell>;
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
    </Cell>
  );
}

/** The line's total; a dash while it is not ticked. */
export function TotalCell({ line: { product }, packs }: { line: SheetLine; packs: number }) {
  const format = useFormat();
  if (product?.cents === undefined) return <Cell column={columns.total} />;
  const cents = product.cents * unitsOf(packs, product.shipPack);
  return (
    <Cell column={columns.total}>
      <Total>{packs > 0 ? format.cents(cents) : '–'}</Total>
    </Cell>
  );
}
