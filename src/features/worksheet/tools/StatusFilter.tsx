import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { useFormat } from '../../../i18n/useFormat';
import { useTranslate } from '../../../i18n/useTranslate';
import {
  LINE_STATUSES,
  needsAttention,
  type SheetLineStatus,
} from '../../../slices/worksheets/lineStatus';
import type { Summary } from '../../../slices/worksheets/summary';
import { Icon } from '../../../ui/Icon';
import { color, control, radius, size, space, within } from '../../../ui/theme';
import { ToolFold } from '../../../ui/ToolFold';
import { STATUS_ICONS } from '../rows/StatusCell';

const Box = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};

  ${within.phone} {
    display: contents;
  }
`;

const Choice = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  min-height: ${control.small};
  padding: 0 ${space(2)};
  border: 1px solid ${color.line};
  border-radius: ${radius.control};
  background: ${color.surface};
  font-size: ${size.s};

  &:hover {
    border-color: ${color.primary};
  }

  &[aria-pressed='true'] {
    border-color: ${color.primary};
    background: ${color.primaryTint};
    font-weight: 600;
  }
`;

const Urgent = styled.strong`
  color: ${color.warn};
`;

/**
 * Filters: lines needing attention, lines that differ from the earlier order, or lines of one
 * status.
 */
export type Shown = 'all' | 'look' | 'differs' | SheetLineStatus;

interface StatusFilterProps {
  summary: Summary;
  isReOrder: boolean;
  shown: Shown;
  onShow: (shown: Shown) => void;
}

/**
 * Filters with counts per status, lines to correct first. Individual statuses that need correction
 * appear once a filter is chosen; clicking one shows only its lines.
 */
export function StatusFilter({ summary, isReOrder, shown, onShow }: StatusFilterProps) {
  const t = useTranslate();
  const format = useFormat();
  const { open, needingAttention, counts } = summary;
  const isOpen = shown !== 'all';
  const kinds = LINE_STATUSES.filter(
    (kind) => kind !== 'waiting' && counts[kind] && (isOpen || !needsAttention(kind)),
  );
  const differing = open - (counts.ready ?? 0) - (counts.waiting ?? 0);

  const renderChoice = (kind: Shown, text: ReactNode) => (
    <Choice key={kind} type="button" aria-pressed={shown === kind} onClick={() => onShow(kind)}>
      {text}
    </Choice>
  );
  const withCount = (text: string, count: number) => (
    <>
      {text} <strong>{format.number(count)}</strong>
    </>
  );

  return (
    <Box role="group" aria-label={t('lines.show')}>
      {needingAttention > 0 &&
        renderChoice('look', <Urgent>{t('lines.show.look', { count: needingAttention })}</Urgent>)}
      {renderChoice('all', withCount(t('lines.show.all'), open))}
      {isReOrder &&
        differing > 0 &&
        renderChoice('differs', t('lines.show.differs', { count: differing }))}
      {!isReOrder && kinds.length > 0 && (
        <ToolFold label={t('lines.show.kinds')}>
          {kinds.map((kind) =>
            renderChoice(
              kind,
              <>
                <Icon name={STATUS_ICONS[kind]} size={16} />
                {withCount(t(`lines.status.${kind}`), counts[kind] ?? 0)}
              </>,
            ),
          )}
        </ToolFold>
      )}
    </Box>
  );
}
