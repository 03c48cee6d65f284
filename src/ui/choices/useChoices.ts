import { useId, useState, type KeyboardEvent } from 'react';

interface ChoicesOptions {
  /** Whether options are wanted, and their number. */
  isOpen: boolean;
  count: number;
  onOpen: (isOpen: boolean) => void;
  onTake: (index: number) => void;
}

/**
 * Options below an input that keeps the focus (an ARIA 1.2 combobox): arrow keys select one, Enter
 * takes it, Escape closes the list.
 */
export function useChoices({ isOpen, count, onOpen, onTake }: ChoicesOptions) {
  const id = useId();
  const [selectedIndex, setSelectedIndex] = useState(-1);
  const isShown = isOpen && count > 0;
  const active = isShown && selectedIndex < count ? selectedIndex : -1;
  const idOf = (index: number) => `${id}-${index}`;

  const setOpen = (nextIsOpen: boolean) => {
    onOpen(nextIsOpen);
    setSelectedIndex(-1);
  };
  const take = (index: number) => {
    setOpen(false);
    onTake(index);
  };
  const move = (step: number) =>
    setSelectedIndex(((active + 1 + step + count + 1) % (count + 1)) - 1);

  /** Returns whether the key was handled by the options. */
  const press = ({ key, nativeEvent }: KeyboardEvent): boolean => {
    if (!isShown || nativeEvent.isComposing) return false;
    if (key === 'ArrowDown' || key === 'ArrowUp') move(key === 'ArrowDown' ? 1 : -1);
    else if (key === 'Enter' && active >= 0) take(active);
    else if (key === 'Escape') setOpen(false);
    else return false;
    return true;
  };

  return {
    id,
    idOf,
    active,
    open: () => setOpen(true),
    close: () => setOpen(false),
    take,
    press,
    /** Combobox attributes of the input. */
    box: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': isShown,
      'aria-controls': isShown ? id : undefined,
      'aria-activedescendant': active >= 0 ? idOf(active) : undefined,
    } as const,
  };
}

export type ChoiceState = ReturnType<typeof useChoices>;
