import type { FocusEvent } from 'react';

/**
 * Scrolls a row sideways to the focused element, which browsers leave partly clipped; the page does
 * not scroll.
 */
export function scrollToFocused({ currentTarget: row, target }: FocusEvent): void {
  const { left, right } = row.getBoundingClientRect();
  const box = target.getBoundingClientRect();
  if (box.right > right || box.left < left) row.scrollLeft += box.left - left - (right - left) / 4;
}
