import type { MessageKey } from '../../i18n/messages/en';
import { useTranslate } from '../../i18n/useTranslate';

import { KeyedButton } from './KeyedButton';
import { ToolStrip } from './ToolStrip';
import type { DeskKeys } from './useDeskKeys';

interface DeskToolsProps {
  label: string;
  /** All possible actions, in display order; the first is the most frequent one. */
  tools: readonly (readonly [letter: string, label: MessageKey])[];
  keys: DeskKeys;
  isBusy: boolean;
}

/** The actions available on a screen, each with its shortcut letter. */
export function DeskTools({ label, tools, keys, isBusy }: DeskToolsProps) {
  const t = useTranslate();
  return (
    <ToolStrip className="no-print" role="group" aria-label={label}>
      {tools.map(([letter, label], index) => {
        const action = keys[letter];
        return (
          action && (
            <KeyedButton
              key={letter}
              letter={letter}
              isPrimary={index === 0}
              disabled={isBusy}
              onClick={action}
            >
              {t(label)}
            </KeyedButton>
          )
        );
      })}
    </ToolStrip>
  );
}
