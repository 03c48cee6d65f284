import { useEffect, useEffectEvent } from 'react';

import { selectAreKeysOn } from '../../slices/deskKeys';
import { useStaffSelector } from '../../store/staffStore';

/** Fields handle their own keys, and a dialog blocks the shortcuts of the screen behind it. */
const TAKES_KEYS = 'input:not([type="checkbox"]), textarea, select, dialog *';

/** The currently available actions by key name, letters in lower case (`s`, `/`, `Escape`). */
export type DeskKeys = Readonly<Record<string, (() => void) | false | undefined>>;

/**
 * Registers the single-key shortcuts of a screen. Letters and punctuation are ignored while a field
 * has the focus or when shortcuts are turned off.
 */
export function useDeskKeys(keys: DeskKeys) {
  const areOn = useStaffSelector(selectAreKeysOn);

  const press = useEffectEvent((event: KeyboardEvent) => {
    const { ctrlKey, metaKey, altKey, defaultPrevented } = event;
    const isTaken = document.activeElement?.matches(TAKES_KEYS);
    if (defaultPrevented || ctrlKey || metaKey || altKey || isTaken) return;
    const isSign = event.key.length === 1;
    if (isSign && !areOn) return;
    const act = keys[isSign ? event.key.toLowerCase() : event.key];
    if (!act) return;
    event.preventDefault();
    act();
  });

  // Listens on the window, so that shortcuts work wherever the focus is, or without any.
  useEffect(() => {
    const onPress = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', onPress);
    return () => window.removeEventListener('keydown', onPress);
  }, []);
}
