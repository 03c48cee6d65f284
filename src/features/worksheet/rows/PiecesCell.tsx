import type { MouseEvent } from 'react';
import { styled } from 'styled-components';

import { unitsOf } from '#domain/quantity';

import { useTranslate } from '../../../i18n/useTranslate';
import { quantitySet } from '../../../slices/worksheets/worksheets';
import { useAppDispatch } from '../../../store/hooks';
import { SmallButton } from '../../../ui/Button';
import { space } from '../../../ui/theme';

import type { SheetRowProps } from './rowProps';

const Box = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(3)};
`;

/** How many packs the pieces can be: those that hold them, or as many packs as pieces were written. */
function waysOf({ line, room }: SheetRowProps): number[] {
  const count = line.given.quantity ?? 0;
  const held = count / (line.product?.shipPack ?? 1);
  const ways = [Math.floor(held), Math.ceil(held), count].map((packs) => Math.min(packs, room));
  return [...new Set(ways)].filter((packs) => packs > 0);
}

/** The answers to how many packs are meant by a number of pieces, and the box for another. */
export function PiecesCell(props: SheetRowProps) {
  const { sheet, line, onMove } = props;
  const { id, product } = line;
  const t = useTranslate();
  const dispatch = useAppDispatch();
  const answer = (packs: number) => (event: MouseEvent) => {
    dispatch(quantitySet({ sheet, id, packs }));
    // The button goes with the question; by keys the cursor stands in the row then.
    if (event.detail === 0) onMove(id, 0);
  };
  return (
    <Box>
      {waysOf(props).map((packs) => (
        <SmallButton key={packs} type="button" onClick={answer(packs)}>
          {t('lines.pieces.take', { packs, units: unitsOf(packs, product?.shipPack) })}
        </SmallButton>
      ))}
      <SmallButton type="button" onClick={() => onMove(id, 0)}>
        {t('lines.unusual.change')}
      </SmallButton>
    </Box>
  );
}
