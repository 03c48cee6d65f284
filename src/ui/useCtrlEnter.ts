import { useWindowKeys } from './useWindowKeys';

/** Runs an action on Ctrl+Enter (⌘Enter on a Mac), wherever the focus is. */
export function useCtrlEnter(action: () => void) {
  useWindowKeys((event) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    action();
  });
}
