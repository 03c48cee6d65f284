import { styled } from 'styled-components';

import { useTranslate } from '../../../i18n/useTranslate';
import { packsInCartWith, packsOf } from '../../../slices/worksheets/lineStatus';
import { lineTicked } from '../../../slices/worksheets/worksheets';
import { useAppDispatch } from '../../../store/hooks';
import { SmallButton } from '../../../ui/Button';
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
  const t = useTranslate();
  const dispatch = useAppDispatch();
  const { id } = line;
  const packs = Math.min(packsOf(line, decision), room);
  return (
    <Box>
      <UsualNote usual={line.product?.usual} packs={packsInCartWith(line, packs)} />
      <SmallButton
        type="button"
        onClick={() => dispatch(lineTicked({ sheet, id, isTicked: true, packs }))}
      >
        {t('lines.unusual.keep', { count: packs })}
      </SmallButton>
      <SmallButton type="button" onClick={() => onMove(id, 0)}>
        {t('lines.unusual.change')}
      </SmallButton>
    </Box>
  );
}
