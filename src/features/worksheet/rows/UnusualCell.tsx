import { styled } from 'styled-components';

import { packsInCartWith, packsOf } from '../../../slices/worksheets/lineStatus';
import { lineTicked } from '../../../slices/worksheets/worksheets';
import { useAppDispatch } from '../../../store/hooks';
import { KeepOrChange } from '../../../ui/KeepOrChange';
import { space } from '../../../ui/theme';
import { UsualNote } from '../../../ui/UsualNote';

import type { SheetRowProps } from './rowProps';

const Box = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(3)};
`;

/** The usual quantity beside the requested one, and two answers: keep it or change it. */
export function UnusualCell({ sheet, line, decision, room, onMove }: SheetRowProps) {
  const dispatch = useAppDispatch();
  const { id } = line;
  const packs = Math.min(packsOf(line, decision), room);
  return (
    <Box>
      <UsualNote usual={line.product?.usual} packs={packsInCartWith(line, packs)} />
      <KeepOrChange
        packs={packs}
        onKeep={() => dispatch(lineTicked({ sheet, id, isTicked: true, packs }))}
        onChange={() => onMove(id, 0)}
      />
    </Box>
  );
}
