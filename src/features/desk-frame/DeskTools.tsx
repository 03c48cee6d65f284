import type { MessageKey } from '../../i18n/messages/en';
import { useTranslate } from '../../i18n/useTranslate';

import { KeyedButton } from './KeyedButton';
import { ToolStrip } from './ToolStrip';

/** What can be done now, by its letter. */
export type Acts = Readonly<Record<string, (() => void) | undefined>>;

interface DeskToolsProps {
  label: string;
  /** All that can ever be done, in the order in which it stands; the first is what is done most. */
  tools: readonly (readonly [letter: string, words: MessageKey])[];
  acts: Acts;
  isBusy: boolean;
}

/** What can be done with what a screen shows, each with its letter. */
export function DeskTools({ label, tools, acts, isBusy }: DeskToolsProps) {
  const t = useTranslate();
  return (
    <ToolStrip className="no-print" role="group" aria-label={label}>
      {tools.map(([letter, words], at) => {
        const act = acts[letter];
        return (
          act && (
            <KeyedButton
              key={letter}
              letter={letter}
              isPrimary={at === 0}
              disabled={isBusy}
              onClick={act}
            >
              {t(words)}
            </KeyedButton>
          )
        );
      })}
    </ToolStrip>
  );
}
