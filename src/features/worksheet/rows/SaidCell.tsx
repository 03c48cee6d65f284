import { styled } from 'styled-components';

import { useTranslate } from '../../../i18n/useTranslate';
import type { Decision } from '../../../slices/worksheets/sheet';
import type { SheetLine } from '../../../slices/worksheets/sheetLine';
import { standingOf, type Standing } from '../../../slices/worksheets/standing';
import { Icon, type IconName } from '../../../ui/Icon';
import { color, size, space } from '../../../ui/theme';

import { useSaid } from './useSaid';

const Box = styled.p`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space(2)};
  align-items: start;
  font-size: ${size.s};

  svg {
    margin-top: 1px;
    color: ${color.bad};
  }

  &[data-standing='ready'] {
    color: ${color.inkSoft};
  }

  &[data-standing='ready'] svg {
    color: ${color.good};
  }

  &[data-standing='limited'] svg,
  &[data-standing='invalid'] svg {
    color: ${color.warn};
  }

  &[data-standing='changed'] svg {
    color: ${color.info};
  }
`;

export const STANDING_ICONS: Record<Standing, IconName> = {
  unknown: 'search',
  ambiguous: 'menu',
  invalid: 'warning',
  limited: 'warning',
  changed: 'info',
  unavailable: 'close',
  ready: 'check',
  seen: 'repeat',
  waiting: 'repeat',
};

interface SaidCellProps {
  line: SheetLine;
  decision: Decision | undefined;
}

/** What becomes of the line, as a sign and a sentence; and how its code was repaired. */
export function SaidCell({ line, decision }: SaidCellProps) {
  const t = useTranslate();
  const said = useSaid();
  const standing = standingOf(line, decision);
  const { repaired } = line.given;
  return (
    <td role="cell" className="said">
      <Box data-standing={standing}>
        <Icon name={STANDING_ICONS[standing]} size={18} />
        <span>
          {said(line, decision)}
          {repaired && decision?.code === undefined && (
            <> {t(`lines.repaired.${repaired.how}`, { from: repaired.from })}</>
          )}
        </span>
      </Box>
    </td>
  );
}
