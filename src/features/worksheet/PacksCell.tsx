import type { UnknownAction } from '@reduxjs/toolkit';
import type { Dispatch } from 'react';
import { styled } from 'styled-components';

import { unitsOf } from '#domain/quantity';

import { useTranslate } from '../../i18n/useTranslate';
import { QuantityStepper } from '../../ui/QuantityStepper';
import { color, size, space } from '../../ui/theme';

import type { SheetLine } from './sheetLine';
import { quantitySet } from './worksheetSlice';

const Box = styled.div`
  display: grid;
  gap: ${space(1)};
  justify-items: start;

  p {
    color: ${color.inkSoft};
    font-size: ${size.s};
  }
`;

interface PacksCellProps {
  line: SheetLine;
  name: string;
  packs: number;
  room: number;
  dispatch: Dispatch<UnknownAction>;
}

/** Ship packs to add, with what they come to in units. */
export function PacksCell({ line: { id, product }, name, packs, room, dispatch }: PacksCellProps) {
  const t = useTranslate();
  if (!product) return <td role="cell" className="packs" hidden />;
  const { shipPack } = product;
  return (
    <td role="cell" className="packs" data-label={t('lines.column.packs')}>
      <Box>
        <QuantityStepper
          name={name}
          quantity={packs}
          most={room}
          onChange={(quantity) => dispatch(quantitySet({ id, packs: quantity }))}
        />
        {shipPack !== undefined && packs > 0 && (
          <p>
            {t('product.timesPack', { count: shipPack })}{' '}
            {t('product.units', { count: unitsOf(packs, shipPack) })}
          </p>
        )}
      </Box>
    </td>
  );
}
