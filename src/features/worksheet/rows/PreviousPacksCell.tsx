import { styled } from 'styled-components';

import { useFormat } from '../../../i18n/useFormat';
import { useTranslate } from '../../../i18n/useTranslate';
import type { Decision } from '../../../slices/worksheets/sheet';
import type { SheetLine } from '../../../slices/worksheets/sheetLine';
import { Facts } from '../../../ui/Facts';
import { Cell } from '../../../ui/table/Row';
import { color } from '../../../ui/theme';

import { previousColumn } from './columns';

const Arrow = styled.span`
  color: ${color.inkSoft};
`;

interface PreviousPacksCellProps {
  line: SheetLine;
  decision: Decision | undefined;
}

/** The packs of an earlier order, with an arrow to the current quantity. */
export function PreviousPacksCell({ line, decision }: PreviousPacksCellProps) {
  const t = useTranslate();
  const format = useFormat();
  const { quantity, code } = line.original;
  const isOther = decision?.code !== undefined && decision.code !== code;
  return (
    <Cell column={previousColumn}>
      {quantity !== null && (
        <>
          <span className="hidden-text">{t('lines.packs', { count: quantity })}</span>
          <span aria-hidden="true">
            {format.number(quantity)} <Arrow>→</Arrow>
          </span>
        </>
      )}
      {isOther && <Facts className="mono">{code}</Facts>}
    </Cell>
  );
}
