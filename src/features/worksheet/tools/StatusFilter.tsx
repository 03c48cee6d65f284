import { styled } from 'styled-components';

import { useFormat } from '../../../i18n/useFormat';
import { useTranslate } from '../../../i18n/useTranslate';
import { LINE_STATUSES, type LineStatus } from '../../../slices/worksheets/lineStatus';
import type { Summary } from '../../../slices/worksheets/summary';
import { Icon } from '../../../ui/Icon';
import { color, control, radius, size, space } from '../../../ui/theme';

import { STATUS_ICONS } from '../rows/StatusCell';

const Box = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;

const Choice = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  min-height: ${control.small};
  padding: 0 ${space(3)};
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

export type Shown = 'all' | 'look' | LineStatus;

interface StatusFilterProps {
  summary: Summary;
  shown: Shown;
  onShow: (shown: Shown) => void;
}

/** How many lines there are of each kind; a press shows these alone. */
export function StatusFilter({ summary, shown, onShow }: StatusFilterProps) {
  const t = useTranslate();
  const format = useFormat();
  const { open, toLookAt, counts } = summary;
  const kinds = LINE_STATUSES.filter((status) => status !== 'waiting' && counts[status]);

  const choice = (kind: Shown, words: string, count: number) => (
    <Choice key={kind} type="button" aria-pressed={shown === kind} onClick={() => onShow(kind)}>
      {kind !== 'all' && kind !== 'look' && <Icon name={STATUS_ICONS[kind]} size={16} />}
      {words} <strong>{format.number(count)}</strong>
    </Choice>
  );

  return (
    <Box role="group" aria-label={t('lines.show')}>
      {choice('all', t('lines.show.all'), open)}
      {toLookAt > 0 && choice('look', t('lines.show.look'), toLookAt)}
      {kinds.map((kind) => choice(kind, t(`lines.status.${kind}`), counts[kind] ?? 0))}
    </Box>
  );
}
