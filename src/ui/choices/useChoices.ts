import { useId, useState, type KeyboardEvent } from 'react';

interface ChoicesBelow {
  /** Whether options are wanted, and their number. */
  isOpen: boolean;
  count: number;
  onOpen: (isOpen: boolean) => void;
  onTake: (at: number) => void;
}

/**
 * Options below an input that keeps the focus (an ARIA 1.2 combobox): arrow keys select one, Enter
 * takes it, Escape closes the list.
 */
export function useChoices({ isOpen, count, onOpen, onTake }: ChoicesBelow) {
  const id = useId();
  const [goneTo, setGoneTo] = useState(-1);
  const isShown = isOpen && count > 0;
  const active = isShown && goneTo < count ? goneTo : -1;
  const idOf = (at: number) => `${id}-${at}`;

  const turn = (isWanted: boolean) => {
    onOpen(isWanted);
    setGoneTo(-1);
  };
  const take = (at: number) => {
    turn(false);
    onTake(at);
  };
  const move = (step: number) => setGoneTo(((active + 1 + step + count + 1) % (count + 1)) - 1);

  /** Returns whether the key was handled by the options. */
  const press = ({ key, nativeEvent }: KeyboardEvent): boolean => {
    if (!isShown || nativeEvent.isComposing) return false;
    if (key === 'ArrowDown' || key === 'ArrowUp') move(key === 'ArrowDown' ? 1 : -1);
    else if (key === 'Enter' && active >= 0) take(active);
    else if (key === 'Escape') turn(false);
    else return false;
    return true;
  };

  return {
    id,
    idOf,
    active,
    open: () => turn(true),
    close: () => turn(false),
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

export type Choices = ReturnType<typeof useChoices>;
