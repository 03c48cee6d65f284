import { styled } from 'styled-components';

import type { MessageKey } from '../../i18n/messages/en';
import { useTranslate } from '../../i18n/useTranslate';
import { below } from '../../ui/theme';

import { HelpButton } from './HelpButton';
import { KeyedButton } from './KeyedButton';
import { useDeskKeys } from './useDeskKeys';

/** On phones, a single line that scrolls sideways, by touch or by Tab; elsewhere all are in view. */
const ToolStrip = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
  padding: 3px;
  margin: 0 -3px;

  > * {
    flex: none;
  }

  ${below.tablet} {
    flex-wrap: nowrap;
    overflow-x: auto;
    scrollbar-width: thin;
  }
`;

/** An action with its shortcut letter; nothing to do if it is not available now. */
type DeskTool = readonly [
  letter: string,
  label: MessageKey,
  act: (() => void) | false | undefined,
  /** What the shortcut does, if the label alone does not say it. */
  help?: MessageKey,
];

interface DeskToolsProps {
  label: string;
  /** In display order; the first is the most frequent one. */
  tools: readonly DeskTool[];
  isBusy: boolean;
  /** Whether a form or dialog is open, in which letters are text. */
  isPaused: boolean;
  /** What Esc does. */
  leave: MessageKey;
  onLeave: () => void;
}

/** The actions available on a screen, each with its shortcut letter. */
export function DeskTools(props: DeskToolsProps) {
  const { label, tools, isBusy, isPaused, leave, onLeave } = props;
  const t = useTranslate();
  const keys = Object.fromEntries(tools.map(([letter, , act]) => [letter, act]));
  useDeskKeys(isPaused || isBusy ? {} : { ...keys, Escape: onLeave });
  return (
    <ToolStrip className="no-print" data-tools role="group" aria-label={label}>
      {tools.map(
        ([letter, name, act], index) =>
          act && (
            <KeyedButton
              key={letter}
              letter={letter}
              isPrimary={index === 0}
              disabled={isBusy}
              onClick={act}
            >
              {t(name)}
            </KeyedButton>
          ),
      )}
      <HelpButton
        keys={[
          ...tools.map(([letter, name, , help = name]) => [letter.toUpperCase(), help] as const),
          ['Esc', leave],
        ]}
        isPaused={isPaused || isBusy}
      />
    </ToolStrip>
  );
}
