import { useEffect, useEffectEvent } from 'react';

import { selectAreKeysOn } from '../../slices/deskKeys';
import { useStaffSelector } from '../../store/staffStore';

/** Fields take letters themselves, and over a dialog the screen behind it stands still. */
const TAKES_KEYS = 'input:not([type="checkbox"]), textarea, select, dialog *';

/** What can be done now, by the name of its key in lower case (`s`, `/`, `Escape`). */
export type DeskKeys = Readonly<Record<string, (() => void) | false | undefined>>;

/**
 * What single keys do on a screen. Letters and signs do nothing while a field has the focus, or where they are turned off.
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

  // Keys act wherever the focus is, also on nothing.
  useEffect(() => {
    const onPress = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', onPress);
    return () => window.removeEventListener('keydown', onPress);
  }, []);
}
