import { useState } from 'react';

import { useWindowKeys } from './useWindowKeys';

/** Opens the dialog that leads anywhere: Ctrl+K or ⌘K, unless another dialog is open. */
export function useGoToKey() {
  const [isOpen, setIsOpen] = useState(false);
  useWindowKeys((event) => {
    const isOurs = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
    if (!isOurs || event.key.toLowerCase() !== 'k' || document.querySelector('dialog[open]'))
      return;
    event.preventDefault();
    setIsOpen(true);
  });
  return { isOpen, close: () => setIsOpen(false) };
}
