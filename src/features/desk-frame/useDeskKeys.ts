import { selectAreKeysOn } from '../../slices/deskKeys';
import { useStaffSelector } from '../../store/staffStore';
import { useWindowKeys } from '../../ui/useWindowKeys';

/** Fields handle their own keys, and a dialog blocks the shortcuts of the screen behind it. */
const FIELD_SELECTOR = 'input:not([type="checkbox"]), textarea, select, dialog *';

/** The currently available actions by key name, letters in lower case (`s`, `/`, `Escape`). */
export type DeskKeys = Readonly<Record<string, (() => unknown) | false | undefined>>;

/**
 * Registers the single-key shortcuts of a screen. Letters and punctuation are ignored while a field
 * has the focus or when shortcuts are turned off.
 */
export function useDeskKeys(keys: DeskKeys) {
  const areShortcutsOn = useStaffSelector(selectAreKeysOn);

  useWindowKeys((event) => {
    const { ctrlKey, metaKey, altKey, defaultPrevented } = event;
    const isInField = document.activeElement?.matches(FIELD_SELECTOR);
    if (defaultPrevented || ctrlKey || metaKey || altKey || isInField) return;
    const isPrintable = event.key.length === 1;
    if (isPrintable && !areShortcutsOn) return;
    const action = keys[isPrintable ? event.key.toLowerCase() : event.key];
    if (!action) return;
    event.preventDefault();
    action();
  });
}
