import { styled } from 'styled-components';

import { useTranslate } from '../../../i18n/useTranslate';
import { statusOf, type LineStatus } from '../../../slices/worksheets/lineStatus';
import type { Decision } from '../../../slices/worksheets/sheet';
import type { SheetLine } from '../../../slices/worksheets/sheetLine';
import { Icon, type IconName } from '../../../ui/Icon';
import { Cell } from '../../../ui/table/Row';
import { color, size, space } from '../../../ui/theme';

import { columns } from './columns';
import { useStatusText } from './useStatusText';

const Box = styled.p`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space(2)};
  align-items: start;
  --sign: ${color.bad};
  font-size: ${size.s};

  &[data-status='ready'] {
    --sign: ${color.good};
    color: ${color.inkSoft};
  }

  &[data-status='unusual'],
  &[data-status='limited'],
  &[data-status='invalid'] {
    --sign: ${color.warn};
  }

  &[data-status='changed'] {
    --sign: ${color.info};
  }
`;

const Sign = styled(Icon)`
  margin-top: 1px;
  color: var(--sign);
`;

export const STATUS_ICONS: Record<LineStatus, IconName> = {
  unknown: 'search',
  ambiguous: 'menu',
  invalid: 'warning',
  unusual: 'warning',
  limited: 'warning',
  changed: 'info',
  unavailable: 'close',
  ready: 'check',
  seen: 'repeat',
  waiting: 'repeat',
};

interface StatusCellProps {
  line: SheetLine;
  decision: Decision | undefined;
}

/** What becomes of the line, as a sign and a sentence; and how its code was repaired. */
export function StatusCell({ line, decision }: StatusCellProps) {
  const t = useTranslate();
  const statusText = useStatusText();
  const status = statusOf(line, decision);
  const { repaired } = line.given;
  return (
    <Cell column={columns.status}>
      <Box data-status={status}>
        <Sign name={STATUS_ICONS[status]} size={18} />
        <span>
          {statusText(line, decision)}
          {repaired && decision?.code === undefined && (
            <> {t(`lines.repaired.${repaired.how}`, { from: repaired.from })}</>
          )}
        </span>
      </Box>
    </Cell>
  );
}
