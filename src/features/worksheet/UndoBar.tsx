import { styled } from 'styled-components';

import { useTranslate } from '../../i18n/useTranslate';
import { Icon } from '../../ui/Icon';
import { plainText } from '../../ui/SafeHtml';
import { color, size, space } from '../../ui/theme';

import { nameOf } from './sheetLine';
import { useUndoKey } from './useUndoKey';
import type { OpenSheet } from './useWorksheet';
import { stepTakenBack } from './worksheetReducer';
import type { Step } from './worksheetSlice';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(3)};
  color: ${color.inkSoft};
  font-size: ${size.s};

  p {
    overflow-wrap: anywhere;
  }

  &[hidden] {
    display: none;
  }
`;

/** What the last step did, and the way back; the same is told to whoever does not see it. */
export function UndoBar({ sheet }: { sheet: OpenSheet }) {
  const t = useTranslate();
  const { state, dispatch } = sheet;
  const last = state.past.at(-1);
  const undo = () => dispatch(stepTakenBack());
  useUndoKey(undo);

  const words = (step: Step): string => {
    if ('count' in step) {
      const { what, count } = step;
      if (step.what !== 'given') return t(`lines.step.${what}`, { count });
      const { source } = step;
      return source === ''
        ? t('lines.step.typed', { count })
        : t('lines.step.given', { count, source });
    }
    const line = state.lines[step.id];
    return t(`lines.step.${step.what}`, { name: line ? plainText(nameOf(line)) : '' });
  };

  return (
    <Bar className="no-print">
      <p role="status">{last && words(last.step)}</p>
      {last && (
        <button
          type="button"
          className="button small"
          aria-keyshortcuts="Control+Z Meta+Z"
          onClick={undo}
        >
          <Icon name="back" size={16} />
          {t('lines.step.undo')}
        </button>
      )}
    </Bar>
  );
}
