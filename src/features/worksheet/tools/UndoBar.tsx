import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';

import { useTranslate, type Translate } from '../../../i18n/useTranslate';
import type { Step, Sheet } from '../../../slices/worksheets/sheet';
import { nameOf } from '../../../slices/worksheets/sheetLine';
import { stepRedone, stepUndone } from '../../../slices/worksheets/worksheets';
import { useAppDispatch } from '../../../store/hooks';
import { IconButton } from '../../../ui/Button';
import { Drawing } from '../../../ui/Icon';
import { plainText } from '../../../ui/SafeHtml';
import { color, control, size } from '../../../ui/theme';
import { useSheet } from '../state/useSheet';

import { useUndoKeys } from './useUndoKeys';

const Text = styled.p`
  color: ${color.inkSoft};
  font-size: ${size.s};
  overflow-wrap: anywhere;
`;

const SmallIconButton = styled(IconButton)`
  width: ${control.small};
  height: ${control.small};
`;

const Buttons = styled.span`
  display: contents;
`;

const UNDO = 'M9 5 4 10l5 5M4 10h10a5 5 0 0 1 0 10h-3';
const REDO = 'M15 5l5 5-5 5M20 10H10a5 5 0 0 0 0 10h3';

/** Whether the pressed button disappears with the step. */
const isRemoval = ({ what }: Step) => ['removed', 'cleared', 'summed'].includes(what);

/** Describes the last step, with undo and redo buttons; changes are announced to screen readers. */
export function UndoBar({ sheet }: { sheet: string }) {
  const t = useTranslate();
  const dispatch = useAppDispatch();
  const { lines, past, future } = useSheet(sheet);
  const last = past.at(-1);
  const buttons = useRef<HTMLSpanElement>(null);
  const hasStepped = useRef(false);
  const lastSeen = useRef(last?.step);
  const undo = () => {
    hasStepped.current = true;
    dispatch(stepUndone({ sheet }));
  };
  const redo = () => {
    hasStepped.current = true;
    dispatch(stepRedone({ sheet }));
  };
  useUndoKeys({ undo, redo });

  // A step may remove the focused row or button; the focus then moves to the undo button.
  useEffect(() => {
    const step = past.at(-1)?.step;
    const hasRemoved = step !== undefined && step !== lastSeen.current && isRemoval(step);
    const mayBeLost = hasStepped.current || hasRemoved;
    hasStepped.current = false;
    lastSeen.current = step;
    if (mayBeLost && document.activeElement === document.body)
      buttons.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [past, future]);

  return (
    <>
      <Text role="status">{last && describeStep(t, last.step, lines)}</Text>
      <Buttons ref={buttons}>
        {last && (
          <StepButton
            name={t('lines.step.undo')}
            path={UNDO}
            keys="Control+Z Meta+Z"
            onClick={undo}
          />
        )}
        {future.length > 0 && (
          <StepButton
            name={t('lines.step.redo')}
            path={REDO}
            keys="Control+Y Control+Shift+Z Meta+Shift+Z"
            onClick={redo}
          />
        )}
      </Buttons>
    </>
  );
}

interface StepButtonProps {
  name: string;
  path: string;
  /** The equivalent shortcut, in `aria-keyshortcuts` syntax. */
  keys: string;
  onClick: () => void;
}

function StepButton({ name, path, keys, onClick }: StepButtonProps) {
  return (
    <SmallIconButton title={name} aria-label={name} aria-keyshortcuts={keys} onClick={onClick}>
      <Drawing path={path} size={18} />
    </SmallIconButton>
  );
}

/** Returns a sentence about a step that can be undone. */
function describeStep(t: Translate, step: Step, lines: Sheet['lines']): string {
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
}
