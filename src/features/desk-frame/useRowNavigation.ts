import { useRef, type KeyboardEvent } from 'react';

import { useWindowKeys } from '../../ui/useWindowKeys';

import { useDeskKeys } from './useDeskKeys';

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * Moves the focus between table rows, by the first link of each: with letters wherever shortcuts
 * are active, with the arrow keys inside the table, and with ArrowDown from outside while nothing,
 * the main region or a search field has the focus.
 */
export function useRowNavigation() {
  const box = useRef<HTMLDivElement>(null);

  const moveFocus = (by: number) => {
    const rows = [...(box.current?.querySelectorAll('tbody tr') ?? [])];
    const links = rows.flatMap((row) => row.querySelector<HTMLElement>('a') ?? []);
    const row = document.activeElement?.closest('tr');
    const current = links.findIndex((link) => link.closest('tr') === row);
    const next = current < 0 ? 0 : Math.min(Math.max(current + by, 0), links.length - 1);
    links[next]?.focus();
  };

  useWindowKeys((event) => {
    const { activeElement } = document;
    const isFree =
      activeElement === document.body ||
      activeElement?.id === 'main' ||
      activeElement?.matches('input[type="search"]');
    if (event.key !== 'ArrowDown' || !isFree || event.defaultPrevented) return;
    event.preventDefault();
    moveFocus(1);
  });

  useDeskKeys({ j: () => moveFocus(1), k: () => moveFocus(-1) });

  const moveByKey = (event: KeyboardEvent) => {
    const by = STEPS[event.key];
    if (by === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    moveFocus(by);
  };
  return { box, moveByKey };
}
