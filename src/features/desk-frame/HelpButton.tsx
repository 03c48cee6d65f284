import { useState } from 'react';

import { useTranslate } from '../../i18n/useTranslate';

import { KeyedButton } from './KeyedButton';
import { ShortcutsDialog, type ShortcutKeys } from './ShortcutsDialog';
import { useDeskKeys } from './useDeskKeys';

interface HelpButtonProps {
  /** Besides `?` itself. */
  keys: ShortcutKeys;
  /** Whether a form or dialog is open. */
  isPaused?: boolean;
  className?: string;
}

/** Shows the keyboard shortcuts of a screen, also on `?`. */
export function HelpButton({ keys, isPaused = false, className }: HelpButtonProps) {
  const t = useTranslate();
  const [isOpen, setIsOpen] = useState(false);
  const open = () => setIsOpen(true);
  useDeskKeys({ '?': !isPaused && open });
  return (
    <>
      <KeyedButton letter="?" className={className} onClick={open}>
        {t('desk.keys')}
      </KeyedButton>
      {isOpen && (
        <ShortcutsDialog
          keys={[...keys, ['?', 'desk.key.keys']]}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
