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

/**
 * Returns the packs that a number of pieces may mean: rounded down or up to full packs, or one pack
 * per piece.
 */
function possiblePacks({ line, room }: SheetRowProps): number[] {
  const count = line.original.quantity ?? 0;
  const exactPacks = count / (line.product?.shipPack ?? 1);
  const ways = [Math.floor(exactPacks), Math.ceil(exactPacks), count].map((packs) =>
    Math.min(packs, room),
  );
  return [...new Set(ways)].filter((packs) => packs > 0);
}

/** Buttons for the packs that a number of pieces may mean, and one to enter another quantity. */
export function PiecesCell(props: SheetRowProps) {
  const { sheet, line, onMove } = props;
  const { id, product } = line;
  const t = useTranslate();
  const dispatch = useAppDispatch();
  const answer = (packs: number) => (event: MouseEvent) => {
    dispatch(quantitySet({ sheet, id, packs }));
    // The button disappears with the question; after a key press the focus moves to the row.
    if (event.detail === 0) onMove(id, 0);
  };
  return (
    <Box>
      {possiblePacks(props).map((packs) => (
        <SmallButton key={packs} onClick={answer(packs)}>
          {t('lines.pieces.take', { packs, units: unitsOf(packs, product?.shipPack) })}
        </SmallButton>
      ))}
      <SmallButton onClick={() => onMove(id, 0)}>{t('lines.unusual.change')}</SmallButton>
    </Box>
  );
}
