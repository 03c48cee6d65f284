import { useEffect, useRef, type KeyboardEvent } from 'react';

import { useDeskKeys } from './useDeskKeys';

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * Moves the focus between table rows, by the first link of each: with letters wherever shortcuts
 * are active, with the arrow keys inside the table, and with ArrowDown from outside while nothing,
 * the main region or a search field has the focus.
 */
export function useRowKeys() {
  const box = useRef<HTMLDivElement>(null);

  const step = (by: number) => {
    const rows = [...(box.current?.querySelectorAll('tbody tr') ?? [])];
    const links = rows.flatMap((row) => row.querySelector<HTMLElement>('a') ?? []);
    const row = document.activeElement?.closest('tr');
    const now = links.findIndex((link) => link.closest('tr') === row);
    const next = now < 0 ? 0 : Math.min(Math.max(now + by, 0), links.length - 1);
    links[next]?.focus();
  };

  // Keys pressed while nothing has the focus reach only the window.
  useEffect(() => {
    const begin = (event: globalThis.KeyboardEvent) => {
      const { activeElement } = document;
      const isFree =
        activeElement === document.body ||
        activeElement?.id === 'main' ||
        activeElement?.matches('input[type="search"]');
      if (event.key !== 'ArrowDown' || !isFree || event.defaultPrevented) return;
      event.preventDefault();
      step(1);
    };
    window.addEventListener('keydown', begin);
    return () => window.removeEventListener('keydown', begin);
  }, []);

  useDeskKeys({ j: () => step(1), k: () => step(-1) });

  const onKeyDown = (event: KeyboardEvent) => {
    const by = STEPS[event.key];
    if (by === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    step(by);
  };
  return { box, onKeyDown };
}
