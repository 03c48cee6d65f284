import { styled } from 'styled-components';

import { unitsOf } from '#domain/quantity';

import { useFormat } from '../../../i18n/useFormat';
import { useTranslate } from '../../../i18n/useTranslate';
import type { SheetLine } from '../../../slices/worksheets/sheetLine';
import { color, size } from '../../../ui/theme';

const Box = styled.div`
  p {
    color: ${color.inkSoft};
    font-size: ${size.s};
  }

  [data-way='up'] {
    color: ${color.bad};
  }

  [data-way='down'] {
    color: ${color.good};
  }
`;

const ARROWS = { up: '▲', down: '▼' } as const;

/** What a unit costs now; beside an earlier order's price, an arrow and words say how it changed. */
export function PriceCell({ line: { product, given, isUnchecked } }: { line: SheetLine }) {
  const t = useTranslate();
  const format = useFormat();
  if (product?.cents === undefined) return <td role="cell" className="price" hidden />;
  const { cents } = product;
  const then = isUnchecked ? undefined : given.known;
  const way = !then || then.cents === cents ? null : then.cents < cents ? 'up' : 'down';
  return (
    <td role="cell" className="price" data-label={t('lines.column.price')}>
      <Box>
        {way && (
          <span data-way={way} title={t(`lines.price.${way}`)}>
            <span aria-hidden="true">{ARROWS[way]} </span>
            <span className="hidden-text">{t(`lines.price.${way}`)} </span>
          </span>
        )}
        {format.cents(cents)}
        {way && then && <p>{t('lines.price.was', { price: format.cents(then.cents) })}</p>}
      </Box>
    </td>
  );
}

/** What the line comes to; nothing while it is not ticked. */
export function TotalCell({ line: { product }, packs }: { line: SheetLine; packs: number }) {
  const t = useTranslate();
  const format = useFormat();
  if (product?.cents === undefined) return <td role="cell" className="total" hidden />;
  const cents = product.cents * unitsOf(packs, product.shipPack);
  return (
    <td role="cell" className="total number" data-label={t('lines.column.total')}>
      {packs > 0 ? format.cents(cents) : '–'}
    </td>
  );
}
