import { styled } from 'styled-components';

import { unitsOf } from '#domain/quantity';

import { useFormat } from '../../../i18n/useFormat';
import { useTranslate } from '../../../i18n/useTranslate';
import type { SheetLine } from '../../../slices/worksheets/sheetLine';
import { Cell } from '../../../ui/table/Row';
import { color, size } from '../../../ui/theme';

import { columns } from './columns';

const Way = styled.span`
  color: ${color.bad};

  &[data-way='down'] {
    color: ${color.good};
  }
`;

const Was = styled.p`
  color: ${color.inkSoft};
  font-size: ${size.s};
`;

const Total = styled.strong`
  font-weight: 600;
`;

const ARROWS = { up: '▲', down: '▼' } as const;

/** What a unit costs now; beside an earlier order's price, an arrow and words say how it changed. */
export function PriceCell({ line: { product, given, isUnchecked } }: { line: SheetLine }) {
  const t = useTranslate();
  const format = useFormat();
  if (product?.cents === undefined) return <Cell column={columns.price} />;
  const { cents } = product;
  const then = isUnchecked ? undefined : given.known;
  const way = !then || then.cents === cents ? null : then.cents < cents ? 'up' : 'down';
  return (
    <Cell column={columns.price}>
      {way && (
        <Way data-way={way} title={t(`lines.price.${way}`)}>
          <span aria-hidden="true">{ARROWS[way]} </span>
          <span className="hidden-text">{t(`lines.price.${way}`)} </span>
        </Way>
      )}
      {format.cents(cents)}
      {way && then && <Was>{t('lines.price.was', { price: format.cents(then.cents) })}</Was>}
    </Cell>
  );
}

/** What the line comes to; nothing while it is not ticked. */
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
