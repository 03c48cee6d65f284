import { useEffect, useRef, type KeyboardEvent } from 'react';

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, j: 1, k: -1 };

/**
 * Moves the focus from row to row of a table, each of which has a link. Arrows reach the first row
 * from outside too, unless the focus stands where they mean something; letters work inside alone.
 */
export function useRowKeys() {
  const box = useRef<HTMLDivElement>(null);

  const step = (by: number) => {
    const links = [...(box.current?.querySelectorAll<HTMLElement>('tbody a') ?? [])];
    const now = links.findIndex((link) => link === document.activeElement);
    const next = now < 0 ? 0 : Math.min(Math.max(now + by, 0), links.length - 1);
    links[next]?.focus();
  };

  // Keys that are pressed while nothing has the focus reach the window alone.
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

  const onKeyDown = (event: KeyboardEvent) => {
    const by = STEPS[event.key];
    if (by === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    step(by);
  };
  return { box, onKeyDown };
}
