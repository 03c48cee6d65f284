import { useState } from 'react';

import { isTyping } from './isTyping';
import { useWindowKeys } from './useWindowKeys';

/**
 * Opens the dialog that leads anywhere, unless another is open: Ctrl+K or ⌘K, and `?` outside fields
 * where it may be used.
 */
export function useGoToKey(mayUseMark: () => boolean = () => false) {
  const [isOpen, setIsOpen] = useState(false);
  useWindowKeys((event) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
    const isCommand = ctrlKey || metaKey;
    const isOurs = isCommand
      ? key.toLowerCase() === 'k' && !altKey && !shiftKey
      : key === '?' && !isTyping(event) && mayUseMark();
    if (!isOurs || document.querySelector('dialog[open]')) return;
    event.preventDefault();
    setIsOpen(true);
  });
  return { isOpen, close: () => setIsOpen(false) };
}
