import type { FocusEvent } from 'react';

/** Browsers leave what has the focus where only an edge of it shows; the page itself does not move. */
export function bringIntoSight({ currentTarget: row, target }: FocusEvent): void {
  const { left, right } = row.getBoundingClientRect();
  const box = target.getBoundingClientRect();
  if (box.right > right || box.left < left) row.scrollLeft += box.left - left - (right - left) / 4;
}
