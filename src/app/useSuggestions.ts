import { useState } from 'react';
import { useNavigate } from 'react-router';

import { paths } from '../paths';
import { useChoices } from '../ui/choices/useChoices';

/** Shorter prefixes match half of the catalogue. */
const MIN_LENGTH = 2;
const NONE: readonly string[] = [];

/** Addresses suggested for the text, of which one is taken with the arrow keys and Enter. */
export function useSuggestions(text: string) {
  const navigate = useNavigate();
  const [isOpen, setIsOpen] = useState(false);
  const [addresses, setAddresses] = useState(NONE);
  const hasChoices = isOpen && text.trim().length >= MIN_LENGTH;
  const choices = useChoices({
    isOpen: hasChoices,
    count: addresses.length,
    onOpen: (isWanted) => {
      setIsOpen(isWanted);
      if (!isWanted) setAddresses(NONE);
    },
    onTake: (at) => void navigate(addresses[at] ?? paths.search(text)),
  });
  const show = (found: readonly string[]) => {
    setAddresses(found);
    choices.open();
  };
  return { choices, hasChoices, show };
}
