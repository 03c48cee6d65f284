import { styled } from 'styled-components';

import { useTranslate } from '../../../i18n/useTranslate';
import { statusOf, type SheetLineStatus } from '../../../slices/worksheets/lineStatus';
import { Icon, type IconName } from '../../../ui/Icon';
import { Cell, CellAcross } from '../../../ui/table/Row';
import { below, color, size, space } from '../../../ui/theme';

import { columns } from './columns';
import { helpOf } from './helpOf';
import { OriginalFacts } from './OriginalFacts';
import type { SheetRowProps } from './rowProps';
import { useOriginalFacts } from './useOriginalFacts';
import { useStatusText } from './useStatusText';

const Box = styled.div`
  display: flex;
  gap: ${space(2)};
  align-items: start;
  --sign: ${color.bad};
  font-size: ${size.s};
  line-height: 1.3;

  &[data-status='ready'] {
    --sign: ${color.good};
    color: ${color.inkSoft};
  }

  /* The tick already says so. */
  &[data-is-plain] {
    ${below.wide} {
      display: none;
    }
  }

  &[data-status='unusual'],
  &[data-status='pieces'],
  &[data-status='limited'],
  &[data-status='invalid'] {
    --sign: ${color.warn};
  }

  &[data-status='changed'] {
    --sign: ${color.mark};
  }

  /* Not a problem: the answer is on its way. */
  &[data-status='waiting'] {
    --sign: ${color.inkSoft};
  }
`;

/** A button that looks like a link within the text. */
const Help = styled.button`
  min-height: 24px;
  padding: 0;
  border: 0;
  background: none;
  color: ${color.primary};
  font-size: inherit;
  text-decoration: underline;
`;

/** Shares a line with what was given, because there is no product beside it. */
const Across = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(4)};
`;

const StatusIcon = styled(Icon)`
  flex: none;
  color: var(--sign);
`;

export const STATUS_ICONS: Record<SheetLineStatus, IconName> = {
  unknown: 'search',
  ambiguous: 'menu',
  invalid: 'warning',
  unusual: 'warning',
  pieces: 'warning',
  limited: 'warning',
  changed: 'info',
  unavailable: 'close',
  ready: 'check',
  seen: 'repeat',
  waiting: 'repeat',
};

interface StatusCellProps extends SheetRowProps {
  isHelped: boolean;
  /** Shows or hides other products. */
  onHelp: () => void;
}

/**
 * The line's status as an icon and a sentence, how its code was repaired, and a button for help.
 */
export function StatusCell({ isHelped, onHelp, ...props }: StatusCellProps) {
  const { line, decision } = props;
  const t = useTranslate();
  const statusText = useStatusText();
  const status = statusOf(line, decision);
  const { repaired } = line.original;
  const help = helpOf(props);
  const isPlain = status === 'ready' && !repaired && !help;
  const outcome = (
    <Box data-status={status} data-is-plain={isPlain || undefined}>
      <StatusIcon name={STATUS_ICONS[status]} size={18} />
      <p>
        {statusText(line, decision)}
        {repaired && decision?.code === undefined && (
          <> {t(`lines.repaired.${repaired.how}`, { from: repaired.from })}</>
        )}
        {help && (
          <>
            {' '}
            <Help type="button" aria-expanded={isHelped} onClick={onHelp}>
              {t(help)}
            </Help>
          </>
        )}
      </p>
    </Box>
  );
  if (line.product || status === 'waiting') return <Cell column={columns.status}>{outcome}</Cell>;
  return (
    <CellAcross>
      <Across>
        <GivenFacts line={line} decision={decision} />
        {outcome}
      </Across>
    </CellAcross>
  );
}

function GivenFacts({ line, decision }: Pick<SheetRowProps, 'line' | 'decision'>) {
  const { facts } = useOriginalFacts(line, decision);
  return <OriginalFacts facts={facts} />;
}
