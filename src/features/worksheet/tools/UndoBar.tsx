import { styled } from 'styled-components';

import { useTranslate } from '../../../i18n/useTranslate';
import type { Step } from '../../../slices/worksheets/sheet';
import { nameOf } from '../../../slices/worksheets/sheetLine';
import { stepRedone, stepUndone } from '../../../slices/worksheets/worksheets';
import { useAppDispatch } from '../../../store/hooks';
import { SmallButton } from '../../../ui/Button';
import { Icon } from '../../../ui/Icon';
import { plainText } from '../../../ui/SafeHtml';
import { color, size, space } from '../../../ui/theme';

import { useSheet } from '../state/useSheet';

import { useUndoKeys } from './useUndoKeys';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(3)};
  color: ${color.inkSoft};
  font-size: ${size.s};

  &[hidden] {
    display: none;
  }
`;

const Text = styled.p`
  overflow-wrap: anywhere;
`;

/** What the last step did, and the ways back and forward; the same is told to whoever does not see it. */
export function UndoBar({ sheet }: { sheet: string }) {
  const t = useTranslate();
  const dispatch = useAppDispatch();
  const { lines, past, future } = useSheet(sheet);
  const last = past.at(-1);
  const undo = () => dispatch(stepUndone({ sheet }));
  const redo = () => dispatch(stepRedone({ sheet }));
  useUndoKeys({ undo, redo });

  const words = (step: Step): string => {
    if ('count' in step) {
      const { what, count } = step;
      if (step.what !== 'given') return t(`lines.step.${what}`, { count });
      const { source } = step;
      return source === ''
        ? t('lines.step.typed', { count })
        : t('lines.step.given', { count, source });
    }
    const line = lines[step.id];
    return t(`lines.step.${step.what}`, { name: line ? plainText(nameOf(line)) : '' });
  };

  return (
    <Bar className="no-print">
      <Text role="status">{last && words(last.step)}</Text>
      {last && (
        <SmallButton type="button" aria-keyshortcuts="Control+Z Meta+Z" onClick={undo}>
          <Icon name="back" size={16} />
          {t('lines.step.undo')}
        </SmallButton>
      )}
      {future.length > 0 && (
        <SmallButton
          type="button"
          aria-keyshortcuts="Control+Y Control+Shift+Z Meta+Shift+Z"
          onClick={redo}
        >
          <Icon name="repeat" size={16} />
          {t('lines.step.redo')}
        </SmallButton>
      )}
    </Bar>
  );
}
